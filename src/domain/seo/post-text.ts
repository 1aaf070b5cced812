import type { PictureUrl } from '@/lib/picture-url';
import { toSafeUrl, type SafeUrl } from '@/lib/safe-url';

/** A part of a text; with an address, a link (PREVIEW-09). */
export interface TextPart {
	text: string;
	href?: SafeUrl;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** Punctuation that belongs to the sentence, not to the address. */
const SENTENCE_END = /[.,;:!?'’”)\]}…]+$/;

/** The links of a text, with the text between them. */
function splitLinks(text: string): TextPart[] {
	const parts: TextPart[] = [];
	let end = 0;
	for (const { 0: found, index } of text.matchAll(ADDRESS)) {
		const address = found.replace(SENTENCE_END, '');
		const href = toSafeUrl(address);
		if (href) {
			parts.push({ text: text.slice(end, index) }, { text: address, href });
			end = index + address.length;
		}
	}
	parts.push({ text: text.slice(end) });
	return parts.filter((part) => part.text !== '');
}

/** The shown beginning of a text, with its ellipsis if it is cut; a link that is cut keeps its address. */
export function splitShownLinks(text: string, shown: string): TextPart[] {
	if (shown === text) {
		return splitLinks(text);
	}
	const length = shown.length - 1;
	const parts: TextPart[] = [];
	let start = 0;
	for (const part of splitLinks(text)) {
		if (start < length) {
			parts.push({ ...part, text: part.text.slice(0, length - start) });
		}
		start += part.text.length;
	}
	return [...parts, { text: shown.slice(length) }];
}

/** A post of the network that a text links to. Its text is unknown, because only the network has it. */
export interface QuotedPost {
	/** Without the at sign; null if the link names no author. */
	author: string | null;
	href: SafeUrl;
}

const POST =
	/^https?:\/\/(?:(?:www|mobile)\.)?(?:twitter|x)\.com\/(\w{1,15})\/status\/\d{1,20}(?:[/?#]|$)/i;

/** The placeholder for the author in links without one. */
const NO_AUTHOR = 'i';

/** The first post that a text links to, which is shown below the text (PREVIEW-10). */
export function findQuotedPost(text: string): QuotedPost | null {
	for (const { href } of splitLinks(text)) {
		const author = href && POST.exec(href)?.[1];
		if (href && author) {
			return { author: author === NO_AUTHOR ? null : author, href };
		}
	}
	return null;
}

export interface PostMedium {
	kind: 'image' | 'gif' | 'video';
	url: PictureUrl;
}

const MOST_MEDIA = 4;

/** The media that a post shows: up to four images, or a single video or GIF (PREVIEW-07, PREVIEW-08). */
export function selectPostMedia(media: readonly PostMedium[]): PostMedium[] {
	const [first] = media;
	if (first && first.kind !== 'image') {
		return [first];
	}
	return media.filter(({ kind }) => kind === 'image').slice(0, MOST_MEDIA);
}

/** The kind of image at an address, by its extension. */
export const toPostMedium = (url: PictureUrl): PostMedium => {
	const { pathname } = new URL(url);
	if (/\.(mp4|webm|mov)$/i.test(pathname)) {
		return { kind: 'video', url };
	}
	return { kind: /\.gif$/i.test(pathname) ? 'gif' : 'image', url };
};
