import type { RefObject } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { formatSiteDate } from '@/lib/dates';
import { resolvePreviewPosts } from '@/domain/site/posts';
import { truncateAtWord } from '@/domain/seo/cut-text';
import type { PictureUrl } from '@/lib/picture-url';
import { useAppSelector } from '@/state/store/hooks';
import { loadPostPictures, selectLatestPosts, selectPostPictures } from '@/state/site/posts';
import { selectSite } from '@/state/site';
import { useLocale } from '@/ui/use-locale';
import { useLoadsInView } from '../../common/use-loads-in-view';
import type { Sample } from './sample-picture';

export interface ShownPost {
	key: string;
	title: string;
	/** The date, or where a drawn sample was published. */
	detail: string;
	/** A sample has a drawing; undefined for a post of the site without a picture that may be loaded. */
	picture: PictureUrl | Sample | undefined;
}

const listSamples = (): (Omit<ShownPost, 'key'> & { picture: Sample })[] => [
	{ picture: 'cat', title: __('A morning with the office cat'), detail: __('In "Pets"') },
	{ picture: 'devices', title: __('Our new app, on every screen'), detail: __('In "Mobile"') },
	{
		picture: 'wedding',
		title: __('A small wedding, planned by phone'),
		detail: __('In "Weddings"'),
	},
];

const selectPreviewPosts = createSelector(
	[selectLatestPosts, selectPostPictures, selectSite],
	(latest, pictures, site) => resolvePreviewPosts({ latest, pictures, site }),
);

/** As long as three lines of a preview. */
const LONGEST_TITLE = { limit: 70, from: 50, to: 69 };

/**
 * The three posts of the previews, from the site if it has any; undefined until that is known.
 *
 * @param ref The preview, which may be far below the window: the posts are asked for when it comes into view.
 */
export function usePreviewPosts(ref: RefObject<Element | null>): ShownPost[] | undefined {
	const locale = useLocale();
	const { dateFormat } = useAppSelector(selectSite);
	useLoadsInView(ref, loadPostPictures);
	const posts = useAppSelector(selectPreviewPosts);
	const samples = listSamples();
	return posts?.flatMap((post): ShownPost[] => {
		if (post.kind === 'sample') {
			const sample = samples[post.index];
			return sample ? [{ ...sample, key: sample.picture }] : [];
		}
		return [
			{
				key: String(post.id),
				title:
					truncateAtWord(post.title, LONGEST_TITLE) ||
					/* translators: a post without a title. */
					__('(no title)'),
				detail: formatSiteDate(post.day, dateFormat, locale),
				picture: post.picture,
			},
		];
	});
}
