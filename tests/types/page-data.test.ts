import type { PageData } from '@/domain/site/page-data';
import { buildPageData } from '#tests/support/fixtures';

function readUnknown(page: PageData): unknown {
	// @ts-expect-error The page data has no such key.
	return page.nonsense;
}

function readRequired(page: PageData): string {
	return page.apiRoot;
}

describe('PageData', () => {
	it('ERR-12 does not compile for an unknown key, and compiles for a required one', () => {
		const page = buildPageData();
		expect(readRequired(page)).toBe('http://site.test/wp-json/');
		expect(readUnknown(page)).toBeUndefined();
	});
});
