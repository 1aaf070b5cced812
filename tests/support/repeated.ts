/** Sentences that the specification repeats, that a server sends, or that say why each card or switch is off. */
const REPEATED =
	/^Unavailable in Offline Mode|^The site is out for lunch|^The Jetpack Backup and Scan status|^Not part of the current plan|^Connect your user account first|^Turn on .* to change this/;

/** The sentences that a screen says more than once, among its texts without those of its controls. */
export const listRepeated = (texts: string[]): string[] => {
	const sentences = texts.filter((text) => text.split(' ').length > 3 && !REPEATED.test(text));
	return sentences.filter((text, index) => sentences.indexOf(text) < index);
};
