import type { ReleasePost } from './state-notices';

export interface ReleaseNotesFacts {
	/** Whether At a Glance itself is shown, not a screen that replaces it. */
	isAtAGlance: boolean;
	post: ReleasePost | null;
	version: string;
}

export interface ReleaseNotes {
	version: string;
	title: string;
	/** Unsafe HTML from the server: sanitize before rendering. */
	content: string;
}

/** The server's name for the dismissal (API-48). */
export const RELEASE_NOTES_ID = 'welcome';

/** The post about the new version, if there is one (DASH-39). Dismissing an earlier post doesn't affect it, because the server prints each post once. */
export function resolveReleaseNotes(facts: ReleaseNotesFacts): ReleaseNotes | null {
	const { isAtAGlance, post, version } = facts;
	if (!isAtAGlance || !post) {
		return null;
	}
	return post.title || post.content ? { version, title: post.title, content: post.content } : null;
}
