import { __ } from '@wordpress/i18n';
import { blockDefault } from '@wordpress/icons';
import { getRedirectUrl } from '@/lib/redirect-url';
import { useAppSelector } from '@/state/store/hooks';
import { selectModule } from '@/state/modules';
import { selectIsSettingOn } from '@/state/settings';
import { Button } from '@/ui/button';
import { Card, Sentence } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';
import { Status } from '@/ui/status';
import { AdminLink } from '../common/admin-link';

/**
 * The blocks that Jetpack adds to the editor (DASH-08). They need no connection: only the site's own setting
 * turns them off, or code that removes their module.
 */
export function BlocksCard() {
	const isOff = useAppSelector((state) => selectIsSettingOn(state, 'jetpack_blocks_disabled'));
	const isOnSite = useAppSelector((state) => selectModule(state, 'blocks') !== undefined);
	return (
		isOnSite && (
			<Card title={__('Blocks')} icon={blockDefault}>
				<Sentence
					action={
						isOff ? (
							<Button size="small" href="#/writing">
								{__('Writing settings')}
							</Button>
						) : (
							<AdminLink page="post-new.php">{__('Write a post')}</AdminLink>
						)
					}
				>
					<Status intent={isOff ? 'inactive' : 'success'}>
						{isOff
							? __("Jetpack's blocks are turned off on this site.")
							: __('Jetpack adds its own blocks to the editor.')}
					</Status>
					<p>
						<ExternalLink href={getRedirectUrl('jetpack-support-blocks')}>
							{__('See what they can do')}
						</ExternalLink>
					</p>
				</Sentence>
			</Card>
		)
	);
}
