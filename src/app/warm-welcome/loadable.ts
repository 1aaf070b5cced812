import type { ReleaseNotes } from '@/domain/notices';
import { createLoadable } from '../loadable/create-loadable';

/** Seen once a version, and the purifier is heavy: a chunk of its own. */
export const RELEASE_NOTES = createLoadable<ReleaseNotes>(
	() => import(/* webpackChunkName: "release-notes" */ './release-notes'),
);
