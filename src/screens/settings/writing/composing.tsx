import { __ } from '@wordpress/i18n';
import { getUnavailableReason } from '@/domain/modules/availability';
import { nameSwitch } from '@/domain/settings/registry';
import { joinUrl } from '@/lib/safe-url';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectModuleAvailability } from '@/state/modules';
import { selectIsSettingOn, selectIsSettingPending, setSetting } from '@/state/settings';
import { selectSite } from '@/state/site';
import type { CardSlots } from '../frame/card-frame';
import { ConfigureLink } from '../frame/configure-link';
import { Marked } from '../frame/search-context';
import { SettingRow } from '../frame/setting-row';
import { SettingStatus } from '../frame/setting-status';
import { SettingToggle } from '../frame/setting-switch';
import { MarkdownSwitch } from '../markdown-switch';
import styles from './style.module.scss';

const POSTS = 'wpcom_publish_posts_with_markdown';

/** The switch for comments is on the Discussion tab, and only mentioned here (WRITING-17). */
function PostMarkdown() {
	return <MarkdownSwitch id={POSTS} otherOn={__('Markdown is on for comments, too.')} />;
}

const BLOCKS = 'jetpack_blocks_disabled';

/** The setting stores "off", the switch shows "on"; it is saved at once (WRITING-14 to WRITING-16). */
function Blocks() {
	const dispatch = useAppDispatch();
	const isOn = useAppSelector((state) => !selectIsSettingOn(state, BLOCKS));
	const isSaving = useAppSelector((state) => selectIsSettingPending(state, BLOCKS));
	const canManage = useAppSelector((state) => selectCapabilities(state).canManageModules);
	const availability = useAppSelector((state) => selectModuleAvailability(state, 'blocks'));
	const reason = availability ? getUnavailableReason(availability, nameSwitch(BLOCKS)) : '';
	const { adminUrl } = useAppSelector(selectSite);
	if (!canManage) {
		return <SettingStatus id={BLOCKS} isOn={isOn} />;
	}
	return (
		<SettingRow id={BLOCKS}>
			<div className={styles.part}>
				<SettingToggle
					id={BLOCKS}
					help={
						<Marked
							text={__(
								'Caution: if there are Jetpack blocks used in existing posts or pages, disabling this setting will cause those blocks to stop working.',
							)}
						/>
					}
					isOn={isOn}
					isSaving={isSaving}
					isDisabled={reason !== ''}
					reason={reason}
					onChange={(next) =>
						void dispatch(setSetting(BLOCKS, !next, { subject: nameSwitch(BLOCKS) }))
					}
				/>
				<div className={styles.below}>
					<ConfigureLink href={joinUrl(adminUrl, 'post-new.php')}>
						{__('Open the block editor')}
					</ConfigureLink>
				</div>
			</div>
		</SettingRow>
	);
}

/** Why the settings are read-only for authors (WRITING-04). */
function ReadOnlyNote() {
	const canManage = useAppSelector((state) => selectCapabilities(state).canManageModules);
	return canManage ? null : (
		<p>
			<Marked text={__('Only administrators can change these settings.')} />
		</p>
	);
}

/** How posts are written (WRITING-04, WRITING-13 to WRITING-17). None of it needs a connection. */
export const COMPOSING: CardSlots = {
	neverFades: true,
	rows: { [POSTS]: PostMarkdown, [BLOCKS]: Blocks },
	Notes: ReadOnlyNote,
};
