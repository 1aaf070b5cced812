import {
	filterRows,
	listModuleRows,
	planDefaults,
	planSwitch,
	splitReasons,
	type ModuleRow,
	type RowFacts,
} from '@/domain/modules/module-rows';
import { getLockReason } from '@/domain/modules/switch-lock';
import type { ModuleMap, ModuleRecord } from '@/domain/modules/types';
import { SETTINGS_CARDS } from '@/domain/settings/registry';
import { moduleRecord } from '#tests/support/module-record';

const record = (module: string, rest: Partial<ModuleRecord> = {}): ModuleRecord =>
	moduleRecord({ module, name: `Name of ${module}`, autoActivate: 'No', ...rest });

const mapOf = (...records: ModuleRecord[]): ModuleMap =>
	Object.fromEntries(records.map((one) => [one.module, one]));

const SITE = { hasModule: () => true, isInFolder: false, hasKey: () => true };

const FACTS = {
	connection: 'connected',
	hasConnectedOwner: true,
	ownerPath: '/connect-user',
	cards: SETTINGS_CARDS,
	site: SITE,
	isVisibleToSearchEngines: true,
} as const;

function listRows(records: ModuleRecord[], rest: Partial<RowFacts> = {}): ModuleRow[] {
	const settings = Object.fromEntries(records.map(({ module }) => [module, false]));
	return listModuleRows(mapOf(...records), {
		...FACTS,
		...rest,
		settings: { ...settings, ...rest.settings },
	});
}

describe('which modules have a card', () => {
	it.each([
		['sitemaps', '/traffic?setting=sitemaps'],
		['photon', expect.stringContaining('/performance?')],
		['custom-content-types', expect.stringContaining('/writing?')],
		['markdown', expect.stringContaining('/writing?')],
		['contact-form', undefined],
	])('%s: %p', (slug, path) => {
		expect(listRows([record(slug)])[0]?.card?.path).toEqual(path);
	});

	it('a hidden card does not count, nor does a setting that this site cannot have', () => {
		expect(listRows([record('sitemaps')], { cards: [] })[0]?.card).toBeUndefined();
		const site = { ...SITE, hasModule: () => false };
		expect(listRows([record('sitemaps')], { site })[0]?.card).toBeUndefined();
	});
});

describe('why a module cannot be switched', () => {
	const CLOUD = { requiresConnection: true };
	const USER = { requiresUserConnection: true };
	const NO = 'unavailable';

	it.each<[string, Partial<ModuleRecord>, Partial<RowFacts>, string, ModuleRow['status']]>([
		['nothing', {}, {}, '', 'off'],
		['site code', { override: 'managed' }, {}, expect.stringMatching(/^Name of blaze is/), 'off'],
		['offline mode', CLOUD, { connection: 'offline' }, 'Unavailable in Offline Mode', NO],
		['the connection', CLOUD, { connection: 'unconnected' }, 'Connect this site first.', NO],
		['the owner', USER, { hasConnectedOwner: false }, 'Connect your user account first.', NO],
		['the plan', { isAvailable: false, unavailableReason: 'No plan' }, {}, 'No plan', NO],
		['no reason', { isAvailable: false }, {}, "Jetpack doesn't offer this here.", NO],
	])('%s', (_name, own, facts, reason, status) => {
		const [row] = listRows([record('blaze', own)], facts);
		expect(row?.lock ? getLockReason(row.lock, row.name) : '').toEqual(reason);
		expect(row?.status).toBe(status);
	});

	it('a module without a setting on this server', () => {
		const facts: RowFacts = { ...FACTS, cards: [], settings: {} };
		const [row] = listModuleRows(mapOf(record('blaze')), facts);
		expect(row?.lock).toEqual({ kind: 'no-switch' });
		// The page prints search words as if they were a module.
		expect(listModuleRows(mapOf(record('blocks', { name: '' })), facts)).toEqual([]);
	});

	it('a module without a name is listed by its slug', () => {
		expect(listRows([record('blaze', { name: '' })])[0]?.name).toBe('blaze');
	});
});

describe('the filter', () => {
	const records = [record('blaze', { searchTerms: 'advertising' }), record('podcast')];
	records.push(record('reader', { isAvailable: false }));
	const rows = listRows(records, { settings: { podcast: true } });
	const slugs = (shown: ModuleRow[]) => shown.map(({ slug }) => slug);
	const NONE: ReadonlySet<string> = new Set();

	it.each([
		['all', ['blaze', 'podcast', 'reader']],
		['on', ['podcast']],
		['off', ['blaze']],
		['unavailable', ['reader']],
	] as const)('%s shows %j, and counts them all', (filter, expected) => {
		const { shown, counts } = filterRows(rows, { filter, kept: NONE });
		expect(slugs(shown)).toEqual(expected);
		expect(counts).toEqual({ all: 3, on: 1, off: 1, unavailable: 1 });
	});

	it('keeps a module that was switched under the filter', () => {
		const kept = new Set(['podcast']);
		const { shown } = filterRows(rows, { filter: 'off', kept });
		expect(slugs(shown)).toEqual(['blaze', 'podcast']);
	});
});

describe('what is switched', () => {
	it('leaves out modules that cannot be switched, and those already in the wanted state', () => {
		const records = [record('a'), record('b'), record('c', { override: 'inactive' })];
		const rows = listRows(records, { settings: { b: true } });
		expect(planSwitch(rows, true)).toEqual({ a: true });
		expect(planSwitch(rows, false)).toEqual({ b: false });
	});

	it.each([
		[true, ['yes', 'public']],
		[false, ['yes']],
	])('restores the defaults of a site that search engines may index: %p', (isVisible, on) => {
		const records = [
			record('yes', { autoActivate: 'Yes' }),
			record('public', { autoActivate: 'Public' }),
			record('no'),
			record('unknown', { autoActivate: '' }),
			record('forced', { override: 'active' }),
			record('plan', { isAvailable: false, autoActivate: 'Yes' }),
		];
		const settings = { no: true, unknown: true, forced: true };
		const rows = listRows(records, { isVisibleToSearchEngines: isVisible, settings });
		const { turnsOn, turnsOff } = planDefaults(rows);
		expect(turnsOn.map(({ slug }) => slug)).toEqual(on);
		expect(turnsOff.map(({ slug }) => slug)).toEqual(['no']);
	});
});

it.each([
	['search: It needs a plan. waf: No rules.', { search: 'It needs a plan.', waf: 'No rules.' }],
	['Bad: x. waf: No rules.', { search: 'Bad: x. waf: No rules.', waf: 'No rules.' }],
	['It failed.', { search: 'It failed.', waf: 'It failed.' }],
])('splits the reasons of %j by module', (message, expected) => {
	expect(splitReasons(message, ['search', 'waf'])).toEqual(expected);
});
