import { HttpResponse } from 'msw';
import { selectNotices } from '@/state/notices';
import { selectIsSettingPending, selectSetting, setSetting } from '@/state/settings';
import { undo as undoChanges } from '@/state/settings/undo';
import { loadStats, openStatsTab, selectStatsSeries, selectStatsSummary } from '@/state/stats';
import { server } from '#tests/support/server';
import { answerGet, answerPost, hold } from '#tests/support/wire';
import { open } from './site';

describe('views', () => {
	const STATS = 'module/stats/data';

	function openStats() {
		const ranges: (string | null)[] = [];
		server.events.on('request:start', ({ request }) => {
			ranges.push(new URL(request.url).searchParams.get('range'));
		});
		const site = open();
		return { ...site, ranges, series: () => site.read(selectStatsSeries) };
	}

	afterEach(() => server.events.removeAllListeners());

	it('API-26 merges a range into the loaded ones, and requests each once for several callers', async () => {
		const { dispatch, read, ranges, series } = openStats();
		await Promise.all([dispatch(loadStats('day')()), dispatch(loadStats('day')())]);
		await dispatch(loadStats('day')());
		await dispatch(loadStats('week')());
		expect(ranges).toEqual(['day', 'week']);
		expect(read(selectStatsSummary)?.comments).toBe(12);
		const { day, week, month } = series();
		expect([day.phase, week.phase, month.phase]).toEqual(['ready', 'ready', 'idle']);
	});

	it.each([
		['a refused request', { code: 'x', message: 'No' }, 500],
		['a response without the range', {}, 200],
		[
			'the provider’s failure with status 200',
			{ week: { errors: { stats_error: ['No'] }, error_data: [] } },
			200,
		],
		['the provider’s own refusal', { week: { error: 'unauthorized', message: 'No' } }, 200],
		['an answer of false', { week: false }, 200],
		['an empty list', { week: [] }, 200],
	])('STATS-04 counts as failed: %s', async (_title, answer, status) => {
		const { dispatch, series } = openStats();
		answerGet(STATS, answer, status);
		await expect(dispatch(loadStats('week')())).resolves.toHaveProperty('error');
		expect([series().week.phase, series().day.phase]).toEqual(['failed', 'idle']);
	});

	it('accepts a range without rows', async () => {
		const { dispatch, series } = openStats();
		answerGet(STATS, { general: { stats: {} }, day: [] });
		await dispatch(loadStats('day')());
		expect(series().day).toEqual({ phase: 'ready', data: [] });
	});

	it('STATS-09 STATS-10 opening a tab records the click and loads its range', async () => {
		const { dispatch, events, ranges } = openStats();
		await dispatch(openStatsTab('month'));
		expect(ranges).toEqual(['month']);
		const properties = { target: 'stats_tab', range: 'month' };
		expect(events).toEqual([{ name: 'jetpack_wpa_click', properties }]);
	});
});

describe('role lists', () => {
	const COUNTED = 'count_roles';

	function openRoles() {
		const site = open();
		return {
			...site,
			turn: (key: 'roles' | 'count_roles', isOn: boolean) =>
				site.dispatch(setSetting(key, { member: 'editor', isOn })),
			roles: (key: 'roles' | 'count_roles' = COUNTED) => site.read(selectSetting, key),
			isPending: () => site.read(selectIsSettingPending, COUNTED),
		};
	}

	it('TRAFFIC-49 TRACK-12 saves the list with the role, and records the role', async () => {
		const { turn, roles, events, world } = openRoles();
		await turn('roles', true);
		const properties = { module: 'stats', setting: 'roles', role: 'editor', toggled: 'on' };
		expect(events).toEqual([{ name: 'jetpack_wpa_settings_toggle', properties }]);
		expect(world.settings.roles).toEqual(['administrator', 'editor']);
		await turn('roles', false);
		expect(roles('roles')).toEqual(['administrator']);
	});

	it('keeps roles that were added elsewhere since the page was printed', async () => {
		const { turn, roles, world } = openRoles();
		world.settings = { ...world.settings, count_roles: ['author', 'gone'] };
		await turn(COUNTED, true);
		expect(world.settings.count_roles).toEqual(['author', 'gone', 'editor']);
		expect(roles()).toEqual(['author', 'gone', 'editor']);
	});

	it('shows changes at once and saves them one after the other', async () => {
		const { turn, roles, isPending } = openRoles();
		const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		answerGet('settings', { count_roles: [] });
		const first = turn(COUNTED, true);
		expect([roles(), isPending()]).toEqual([['editor'], true]);
		await new Promise((resolve) => setTimeout(resolve, 20));
		const second = turn(COUNTED, false);
		expect(roles()).toEqual([]);
		answerGet('settings', { count_roles: ['editor'] });
		release();
		await Promise.all([first, second]);
		expect(called.mock.calls).toEqual([[{ count_roles: ['editor'] }], [{ count_roles: [] }]]);
		expect(isPending()).toBe(false);
	});

	it('does not send a reverted change if the role was refused', async () => {
		const { turn, isPending } = openRoles();
		const sent = answerPost('settings', { code: 'no', message: 'No.' }, 400);
		answerGet('settings', { count_roles: [] });
		await Promise.all([turn(COUNTED, true), turn(COUNTED, false)]);
		expect(sent).toEqual([{ count_roles: ['editor'] }]);
		expect(isPending()).toBe(false);
	});

	it('rolls back and shows the reason if the server refuses it', async () => {
		const { turn, roles, isPending, said } = openRoles();
		answerPost('settings', { code: 'rest_invalid_param', message: 'No such role.' }, 400);
		const before = roles();
		await turn(COUNTED, true);
		expect([roles(), isPending()]).toEqual([before, false]);
		expect(said()).toEqual([['is-error', expect.stringContaining('No such role.')]]);
	});

	it('TRAFFIC-46 TRAFFIC-47 undo reverts the role once, and keeps later changes from elsewhere', async () => {
		const { dispatch, read, turn, roles, world } = openRoles();
		await turn('roles', true);
		world.settings.roles = ['administrator', 'editor', 'author'];
		await dispatch(undoChanges(read(selectNotices)[0]!.undo!));
		expect(world.settings.roles).toEqual(['administrator', 'author']);
		expect(roles('roles')).toEqual(['administrator', 'author']);
		const done = { status: 'is-success', text: 'Undone.', undo: undefined };
		expect(read(selectNotices)).toMatchObject([done]);
	});
});
