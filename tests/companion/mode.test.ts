import { askProbe, DASHBOARD, JETPACK, now, switchPlugin } from './support/site';
import './support/no-complaints';

const NOTHING = { has_version: false, has_class: false, is_paused: false };

beforeAll(async () => {
	await switchPlugin('mode-probe/mode-probe.php', 'active');
});

describe('choice of the mode', () => {
	it.each([
		['no fact of Jetpack', {}, 'alone'],
		['only its version, on an old WordPress', { has_version: true }, 'companion'],
		['only its class, from a must-use plugin', { has_class: true }, 'companion'],
		['its version and class', { has_version: true, has_class: true }, 'companion'],
		['Jetpack paused after a crash', { is_paused: true }, 'companion'],
	])('for %s', async (_name, facts, mode) => {
		await expect(askProbe('of', { ...NOTHING, ...facts })).resolves.toEqual({ mode });
	});

	it('is the sandbox without Jetpack', async () => {
		await expect(now()).resolves.toEqual({ mode: 'sandbox', facts: NOTHING });
	});
});

describe('choice of the mode with Jetpack', () => {
	beforeAll(() => switchPlugin(JETPACK, 'active'));
	afterAll(() => switchPlugin(JETPACK, 'inactive'));

	it.each([
		['before', DASHBOARD],
		['after', JETPACK],
	])('is the same when the dashboard is loaded %s Jetpack', async (_when, first) => {
		const order = (await askProbe('order', { first })) as string[];
		expect(order[0]).toBe(first);
		await expect(now()).resolves.toEqual({
			mode: 'companion',
			facts: { has_version: true, has_class: true, is_paused: false },
		});
	});
});
