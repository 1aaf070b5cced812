import { toPictureUrl, type PictureSite, type PictureUrl } from '@/lib/picture-url';
import { knownData, viewRemote, type Remote } from '@/lib/remote';

export interface Post {
	id: number;
	/** The day in the site's time zone, as "2026-01-31"; "" if unknown. */
	day: string;
	/** Plain text; may be empty. */
	title: string;
	/** The attachment of its featured image; 0 without one. */
	pictureId: number;
}

/** A post in a preview: one of the site's own, without a picture until that is known, or the n-th drawn sample. */
export type PreviewPost =
	| { kind: 'own'; id: number; title: string; day: string; picture: PictureUrl | undefined }
	| { kind: 'sample'; index: number };

export interface PreviewPostsFacts {
	/** The latest published posts, at most 100, the latest first. */
	latest: Remote<Post[], unknown>;
	/** Attachment id → address. */
	pictures: Remote<Record<number, string>, unknown>;
	site: PictureSite;
}

/** The number of posts in a preview, and of drawn samples (TRAFFIC-17). */
export const PREVIEW_POSTS = 3;

/**
 * The posts that previews show: the site's latest, and drawn samples in place of those that it doesn't have or that
 * can't be read. Undefined until that is known.
 */
export function resolvePreviewPosts(facts: PreviewPostsFacts): PreviewPost[] | undefined {
	const view = viewRemote(facts.latest);
	if (view.kind === 'loading') {
		return undefined;
	}
	const posts = view.kind === 'known' ? view.data : [];
	const pictures = knownData(facts.pictures) ?? {};
	return Array.from({ length: PREVIEW_POSTS }, (_, index): PreviewPost => {
		const post = posts[index];
		if (!post) {
			return { kind: 'sample', index };
		}
		const { id, title, day, pictureId } = post;
		const picture = toPictureUrl(pictures[pictureId], facts.site);
		return { kind: 'own', id, title, day, picture };
	});
}
