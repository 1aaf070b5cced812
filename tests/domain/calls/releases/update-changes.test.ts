import { resolveUpdate, type Host, type UpdateFacts } from '@/domain/calls/releases/update-changes';
import { createTestStore } from '#tests/support/store';
import { selectModules } from '@/state/modules';

const UNKNOWN: Host = { wordpress: '', php: '' };
const NEW: Host = { wordpress: '7.1.4', php: '8.2.1' };

const allModules = selectModules(createTestStore().store.getState());

const factsOf = (
	version: string,
	facts: Partial<UpdateFacts> & { on?: string[]; needs?: Host; has?: Host } = {},
): UpdateFacts => {
	const { on = [], needs = UNKNOWN, has = NEW, ...others } = facts;
	const modules = Object.fromEntries(
		Object.entries(allModules).map(([slug, record]) => [
			slug,
			{ ...record, activated: on.includes(slug) },
		]),
	);
	return {
		update: { version, needs, has },
		modules,
		settings: {},
		missingRoutes: ['mobile/send-login-email', 'recommendations/data'],
		hasDashboard: true,
		...others,
	};
};

const list = (facts: UpdateFacts) =>
	resolveUpdate(facts)?.changes.map(({ kind, id }) => `${kind}: ${id}`);

it('is empty if WordPress offers no update', () => {
	expect(resolveUpdate({ ...factsOf('16.1.2'), update: null })).toBeNull();
});

it('names the modules in use that a release lacks, and no others', () => {
	expect(list(factsOf('16.1.2', { on: ['lazy-images', 'stats', 'masterbar'] }))).toEqual([
		'loss: module lazy-images',
		'loss: module masterbar',
	]);
	expect(list(factsOf('16.1.2', { on: ['stats'] }))).toEqual([]);
});

it.each([
	['13.5', ['doubt: module lazy-images'], false],
	['16.1.9', ['loss: module lazy-images'], true],
	['16.3', ['loss: module lazy-images', 'change: dashboard'], false],
])('is certain only of what the releases around agree on: %s', (version, changes, isKnown) => {
	const facts = factsOf(version, { on: ['lazy-images'] });
	expect(list(facts)).toEqual(changes);
	expect(resolveUpdate(facts)?.isKnown).toBe(isKnown);
});

it('says nothing about the dashboard of a Jetpack without one', () => {
	expect(list(factsOf('16.3', { hasDashboard: false }))).toEqual([]);
});

it.each<[string, string, Host, Host, string[]]>([
	['the directory says so', '16.1.2', { wordpress: '7.2', php: '8.3' }, NEW, ['wordpress', 'php']],
	['the table says so', '16.1.2', UNKNOWN, { wordpress: '6.6', php: '7.1' }, ['wordpress', 'php']],
	['the host is newer', '16.1.2', { wordpress: '6.9', php: '7.2' }, NEW, []],
	['the host is as old', '16.1.2', { wordpress: '7.1.4', php: '8.2.1' }, NEW, []],
	['the host is new', '16.1.2', UNKNOWN, { wordpress: '6.6-RC3', php: '8.5.0' }, ['wordpress']],
	['the host hides its versions', '16.1.2', UNKNOWN, UNKNOWN, []],
	['nobody knows', '16.4', UNKNOWN, { wordpress: '4.0', php: '5.2' }, []],
])('names what is too old: %s', (_case, version, needs, has, ids) => {
	expect(list(factsOf(version, { needs, has, hasDashboard: false }))).toEqual(
		ids.map((id) => `problem: ${id}`),
	);
});

it('names the settings that move, if they are used', () => {
	const used = {
		jetpack_waf_ip_list: true,
		jetpack_protect_global_whitelist: { local: [{ range: false, ip_address: '203.0.113.7' }] },
	};
	expect(list(factsOf('16.1.2', { settings: used }))).toEqual([
		'change: setting jetpack_waf_ip_list',
		'change: setting jetpack_protect_global_whitelist',
	]);
	const unused = { jetpack_waf_ip_list: false, jetpack_protect_global_whitelist: { local: [] } };
	expect(list(factsOf('16.1.2', { settings: unused }))).toEqual([]);
	expect(list(factsOf('14.0', { settings: used }))).toEqual([]);
	// A newer Jetpack has both changes behind it.
	const newer = { jetpack_protect_global_whitelist: 'x' };
	expect(list(factsOf('16.1.2', { settings: newer }))).toEqual([]);
});

it.each([
	['16.1.2', ['loss: call mobile/send-login-email']],
	['14.0', ['doubt: call mobile/send-login-email']],
	['16.4', ['loss: call mobile/send-login-email', 'doubt: call recommendations/data']],
])('names what people do with a call that a release lacks: %s', (version, changes) => {
	expect(list(factsOf(version, { missingRoutes: [], hasDashboard: false }))).toEqual(changes);
});

it.each([
	['16.1.2', ['is on here. This version no longer has it.', 'no longer emails a link']],
	['14.0', ['is on here. This version may no longer have it.', 'may no longer email a link']],
	['16.4', ['no longer has it', 'no longer emails', 'assistant may be gone']],
])('says how certain it is: %s', (version, parts) => {
	const facts = { missingRoutes: [], on: ['lazy-images'], hasDashboard: false };
	const sentences = resolveUpdate(factsOf(version, facts))?.changes.map(({ sentence }) => sentence);
	expect(sentences).toEqual(parts.map((part) => expect.stringContaining(part)));
});

it('names the product that is too old, with both versions', () => {
	const facts = factsOf('16.1.2', { has: { wordpress: '6.6', php: '7.1' } });
	expect(resolveUpdate(facts)?.changes.map(({ sentence }) => sentence)).toEqual([
		expect.stringMatching(/^It needs WordPress [\d.]+ or newer. This site has 6.6.$/),
		expect.stringMatching(/^It needs PHP [\d.]+ or newer. This site has 7.1.$/),
	]);
});

it('lists obstacles first', () => {
	const facts = factsOf('16.1.2', {
		on: ['masterbar'],
		has: { wordpress: '6.6', php: '8.2' },
		settings: { jetpack_waf_ip_list: true },
	});
	const kinds = resolveUpdate(facts)?.changes.map(({ kind }) => kind);
	expect(kinds).toEqual(['problem', 'loss', 'change']);
});
