/** @jest-environment jest-fixed-jsdom */
import { buildPageData } from '#tests/support/fixtures';
import { createTestStore } from '#tests/support/store';
import '#tests/support/network';
import { EVERY_READ } from '../contract/calls/calls';
import { outcomeOf } from '../contract/outcome';

const PROVIDER_STATS = 'search/stats';

async function readAll(dirty: boolean | string[], scenario = 'threats') {
	const { api } = createTestStore({ scenario, world: { host: { dirty } } });
	const found: Record<string, unknown> = {};
	// No screen reads the values of this call.
	for (const { name, run } of EVERY_READ.filter((call) => call.name !== PROVIDER_STATS)) {
		let value: unknown;
		const outcome = await outcomeOf(async () => {
			value = await run(api);
		});
		found[name] = outcome === 'ok' ? value : outcome;
	}
	return found;
}

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 31)));
afterEach(() => jest.restoreAllMocks());

it.each(['threats', 'security', 'licenses-detached', 'sale', 'plan-videopress'])(
	'reads of %s: numbers as text are the same as numbers',
	async (scenario) => {
		expect(await readAll(['numbers'], scenario)).toEqual(await readAll(false, scenario));
	},
);

/** The places with markup, with the text around them. */
const findMarkup = (data: unknown) =>
	JSON.stringify(data).match(/.{0,40}(<\/?p>|&(#8217|amp|ouml);)/g) ?? [];

it.each(['threats', 'security', 'licenses-detached', 'coupon', 'cloud-refusing'])(
	'reads of %s: no HTML and no entities reach the app',
	async (scenario) => {
		expect(findMarkup(await readAll(['html', 'entities'], scenario))).toEqual([]);
	},
);

it.each(['security', 'coupon', 'connection-error'])(
	'page data of %s: no HTML and no entities reach the app',
	(scenario) => {
		const world = { host: { dirty: ['html', 'entities'] } };
		expect(findMarkup(buildPageData({ scenario, world }))).toEqual([]);
	},
);
