import { __ } from '@wordpress/i18n';
import { image, scheduled } from '@wordpress/icons';
import { Status } from '@/ui/status';
import { ModuleCard } from './module-card';

/** Downtime monitoring: says only that it watches, for the provider writes when the site is down. */
export const MonitorCard = () => (
	<ModuleCard
		slug="monitor"
		title={__('Downtime monitoring', 'jetpack')}
		icon={scheduled}
		description={__("Get an email when your site goes down, and when it's back.", 'jetpack')}
	>
		<Status intent="success">{__('Jetpack is watching your site', 'jetpack')}</Status>
		<p>{__("You'll get an email if it goes down, and when it's back.", 'jetpack')}</p>
	</ModuleCard>
);

/** The image accelerator. */
export const PhotonCard = () => (
	<ModuleCard
		slug="photon"
		title={__('Image accelerator', 'jetpack')}
		icon={image}
		description={__('Load images from a fast network, sized for each screen.', 'jetpack')}
	>
		<Status intent="success">{__('Your images are accelerated', 'jetpack')}</Status>
		<p>{__('They load from a fast network, sized for each screen.', 'jetpack')}</p>
	</ModuleCard>
);
