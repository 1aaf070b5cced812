import { http, HttpResponse } from 'msw';
import { selectNotices } from '@/state/notices';
import { selectIsSettingPending, selectSetting, setSetting, undoSettings } from '@/state/settings';
import { loadStats, openStatsTab, selectStatsSeries, selectStatsSummary } from '@/state/stats';
import { server } from '#tests/support/server';
import { createTestStore, REST } from '#tests/support/store';
import { answerGet, answerPost, hold } from '#tests/support/wire';

describe('the numbers', () => {
	const STATS = `${REST}/module/stats/data`;

	function countCalls() {
		const ranges: (string | null)[] = [];
		server.events.on('request:start', ({ request }) => {
			ranges.push(new URL(request.url).searchParams.get('range'));
		});
		return ranges;
	}

	afterEach(() => server.events.removeAllListeners());

	it('API-26 merges a range into what is known', async () => {
		const { store } = createTestStore();
		await store.dispatch(loadStats('day'));
		await store.dispatch(loadStats('week'));
		expect(selectStatsSummary(store.getState())?.comments).toBe(12);
		const { day, week, month } = selectStatsSeries(store.getState());
		expect(day).toMatchObject({ phase: 'ready' });
		expect(week).toMatchObject({ phase: 'ready' });
		expect(month.phase).toBe('idle');
	});

	it('asks for a range once, however many want it', async () => {
		const { store } = createTestStore();
		const ranges = countCalls();
		await Promise.all([store.dispatch(loadStats('day')), store.dispatch(loadStats('day'))]);
		await store.dispatch(loadStats('day'));
		expect(ranges).toEqual(['day']);
	});

	it.each([
		['a refusal', () => HttpResponse.json({ code: 'x', message: 'No' }, { status: 500 })],
		['nothing of what was asked', () => HttpResponse.json({})],
		[
			'the provider’s failure with status 200',
			() => HttpResponse.json({ week: { errors: { stats_error: ['No'] }, error_data: [] } }),
		],
	])('STATS-04 counts as failed: %s', async (_title, answer) => {
		const { store } = createTestStore();
		server.use(http.get(STATS, answer));
		await expect(store.dispatch(loadStats('week'))).resolves.toHaveProperty('error');
		expect(selectStatsSeries(store.getState()).week.phase).toBe('failed');
		expect(selectStatsSeries(store.getState()).day.phase).toBe('idle');
	});

	it('takes a range without a row for what it is', async () => {
		const { store } = createTestStore();
		server.use(http.get(STATS, () => HttpResponse.json({ general: false, day: [] })));
		await store.dispatch(loadStats('day'));
		expect(selectStatsSeries(store.getState()).day).toEqual({ phase: 'ready', data: [] });
	});

	it('STATS-09 STATS-10 a tab records its click and fetches its range', async () => {
		const { store, events } = createTestStore();
		const ranges = countCalls();
		await store.dispatch(openStatsTab('month'));
		expect(ranges).toEqual(['month']);
		expect(events).toEqual([
			{ name: 'jetpack_wpa_click', properties: { target: 'stats_tab', range: 'month' } },
		]);
	});
});

describe('the roles that see or are counted', () => {
	it('TRAFFIC-49 TRACK-12 saves the list with the role, and records which', async () => {
		const { store, events, world } = createTestStore();
		await store.dispatch(setSetting('roles', { member: 'editor', isOn: true }));
		expect(events).toEqual([
			{
				name: 'jetpack_wpa_settings_toggle',
				properties: { module: 'stats', setting: 'roles', role: 'editor', toggled: 'on' },
			},
		]);
		expect(world.settings.roles).toEqual(['administrator', 'editor']);
		await store.dispatch(setSetting('roles', { member: 'editor', isOn: false }));
		expect(selectSetting(store.getState(), 'roles')).toEqual(['administrator']);
	});

	it('keeps what somebody else has added since the page was printed', async () => {
		const { store } = createTestStore();
		answerGet('settings', { count_roles: ['author', 'gone'] });
		const sent = answerPost('settings', { code: 'success' });
		await store.dispatch(setSetting('count_roles', { member: 'editor', isOn: true }));
		expect(sent).toEqual([{ count_roles: ['author', 'gone', 'editor'] }]);
	});

	it('shows a change at once, and works off a second one after it', async () => {
		const { store } = createTestStore();
		const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		answerGet('settings', { count_roles: [] });
		const shown = () => selectSetting(store.getState(), 'count_roles');
		const first = store.dispatch(setSetting('count_roles', { member: 'editor', isOn: true }));
		expect(shown()).toEqual(['editor']);
		expect(selectIsSettingPending(store.getState(), 'count_roles')).toBe(true);
		await new Promise((resolve) => setTimeout(resolve, 20));
		const second = store.dispatch(setSetting('count_roles', { member: 'editor', isOn: false }));
		expect(shown()).toEqual([]);
		answerGet('settings', { count_roles: ['editor'] });
		release();
		await Promise.all([first, second]);
		expect(called.mock.calls).toEqual([[{ count_roles: ['editor'] }], [{ count_roles: [] }]]);
		expect(selectIsSettingPending(store.getState(), 'count_roles')).toBe(false);
	});

	it('sends no way back where the role was refused', async () => {
		const { store } = createTestStore();
		const sent = answerPost('settings', { code: 'no', message: 'No.' }, 400);
		answerGet('settings', { count_roles: [] });
		await Promise.all(
			[true, false].map((isOn) =>
				store.dispatch(setSetting('count_roles', { member: 'editor', isOn: isOn })),
			),
		);
		expect(sent).toEqual([{ count_roles: ['editor'] }]);
		expect(selectIsSettingPending(store.getState(), 'count_roles')).toBe(false);
	});

	it.each([
		['the list cannot be read', 'get'],
		['the server refuses it', 'post'],
	])('goes back, with the reason, where %s', async (_title, method) => {
		const { store } = createTestStore();
		const refusal = { code: 'rest_invalid_param', message: 'No such role.', data: { status: 400 } };
		if (method === 'get') {
			answerGet('settings', refusal, 400);
		} else {
			answerPost('settings', refusal, 400);
		}
		const before = selectSetting(store.getState(), 'count_roles');
		await store.dispatch(setSetting('count_roles', { member: 'editor', isOn: true }));
		expect(selectSetting(store.getState(), 'count_roles')).toEqual(before);
		expect(selectIsSettingPending(store.getState(), 'count_roles')).toBe(false);
		expect(store.getState().notices.list).toMatchObject([
			{ status: 'is-error', text: expect.stringContaining('No such role.') },
		]);
	});

	it('TRAFFIC-46 TRAFFIC-47 can be undone, once: what others have changed since stays', async () => {
		const { store, world } = createTestStore();
		await store.dispatch(setSetting('roles', { member: 'editor', isOn: true }));
		const [{ undo } = {}] = selectNotices(store.getState());
		world.settings.roles = ['administrator', 'editor', 'author'];
		await store.dispatch(undoSettings(undo!));
		expect(world.settings.roles).toEqual(['administrator', 'author']);
		expect(selectSetting(store.getState(), 'roles')).toEqual(['administrator', 'author']);
		expect(selectNotices(store.getState())).toMatchObject([
			{ status: 'is-success', text: 'Undone.', undo: undefined },
		]);
	});
});
