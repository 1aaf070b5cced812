import type { ModuleAvailability } from '@/domain/modules';
import type { SettingsMap } from '@/domain/settings';

export interface MarkdownFacts {
	isModuleOn: boolean;
	/** The saved option, whether or not the module is on. */
	comments: boolean;
	posts: boolean;
}

/** What is really written in Markdown: an option says nothing while its module is off. */
export const readMarkdown = ({ isModuleOn, comments, posts }: MarkdownFacts) => ({
	commentsOn: isModuleOn && comments,
	postsOn: isModuleOn && posts,
});

export interface CommentMarkdownFacts {
	/** Whether posts are written in Markdown now. */
	postsOn: boolean;
	/** What is wanted for comments. */
	next: boolean;
	/** Site code holds the module on: switching it off would be refused, and the option with it. */
	isHeldOn?: boolean;
}

/**
 * What a switch of Markdown in comments saves (SETDISC-11): its own option, and the module where
 * neither posts nor comments need it otherwise.
 *
 * @return Keys in the order in which the server must work them off: activating the module switches Markdown in posts on, which the posts option takes back.
 */
export function resolveCommentMarkdownChange({
	postsOn,
	next,
	isHeldOn = false,
}: CommentMarkdownFacts): SettingsMap {
	const own = { wpcom_publish_comments_with_markdown: next };
	if (postsOn || (isHeldOn && !next)) {
		return own;
	}
	return next
		? { markdown: true, ...own, wpcom_publish_posts_with_markdown: false }
		: { ...own, markdown: false };
}

/** Why the switch cannot be used; undefined where it can, also while the module is off (SETDISC-10). */
export function resolveMarkdownLock(
	availability: ModuleAvailability,
): Exclude<ModuleAvailability, { kind: 'available' }> | undefined {
	const isHeldOn = availability.kind === 'locked' && availability.override === 'active';
	return availability.kind === 'available' || isHeldOn ? undefined : availability;
}
