import { SCENARIOS, PAGE_URL } from '#tests/support/fixtures';
import { decodePageData } from '@/api';
import { fixtureOf } from './fixtures';

it.each(SCENARIOS)('the fixtures of %s print page data that the app can decode', (scenario) => {
	expect(decodePageData(fixtureOf(scenario).pageData, PAGE_URL)).toBeDefined();
});
