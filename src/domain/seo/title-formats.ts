import { __ } from '@wordpress/i18n';
import type { PageType } from './saved-formats';

/** The tokens of a title (TRAFFIC-31). */
export const TITLE_TOKENS = [
	'site_name',
	'tagline',
	'post_title',
	'page_title',
	'group_title',
	'date',
	'archive_title',
] as const;
export type TitleToken = (typeof TITLE_TOKENS)[number];

const EVERYWHERE = ['site_name', 'tagline'] as const;

const OFFERED: Record<PageType, readonly TitleToken[]> = {
	front_page: EVERYWHERE,
	posts: [...EVERYWHERE, 'post_title'],
	pages: [...EVERYWHERE, 'page_title'],
	groups: [...EVERYWHERE, 'group_title'],
	archives: [...EVERYWHERE, 'archive_title'],
};

/** The tokens that have a button (TRAFFIC-32 to TRAFFIC-36). */
export const getOfferedTokens = (type: PageType): readonly TitleToken[] => OFFERED[type];

/** The tokens that a format may contain: `date` has no button, but is valid in archives (TRAFFIC-36). */
export const getAllowedTokens = (type: PageType): readonly TitleToken[] =>
	type === 'archives' ? [...OFFERED.archives, 'date'] : OFFERED[type];

const PAGE_TYPE_NAMES: Record<PageType, () => string> = {
	front_page: () => __('Front page'),
	posts: () => __('Posts'),
	pages: () => __('Pages'),
	groups: () => __('Tags and categories'),
	archives: () => __('Archives'),
};

export const getPageTypeName = (type: PageType): string => PAGE_TYPE_NAMES[type]();

const TOKEN_NAMES: Record<TitleToken, () => string> = {
	site_name: () => __('Site name'),
	tagline: () => __('Tagline'),
	post_title: () => __('Post title'),
	page_title: () => __('Page title'),
	group_title: () => __('Tag or category title'),
	date: () => __('Date'),
	archive_title: () => __('Archive title'),
};

export const getTokenName = (token: TitleToken): string => TOKEN_NAMES[token]();

/** A part of a title's structure on the wire (TRAFFIC-30). */
export type TitlePiece = { type: 'token'; value: TitleToken } | { type: 'string'; value: string };

export const writeToken = (token: TitleToken): string => `[${token}]`;

const BRACKETED = /\[([^[\]]*)\]/g;

/**
 * Parses a typed format: bracketed text that names a token of this page type becomes that token, all other
 * text stays as it is (TRAFFIC-37, TRAFFIC-38). Joined again, the pieces are the typed text.
 */
export function parseTitleFormat(type: PageType, text: string): TitlePiece[] {
	const allowed = getAllowedTokens(type);
	const pieces: TitlePiece[] = [];
	let end = 0;
	const addText = (until: number) => {
		if (until > end) {
			pieces.push({ type: 'string', value: text.slice(end, until) });
		}
	};
	for (const match of text.matchAll(BRACKETED)) {
		const token = allowed.find((name) => name === match[1]);
		if (token) {
			addText(match.index);
			pieces.push({ type: 'token', value: token });
			end = match.index + match[0].length;
		}
	}
	addText(text.length);
	return pieces;
}
