import { __ } from '@wordpress/i18n';
import { useAppSelector } from '@/state/hooks';
import { selectIsSettingOn } from '@/state/settings';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Status } from '@/ui/status';

/** Whether the anti-spam plugin is at work, and the way to its own settings. */
export function AntiSpamCard() {
	const isActive = useAppSelector((state) => selectIsSettingOn(state, 'akismet'));
	const { adminUrl } = useAppSelector(selectSite);
	return (
		<Card
			headingLevel={2}
			title={__('Anti-spam', 'jetpack')}
			badge={
				<Status intent={isActive ? 'success' : 'inactive'}>
					{isActive ? __('Active', 'jetpack') : __('Inactive', 'jetpack')}
				</Status>
			}
			action={
				isActive && (
					<Button size="small" href={`${adminUrl}admin.php?page=akismet-key-config`}>
						{__('Configure', 'jetpack')}
					</Button>
				)
			}
		>
			<p>
				{isActive
					? __('Comments and forms are checked for spam.', 'jetpack')
					: __('The anti-spam plugin is not active on this site.', 'jetpack')}
			</p>
		</Card>
	);
}
