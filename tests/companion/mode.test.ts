import { askProbe, DASHBOARD, JETPACK, now, switchPlugin } from './support/site';
import { phpComplaints } from './support/log';

const NOTHING = { has_version: false, has_class: false, is_paused: false };

beforeAll(async () => {
	await switchPlugin('mode-probe/mode-probe.php', 'active');
});

describe('the choice between standalone and companion mode', () => {
	it.each([
		['nothing of Jetpack', {}, 'alone'],
		['its version, on a WordPress too old for the rest', { has_version: true }, 'companion'],
		['its class, by a must-use plugin', { has_class: true }, 'companion'],
		['all of it', { has_version: true, has_class: true }, 'companion'],
		['it is paused after a crash', { is_paused: true }, 'companion'],
	])('for %s', async (_name, facts, mode) => {
		await expect(askProbe('of', { ...NOTHING, ...facts })).resolves.toEqual({ mode });
	});

	it('without Jetpack the sandbox answers', async () => {
		await expect(now()).resolves.toEqual({ mode: 'sandbox', facts: NOTHING });
	});
});

describe('the choice once Jetpack is active', () => {
	beforeAll(() => switchPlugin(JETPACK, 'active'));
	afterAll(() => switchPlugin(JETPACK, 'inactive'));

	it.each([
		['before', DASHBOARD],
		['after', JETPACK],
	])('is the same when the dashboard is loaded %s it', async (_when, first) => {
		const order = (await askProbe('order', { first })) as string[];
		expect(order[0]).toBe(first);
		await expect(now()).resolves.toEqual({
			mode: 'companion',
			facts: { has_version: true, has_class: true, is_paused: false },
		});
	});
});

it('causes no PHP warning', () => {
	expect(phpComplaints()).toBe('');
});
