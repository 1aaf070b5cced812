import { __ } from '@wordpress/i18n';
import { getUnavailableReason } from '@/domain/modules';
import {
	readMarkdown,
	resolveCommentMarkdownChange,
	resolveMarkdownLock,
} from '@/domain/settings-cards/markdown';
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
import type { CardSlots, Specials } from '../frame/card-slots';
import { Marked } from '../frame/search-context';
import { SettingRow } from '../frame/setting-place';

const MODULE = 'markdown';
const COMMENTS = 'wpcom_publish_comments_with_markdown';
const POSTS = 'wpcom_publish_posts_with_markdown';

/** Markdown in comments; the switch for posts stands on Writing, and is only told of here (SETDISC-06, SETDISC-10, SETDISC-11). */
function CommentMarkdown() {
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
				help={postsOn && __('Markdown is on for posts and pages, too.', 'dashboard-for-jetpack')}
				checked={commentsOn}
				isToggling={isSaving}
				disabled={lock !== undefined}
				disabledReason={lock && getUnavailableReason(lock, feature)}
				onChange={toggle}
			/>
		</SettingRow>
	);
}

/** How visitors comment (SETDISC-04 to SETDISC-06, SETDISC-08): hovercards and Markdown need no connection. */
const COMMENTS_CARD: CardSlots = {
	neverFades: true,
	rows: { [COMMENTS]: CommentMarkdown },
};

const SPECIALS: Specials = {
	comments: COMMENTS_CARD,
	subscriptions: {
		getConnectPrompt: () =>
			__('Connect to let visitors subscribe to your site.', 'dashboard-for-jetpack'),
	},
};

export default SPECIALS;
