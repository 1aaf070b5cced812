import { __ } from '@wordpress/i18n';
import { shield } from '@wordpress/icons';
import { ModuleCard } from '../module-card/module-card';
import { BlockedCount } from './blocked-count';

/** Brute force protection, with what it has kept away so far. */
export function ProtectCard() {
	return (
		<ModuleCard
			slug="protect"
			title={__('Brute force protection', 'jetpack')}
			icon={shield}
			description={__('Keep strangers from guessing their way into your site.', 'jetpack')}
		>
			<BlockedCount />
		</ModuleCard>
	);
}
