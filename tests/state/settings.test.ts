import { delay, http, HttpResponse } from 'msw';
import { loadFeatures } from '@/state/entitlements';
import { selectNotices } from '@/state/notices';
import { openStep } from '@/state/recommendations';
import {
	loadSettings,
	retrySettings,
	selectIsSettingOn,
	selectSaveFailure,
	setSetting,
	setSettings,
	undoSettings,
} from '@/state/settings';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';
import { open, type Site } from './site';

const SUCCESS = () => HttpResponse.json({ code: 'success', message: '' });
const noticesOf = ({ read }: Site) => read(selectNotices);

describe('setSetting', () => {
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
		const made = open();
		answerPost('settings', { code: 'activation_failed', message: 'No.' }, 400);
		await made.dispatch(setSetting('likes', true, { subject: 'Likes' }));
		answerPost('settings', { code: 'success', message: '' });
		await made.dispatch(retrySettings('likes'));
		expect(noticesOf(made)[0]).toMatchObject({
			subject: 'Likes is on.',
			undo: { subject: 'Likes' },
		});
		await made.dispatch(undoSettings(noticesOf(made)[0]!.undo!));
		await made.dispatch(setSetting('dismiss_dash_app_card', true));
		expect(made.events).toHaveLength(1);
		expect(made.read(selectIsSettingOn, 'likes')).toBe(false);
	});

	it('retries with the companions and the remedy', async () => {
		const made = open({ scenario: 'search-unknown' });
		await made.dispatch(loadFeatures());
		server.use(
			http.post(`${REST}/settings`, () => HttpResponse.json({}, { status: 500 }), { once: true }),
		);
		await made.dispatch(setSetting('instant_search_enabled', true));
		expect(made.read(selectSaveFailure, 'instant_search_enabled')).toMatchObject({
			values: { instant_search_enabled: true },
		});
		await expect(made.dispatch(retrySettings('instant_search_enabled'))).resolves.toMatchObject({
			data: { search: true, has_jetpack_search_product: true },
		});
	});

	it('sends nothing if the same change is already pending', async () => {
		const made = open({ world: { modules: { active: [] } } });
		const sent = answerPost('settings', { code: 'success', message: '' });
		const first = made.dispatch(setSetting('likes', true));
		await expect(made.dispatch(setSetting('likes', true))).resolves.toMatchObject({
			error: { code: 'busy' },
		});
		await first;
		expect(sent).toEqual([{ likes: true }]);
		expect(made.events).toHaveLength(1);
	});

	it('saves after a pending save of the assistant', async () => {
		const { dispatch } = open();
		const order: string[] = [];
		server.use(
			http.post(`${REST}/recommendations/step`, async () => {
				order.push('step');
				await delay(30);
				return HttpResponse.json(true);
			}),
			http.post(`${REST}/recommendations/data`, () => {
				order.push('data');
				return HttpResponse.json(true);
			}),
			http.post(`${REST}/settings`, () => {
				order.push('settings');
				return SUCCESS();
			}),
		);
		const saving = dispatch(openStep('monitor'));
		await dispatch(setSetting('likes', true));
		await saving;
		expect(order).toEqual(['step', 'data', 'settings']);
	});
});

describe('search switches', () => {
	const SWITCHES = ['search', 'instant_search_enabled'] as const;

	async function create(scenario: string) {
		const made = open({ scenario });
		await made.dispatch(loadFeatures());
		const on = () => SWITCHES.filter((key) => made.read(selectIsSettingOn, key));
		return { ...made, on };
	}

	it('SETPERF-12 SETPERF-13 instant search switches search on, and search switches instant search off', async () => {
		const { dispatch, on, events } = await create('plan-search');
		await dispatch(setSetting('instant_search_enabled', true));
		expect(on()).toEqual(SWITCHES);
		await dispatch(setSetting('instant_search_enabled', false));
		expect(on()).toEqual(['search']);
		await dispatch(setSetting('instant_search_enabled', true));
		await dispatch(setSetting('search', false));
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
			const { dispatch, world, on } = await create('search-unknown');
			await expect(dispatch(setSetting(id, true))).resolves.toMatchObject({
				data: { search: true, has_jetpack_search_product: true },
			});
			expect(on()).toEqual(now);
			expect(world.settings.has_jetpack_search_product).toBe(true);
		},
	);

	it.each([
		['without instant search', 'free', true],
		['when search is switched off', 'search-unknown', false],
	])('SETPERF-14 does not set the product flag %s', async (_title, scenario, isOn) => {
		const { dispatch } = await create(scenario);
		const sent = answerPost('settings', { code: 'some_updated', message: 'No.' }, 400);
		await dispatch(setSetting('search', isOn));
		expect(sent).toHaveLength(1);
	});
});

it('refuses an answer with none of the known settings, and keeps those', async () => {
	const { dispatch, getState } = open();
	server.use(http.get(`${REST}/settings`, () => HttpResponse.json({ surprise: true })));
	const before = getState().settings.saved;
	const outcome = await dispatch(loadSettings());
	expect(outcome.error).toMatchObject({ kind: 'shape' });
	expect(getState().settings.saved).toEqual(before);
});
