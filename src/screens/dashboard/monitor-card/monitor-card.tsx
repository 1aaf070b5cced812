import { __ } from '@wordpress/i18n';
import { scheduled } from '@wordpress/icons';
import { Status } from '@/ui/status';
import { ModuleCard } from '../module-card/module-card';

/** Downtime monitoring: says only that it watches, for the provider writes when the site is down. */
export function MonitorCard() {
	return (
		<ModuleCard
			slug="monitor"
			title={__('Downtime monitoring', 'jetpack')}
			icon={scheduled}
			description={__(
				'Get an email when your site goes down, and another when it is back.',
				'jetpack',
			)}
		>
			<Status intent="success">{__('Jetpack is watching your site', 'jetpack')}</Status>
			<p>{__('You get an email if it goes down, and another when it is back.', 'jetpack')}</p>
		</ModuleCard>
	);
}
