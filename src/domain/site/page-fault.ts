import { __, sprintf } from '@wordpress/i18n';

/** The two pages that nobody can do without: one to see the site, one to get in. */
export type NeededPage = 'front' | 'login';

export interface PageFault {
	page: NeededPage;
	kind: 'silent' | 'refused' | 'fatal' | 'empty' | 'no-form';
	status: number;
}

const PASSWORD_FIELD = /<input[^>]*\btype=["']?password/i;

/** PHP's own message, or WordPress's page about it below the part that had been sent. */
const FATAL_ERROR = /<b>(Fatal|Parse) error<\/b>:|<body id="error-page">/;

/** Undefined for a page that people can use. The status is 0 without an answer. */
export function findPageFault(
	page: NeededPage,
	{ status, text }: { status: number; text: string },
): PageFault | undefined {
	const kind =
		(status === 0 && 'silent') ||
		((status >= 500 || status === 403 || status === 429) && 'refused') ||
		(FATAL_ERROR.test(text) && 'fatal') ||
		(text.trim() === '' && 'empty') ||
		(page === 'login' && !PASSWORD_FIELD.test(text) && 'no-form');
	return kind ? { page, kind, status } : undefined;
}

export function describePageFault({ page, kind, status }: PageFault): string {
	const isFront = page === 'front';
	switch (kind) {
		case 'silent':
			return isFront
				? __("The front page doesn't answer visitors.")
				: __("The login page doesn't answer.");
		case 'refused':
			return isFront
				? /* translators: %d: code of an HTTP error, such as 500. */
					sprintf(__('Visitors get error %d on the front page.'), status)
				: /* translators: %d: code of an HTTP error, such as 500. */
					sprintf(__('The login page answers with error %d.'), status);
		case 'fatal':
			return isFront
				? __('The front page stops with a fatal error.')
				: __('The login page stops with a fatal error.');
		case 'empty':
			return isFront ? __('The front page is empty.') : __('The login page is empty.');
		case 'no-form':
			return __('The login page has no password field.');
	}
}
