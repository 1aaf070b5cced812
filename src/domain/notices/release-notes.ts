import type { ReleasePost } from './state-notices';

export interface ReleaseNotesFacts {
	/** Whether At a Glance stands, not a screen in its place. */
	isAtAGlance: boolean;
	post: ReleasePost | null;
	version: string;
}

export interface ReleaseNotes {
	version: string;
	title: string;
	/** HTML as the server sent it: to be purified before it is drawn. */
	content: string;
}

/** The server's name for the dismissal (API-48). */
export const RELEASE_NOTES_ID = 'welcome';

/**
 * The post of the new version, where there is one to read (DASH-39). That an earlier one was put away
 * says nothing of it: the server prints each once.
 */
export function resolveReleaseNotes(facts: ReleaseNotesFacts): ReleaseNotes | null {
	const { isAtAGlance, post, version } = facts;
	if (!isAtAGlance || !post) {
		return null;
	}
	return post.title || post.content ? { version, title: post.title, content: post.content } : null;
}
