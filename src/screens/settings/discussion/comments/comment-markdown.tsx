import { __ } from '@wordpress/i18n';
import { getUnavailableReason } from '@/domain/modules';
import {
	readMarkdown,
	resolveCommentMarkdownChange,
	resolveMarkdownLock,
} from '@/domain/settings-cards/comment-markdown';
import { getSetting } from '@/domain/settings-registry';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import {
	selectIsModuleActive,
	selectIsModuleToggling,
	selectModule,
	selectModuleAvailability,
	toggleOption,
} from '@/state/modules';
import { selectIsSettingOn, selectIsSettingPending } from '@/state/settings';
import { ModuleToggle } from '@/ui/module-toggle';
import { Marked } from '../../frame/marked';
import { SettingRow } from '../../frame/setting-row';

const MODULE = 'markdown';
const COMMENTS = 'wpcom_publish_comments_with_markdown';
const POSTS = 'wpcom_publish_posts_with_markdown';

/** Markdown in comments; the switch for posts stands on Writing, and is only told of here (SETDISC-06, SETDISC-10, SETDISC-11). */
export function CommentMarkdown() {
	const dispatch = useAppDispatch();
	const isModuleOn = useAppSelector((state) => selectIsModuleActive(state, MODULE));
	const comments = useAppSelector((state) => selectIsSettingOn(state, COMMENTS));
	const posts = useAppSelector((state) => selectIsSettingOn(state, POSTS));
	const isSaving = useAppSelector(
		(state) =>
			selectIsModuleToggling(state, MODULE) ||
			selectIsSettingPending(state, COMMENTS) ||
			selectIsSettingPending(state, POSTS),
	);
	const availability = useAppSelector((state) => selectModuleAvailability(state, MODULE));
	const feature = useAppSelector((state) => selectModule(state, MODULE)?.name ?? '');
	const { commentsOn, postsOn } = readMarkdown({ isModuleOn, comments, posts });
	const lock = availability && resolveMarkdownLock(availability);
	const isHeldOn = availability?.kind === 'locked' && !lock;

	const toggle = (next: boolean) => {
		const changes = resolveCommentMarkdownChange({ postsOn, next, isHeldOn });
		void dispatch(toggleOption(MODULE, COMMENTS, next, changes));
	};
	return (
		<SettingRow id={COMMENTS}>
			<ModuleToggle
				label={<Marked text={getSetting(COMMENTS).getName()} />}
				help={postsOn && __('Posts and pages are written in Markdown, too.', 'jetpack')}
				checked={commentsOn}
				isToggling={isSaving}
				disabled={lock !== undefined}
				disabledReason={lock && getUnavailableReason(lock, feature)}
				onChange={toggle}
			/>
		</SettingRow>
	);
}
