import type { ReleasePost } from './state-notices';

export interface ReleaseNotesFacts {
	/** Whether At a Glance itself is shown, not a screen that replaces it. */
	isAtAGlance: boolean;
	post: ReleasePost | null;
	version: string;
}

/** The content is unsafe HTML from the server: sanitize it before rendering. */
export interface ReleaseNotes extends ReleasePost {
	version: string;
}

/** The server's name for the dismissal (API-48). */
export const RELEASE_NOTES_ID = 'welcome';

/** The post about the new version, if there is one (DASH-39). Dismissing an earlier post doesn't affect it, because the server prints each post once. */
export function resolveReleaseNotes(facts: ReleaseNotesFacts): ReleaseNotes | null {
	const { isAtAGlance, post, version } = facts;
	return isAtAGlance && (post?.title || post?.content) ? { version, ...post } : null;
}
