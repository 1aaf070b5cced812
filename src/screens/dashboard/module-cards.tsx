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
		title={__('Downtime monitoring')}
		icon={scheduled}
		description={__("Get an email when your site goes down, and when it's back.")}
	>
		<Sentence>
			<Watch />
			<p>{__("You'll get an email if it goes down, and when it's back.")}</p>
		</Sentence>
	</ModuleCard>
);

/** The provider monitors the site, so it is not known whether it does while it doesn't answer. */
function Watch() {
	const isSure = useAppSelector((state) => selectProviderContact(state).kind === 'answers');
	return isSure ? (
		<Status intent="success">{__('Jetpack is watching your site')}</Status>
	) : (
		<Status intent="neutral">{__('Monitoring is on')}</Status>
	);
}

/** The image accelerator. */
export const PhotonCard = () => (
	<ModuleCard
		slug="photon"
		title={__('Image accelerator')}
		icon={image}
		description={__('Load images from a fast network, sized for each screen.')}
	>
		<Sentence>
			<Status intent="success">{__('Your images are accelerated')}</Status>
			<p>{__('They load from a fast network, sized for each screen.')}</p>
		</Sentence>
	</ModuleCard>
);
