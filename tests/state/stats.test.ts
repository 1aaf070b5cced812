import { http, HttpResponse } from 'msw';
import { selectNotices } from '@/state/notices';
import { selectIsSettingPending, selectSetting, setSetting, undoSettings } from '@/state/settings';
import { loadStats, openStatsTab, selectStatsSeries, selectStatsSummary } from '@/state/stats';
import { server } from '#tests/support/server';
import { createTestStore, REST } from '#tests/support/store';
import { answerGet, answerPost, hold } from '#tests/support/wire';

describe('views', () => {
	const STATS = `${REST}/module/stats/data`;

	function countCalls() {
		const ranges: (string | null)[] = [];
		server.events.on('request:start', ({ request }) => {
			ranges.push(new URL(request.url).searchParams.get('range'));
		});
		return ranges;
	}

	afterEach(() => server.events.removeAllListeners());

	it('API-26 merges a range into the loaded ones', async () => {
		const { store } = createTestStore();
		await store.dispatch(loadStats('day'));
		await store.dispatch(loadStats('week'));
		expect(selectStatsSummary(store.getState())?.comments).toBe(12);
		const { day, week, month } = selectStatsSeries(store.getState());
		expect(day).toMatchObject({ phase: 'ready' });
		expect(week).toMatchObject({ phase: 'ready' });
		expect(month.phase).toBe('idle');
	});

	it('requests a range once for several callers', async () => {
		const { store } = createTestStore();
		const ranges = countCalls();
		await Promise.all([store.dispatch(loadStats('day')), store.dispatch(loadStats('day'))]);
		await store.dispatch(loadStats('day'));
		expect(ranges).toEqual(['day']);
	});

	it.each([
		['a refused request', () => HttpResponse.json({ code: 'x', message: 'No' }, { status: 500 })],
		['a response without the range', () => HttpResponse.json({})],
		[
			'the provider’s failure with status 200',
			() => HttpResponse.json({ week: { errors: { stats_error: ['No'] }, error_data: [] } }),
		],
		[
			'the provider’s own refusal with status 200',
			() => HttpResponse.json({ week: { error: 'unauthorized', message: 'No' } }),
		],
		['an answer of false', () => HttpResponse.json({ week: false })],
		['an empty list', () => HttpResponse.json({ week: [] })],
	])('STATS-04 counts as failed: %s', async (_title, answer) => {
		const { store } = createTestStore();
		server.use(http.get(STATS, answer));
		await expect(store.dispatch(loadStats('week'))).resolves.toHaveProperty('error');
		expect(selectStatsSeries(store.getState()).week.phase).toBe('failed');
		expect(selectStatsSeries(store.getState()).day.phase).toBe('idle');
	});

	it('accepts a range without rows', async () => {
		const { store } = createTestStore();
		server.use(http.get(STATS, () => HttpResponse.json({ general: { stats: {} }, day: [] })));
		await store.dispatch(loadStats('day'));
		expect(selectStatsSeries(store.getState()).day).toEqual({ phase: 'ready', data: [] });
	});

	it('STATS-09 STATS-10 opening a tab records the click and loads its range', async () => {
		const { store, events } = createTestStore();
		const ranges = countCalls();
		await store.dispatch(openStatsTab('month'));
		expect(ranges).toEqual(['month']);
		expect(events).toEqual([
			{ name: 'jetpack_wpa_click', properties: { target: 'stats_tab', range: 'month' } },
		]);
	});
});

describe('role lists', () => {
	it('TRAFFIC-49 TRACK-12 saves the list with the role, and records the role', async () => {
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

	it('keeps roles that were added elsewhere since the page was printed', async () => {
		const { store, world } = createTestStore();
		world.settings = { ...world.settings, count_roles: ['author', 'gone'] };
		await store.dispatch(setSetting('count_roles', { member: 'editor', isOn: true }));
		expect(world.settings.count_roles).toEqual(['author', 'gone', 'editor']);
		expect(selectSetting(store.getState(), 'count_roles')).toEqual(['author', 'gone', 'editor']);
	});

	it('shows changes at once and saves them one after the other', async () => {
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

	it('does not send a reverted change if the role was refused', async () => {
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

	it('rolls back and shows the reason if the server refuses it', async () => {
		const { store } = createTestStore();
		const refusal = { code: 'rest_invalid_param', message: 'No such role.', data: { status: 400 } };
		answerPost('settings', refusal, 400);
		const before = selectSetting(store.getState(), 'count_roles');
		await store.dispatch(setSetting('count_roles', { member: 'editor', isOn: true }));
		expect(selectSetting(store.getState(), 'count_roles')).toEqual(before);
		expect(selectIsSettingPending(store.getState(), 'count_roles')).toBe(false);
		expect(store.getState().notices.list).toMatchObject([
			{ status: 'is-error', text: expect.stringContaining('No such role.') },
		]);
	});

	it('TRAFFIC-46 TRAFFIC-47 undo reverts the role once, and keeps later changes from elsewhere', async () => {
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
