import { __ } from '@wordpress/i18n';
import type { SettingsTab } from '@/domain/routes';

/** A tab with nothing in it for this person. */
export function NoTools({ tab }: { tab: SettingsTab }) {
	return (
		<p>
			{tab === 'writing'
				? __(
						'Writing tools available to you will be shown here when an administrator enables them.',
						'jetpack',
					)
				: __('These settings are in the hands of the site administrators.', 'jetpack')}
		</p>
	);
}
