import { __ } from '@wordpress/i18n';
import { image, scheduled } from '@wordpress/icons';
import { useAppSelector } from '@/state/store/hooks';
import { selectProviderContact } from '@/state/site/provider-site';
import { Sentence } from '@/ui/card';
import { Status } from '@/ui/status';
import { ModuleCard } from './module-card';

/** Downtime monitoring: shows only that it is active, because the provider sends an email when the site is down. */
export const MonitorCard = () => (
	<ModuleCard
		slug="monitor"
		title={__('Downtime monitoring', 'dashboard-for-jetpack')}
		icon={scheduled}
		description={__(
			"Get an email when your site goes down, and when it's back.",
			'dashboard-for-jetpack',
		)}
	>
		<Sentence>
			<Watch />
			<p>
				{__("You'll get an email if it goes down, and when it's back.", 'dashboard-for-jetpack')}
			</p>
		</Sentence>
	</ModuleCard>
);

/** The provider monitors the site, so it is not known whether it does while it doesn't answer. */
function Watch() {
	const isSure = useAppSelector((state) => selectProviderContact(state).kind === 'answers');
	return isSure ? (
		<Status intent="success">{__('Jetpack is watching your site', 'dashboard-for-jetpack')}</Status>
	) : (
		<Status intent="neutral">{__('Monitoring is on', 'dashboard-for-jetpack')}</Status>
	);
}

/** The image accelerator. */
export const PhotonCard = () => (
	<ModuleCard
		slug="photon"
		title={__('Image accelerator', 'dashboard-for-jetpack')}
		icon={image}
		description={__(
			'Load images from a fast network, sized for each screen.',
			'dashboard-for-jetpack',
		)}
	>
		<Sentence>
			<Status intent="success">{__('Your images are accelerated', 'dashboard-for-jetpack')}</Status>
			<p>{__('They load from a fast network, sized for each screen.', 'dashboard-for-jetpack')}</p>
		</Sentence>
	</ModuleCard>
);
