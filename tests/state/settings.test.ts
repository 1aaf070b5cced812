import { delay, http, HttpResponse } from 'msw';
import { loadFeatures } from '@/state/site/entitlements';
import { selectNotices } from '@/state/notices';
import { openStep } from '@/state/recommendations';
import {
	loadSettings,
	retrySettings,
	selectIsSettingOn,
	selectSaveFailure,
	setSetting,
	setSettings,
} from '@/state/settings';
import { undo as undoChanges } from '@/state/settings/undo';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';
import { open, type Site } from './site';

const notice = ({ read }: Site) => read(selectNotices)[0];

it('TRACK-12 records one event for each changed switch, with its module', async () => {
	const { dispatch, events } = open({ world: { modules: { active: [] } } });
	await dispatch(setSettings({ likes: true, carousel_display_exif: true }));
	await dispatch(setSetting('site-accelerator', true));
	await dispatch(setSetting('jetpack_blocks_disabled', true));
	expect(events.map(({ properties }) => properties)).toEqual([
		{ module: 'likes', setting: 'likes', toggled: 'on' },
		{ module: 'carousel', setting: 'carousel_display_exif', toggled: 'on' },
		{ module: 'photon', setting: 'photon', toggled: 'on' },
		{ module: 'photon-cdn', setting: 'photon-cdn', toggled: 'on' },
		{ module: 'blocks', setting: 'jetpack_blocks_disabled', toggled: 'off' },
	]);
});

it('TRACK-12 records no event for an undo, a retry or a dismissal', async () => {
	const site = open();
	answerPost('settings', { code: 'activation_failed', message: 'No.' }, 400);
	await site.dispatch(setSetting('likes', true, { subject: 'Likes' }));
	answerPost('settings', { code: 'success', message: '' });
	await site.dispatch(retrySettings('likes'));
	expect(notice(site)).toMatchObject({ subject: 'Likes is on.', undo: { subject: 'Likes' } });
	await site.dispatch(undoChanges(notice(site)!.undo!));
	await site.dispatch(setSetting('dismiss_dash_app_card', true));
	expect(site.events).toHaveLength(1);
	expect(site.read(selectIsSettingOn, 'likes')).toBe(false);
});

it('sends nothing if the same change is already pending', async () => {
	const { dispatch, events } = open({ world: { modules: { active: [] } } });
	const sent = answerPost('settings', { code: 'success', message: '' });
	const first = dispatch(setSetting('likes', true));
	const second = dispatch(setSetting('likes', true));
	await expect(second).resolves.toMatchObject({ error: { code: 'busy' } });
	await first;
	expect(sent).toEqual([{ likes: true }]);
	expect(events).toHaveLength(1);
});

it('saves after a pending save of the assistant', async () => {
	const { dispatch } = open();
	const order: string[] = [];
	const note = (path: string, milliseconds = 0) =>
		http.post(`${REST}/${path}`, async () => {
			order.push(path);
			await delay(milliseconds);
			return HttpResponse.json(path === 'settings' ? { code: 'success', message: '' } : true);
		});
	const paths = ['recommendations/step', 'recommendations/data', 'settings'];
	server.use(note(paths[0]!, 30), note(paths[1]!), note(paths[2]!));
	const saving = dispatch(openStep('monitor'));
	await dispatch(setSetting('likes', true));
	await saving;
	expect(order).toEqual(paths);
});

describe('search switches', () => {
	const SWITCHES = ['search', 'instant_search_enabled'] as const;
	const REMEDIED = { data: { search: true, has_jetpack_search_product: true } };

	async function openSearch(scenario: string) {
		const site = open({ scenario });
		await site.dispatch(loadFeatures());
		return {
			...site,
			on: () => SWITCHES.filter((key) => site.read(selectIsSettingOn, key)),
			turn: (key: (typeof SWITCHES)[number], isOn: boolean) => site.dispatch(setSetting(key, isOn)),
		};
	}

	it('SETPERF-12 SETPERF-13 instant search switches search on, and search switches instant search off', async () => {
		const { turn, on, events } = await openSearch('plan-search');
		await turn('instant_search_enabled', true);
		expect(on()).toEqual(SWITCHES);
		await turn('instant_search_enabled', false);
		expect(on()).toEqual(['search']);
		await turn('instant_search_enabled', true);
		await turn('search', false);
		expect(on()).toEqual([]);
		expect(events.slice(-2).map(({ properties }) => properties)).toEqual([
			{ module: 'search', setting: 'instant_search_enabled', toggled: 'on' },
			{ module: 'search', setting: 'search', toggled: 'off' },
		]);
	});

	it.each([
		['search', 'search', ['search']],
		['instant search', 'instant_search_enabled', SWITCHES],
	] as const)(
		'SETPERF-14 enables %s on a site without the product flag',
		async (_name, id, now) => {
			const { turn, world, on } = await openSearch('search-unknown');
			await expect(turn(id, true)).resolves.toMatchObject(REMEDIED);
			expect(on()).toEqual(now);
			expect(world.settings.has_jetpack_search_product).toBe(true);
		},
	);

	it('retries with the companions and the remedy', async () => {
		const { dispatch, read, turn } = await openSearch('search-unknown');
		server.use(
			http.post(`${REST}/settings`, () => HttpResponse.json({}, { status: 500 }), { once: true }),
		);
		await turn('instant_search_enabled', true);
		const { values } = read(selectSaveFailure, 'instant_search_enabled') ?? {};
		expect(values).toMatchObject({ instant_search_enabled: true });
		const retrying = dispatch(retrySettings('instant_search_enabled'));
		await expect(retrying).resolves.toMatchObject(REMEDIED);
	});

	it.each([
		['without instant search', 'free', true],
		['when search is switched off', 'search-unknown', false],
	])('SETPERF-14 does not set the product flag %s', async (_title, scenario, isOn) => {
		const { turn } = await openSearch(scenario);
		const sent = answerPost('settings', { code: 'some_updated', message: 'No.' }, 400);
		await turn('search', isOn);
		expect(sent).toHaveLength(1);
	});
});

it('refuses an answer with none of the known settings, and keeps those', async () => {
	const { dispatch, getState } = open();
	answerGet('settings', { surprise: true });
	const before = getState().settings.saved;
	expect((await dispatch(loadSettings())).error).toMatchObject({ kind: 'shape' });
	expect(getState().settings.saved).toEqual(before);
});
