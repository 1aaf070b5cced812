import type { PageData } from '@/domain/page-data';
import { buildPageData } from '#tests/support/fixtures';

function readUnknown(page: PageData): unknown {
	// @ts-expect-error A key that the page data does not have is an error before anything runs.
	return page.nonsense;
}

function readRequired(page: PageData): string {
	return page.apiRoot;
}

describe('PageData', () => {
	it('ERR-12 makes an error of reading an unknown key, and has each required one', () => {
		const page = buildPageData();
		expect(readRequired(page)).toBe('http://site.test/wp-json/');
		expect(readUnknown(page)).toBeUndefined();
	});
});
