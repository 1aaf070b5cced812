import { __ } from '@wordpress/i18n';
import { getUnavailableReason } from '@/domain/modules/availability';
import { nameSwitch } from '@/domain/settings/registry';
import { joinUrl } from '@/lib/safe-url';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectModuleAvailability } from '@/state/modules';
import { selectIsSettingOn, setSetting } from '@/state/settings';
import { selectSite } from '@/state/site';
import type { CardSlots } from '../frame/card-frame';
import { ConfigureLink } from '../frame/configure-link';
import { MarkdownSwitch, SettingToggle } from '../frame/setting-switch';

const POSTS = 'wpcom_publish_posts_with_markdown';

const BLOCKS = 'jetpack_blocks_disabled';

/** The setting stores "off", the switch shows "on"; it is saved at once (WRITING-14 to WRITING-16). */
function Blocks() {
	const dispatch = useAppDispatch();
	const isOn = useAppSelector((state) => !selectIsSettingOn(state, BLOCKS));
	const availability = useAppSelector((state) => selectModuleAvailability(state, 'blocks'));
	const reason = availability ? getUnavailableReason(availability, nameSwitch(BLOCKS)) : '';
	const { adminUrl } = useAppSelector(selectSite);
	return (
		<SettingToggle
			id={BLOCKS}
			help={__(
				'Caution: if there are Jetpack blocks used in existing posts or pages, disabling this setting will cause those blocks to stop working.',
			)}
			isOn={isOn}
			reason={reason}
			onChange={(next) => void dispatch(setSetting(BLOCKS, !next, { subject: nameSwitch(BLOCKS) }))}
			below={
				<ConfigureLink href={joinUrl(adminUrl, 'post-new.php')}>
					{__('Open the block editor')}
				</ConfigureLink>
			}
		/>
	);
}

/** Why the settings are read-only for authors (WRITING-04). */
function ReadOnlyNote() {
	const canManage = useAppSelector((state) => selectCapabilities(state).canManageModules);
	return canManage ? null : <p>{__('Only administrators can change these settings.')}</p>;
}

/** How posts are written (WRITING-04, WRITING-13 to WRITING-17). None of it needs a connection. */
export const COMPOSING: CardSlots = {
	rows: {
		// The switch for comments is on the Discussion tab, and only mentioned here (WRITING-17).
		[POSTS]: () => <MarkdownSwitch id={POSTS} otherOn={__('Markdown is on for comments, too.')} />,
		[BLOCKS]: Blocks,
	},
	Notes: ReadOnlyNote,
};
