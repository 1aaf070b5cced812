import { decodeEntities } from '@wordpress/html-entities';

/** The rest of a longer text is not read. */
const LONGEST = 10_000;

const SCRIPTS = /<(script|style)\b[^>]*>[^]*?<\/\1\s*>/gi;
/** A paragraph that is only a link makes no sense without its address. */
const LINK_ALONE = /<p>\s*<a\b[^>]*>[^<]*<\/a>\s*<\/p>/gi;
/** Elements that begin a line, so the words around them must stay apart. */
const BREAKS =
	/<\/?(?:p|br|hr|div|ul|ol|li|dl|dt|dd|h[1-6]|table|tr|t[dh]|pre|section|blockquote)\b[^>]*>/gi;
/** A letter follows at once, unlike in "5 < 6". */
const TAGS = /<(?:[/!]?[a-z]|!--)[^>]*>/gi;

function withoutTags(html: string): string {
	const strip = (text: string) => text.replace(BREAKS, ' ').replace(TAGS, '');
	const rest = html.replace(SCRIPTS, ' ');
	const most = strip(rest.replace(LINK_ALONE, ' '));
	return most.trim() === '' ? strip(rest) : most;
}

/**
 * Turns a text of the site or the provider, perhaps HTML, into one line of plain text: without tags, with entities decoded and blanks folded. It is
 * only read as text, so nothing in it runs.
 */
export function toPlainText(value: unknown): string {
	if (typeof value !== 'string') {
		return '';
	}
	const text = value.slice(0, LONGEST);
	return decodeEntities(text.includes('<') ? withoutTags(text) : text)
		.replace(/\s+/g, ' ')
		.trim();
}
