import { HttpResponse } from 'msw';
import { selectNotices } from '@/state/notices';
import {
	ALL_MODULES,
	buildDefaultsSentences,
	buildSwitchSentences,
	refreshModules,
	selectModuleList,
	switchModules,
} from '@/state/modules/list';
import { selectIsModuleActive, selectModule } from '@/state/modules';
import { selectSaveFailure } from '@/state/settings';
import { undo } from '@/state/settings/undo';
import { answerGet, answerPost, crash, hold } from '#tests/support/wire';
import { open } from '../site';

const BOTH = { latex: true, carousel: true };
const turnedOn = (key: string) => ({ key, before: false, after: true });
const SENTENCES = buildSwitchSentences(2, true);

function openWith(...active: string[]) {
	const site = open({ world: { modules: { active } } });
	const { dispatch, read } = site;
	const notice = () => read(selectNotices)[0]!;
	return {
		...site,
		notice,
		turn: (values: Record<string, boolean>, sentences = SENTENCES) =>
			dispatch(switchModules(values, sentences)),
		areOn: (...slugs: string[]) => slugs.map((slug) => read(selectIsModuleActive, slug)),
		takeBack: () => dispatch(undo(notice().undo!)),
	};
}

it('TRACK-12 switches several modules in one request, with one notice, one Undo and an event for each', async () => {
	const { turn, said, areOn, notice, takeBack, events } = openWith();
	const switching = turn(BOTH);
	expect(said()).toEqual([['is-info', 'Turning on 2 modules…']]);
	expect(areOn('latex')).toEqual([true]);
	await expect(switching).resolves.toEqual({ data: { refused: [] } });
	expect(said()).toEqual([['is-success', '2 modules turned on.']]);
	const changes = ['latex', 'carousel'].map(turnedOn);
	expect(notice()).toMatchObject({ duration: 10_000, undo: { changes } });
	expect(events).toEqual(
		['latex', 'carousel'].map((module) => ({
			name: 'jetpack_wpa_settings_toggle',
			properties: { module, setting: module, toggled: 'on' },
		})),
	);
	answerPost('settings', { code: 'success' });
	await takeBack();
	expect(areOn('latex', 'carousel')).toEqual([false, false]);
});

it.each([
	['leaves modules on that a module would switch off with it', null, true],
	['leaves modules off that someone else has turned off since', ['photon'], false],
])('Undo %s', async (_what, active, isOn) => {
	const { turn, areOn, notice, takeBack, world } = openWith('tiled-gallery');
	await turn({ photon: true });
	expect(notice().undo?.changes).toContainEqual(turnedOn('photon'));
	world.modules = active ? { ...world.modules, active } : world.modules;
	await takeBack();
	expect(areOn('photon')).toEqual([false]);
	expect(world.modules.active?.includes('tiled-gallery')).toBe(isOn);
});

it('keeps the accepted modules, shows each reason, and undoes only what has changed', async () => {
	const { turn, areOn, read, getState, notice } = openWith();
	answerPost('settings', { code: 'some_updated', message: 'carousel: It needs a plan.' }, 400);
	answerGet('settings', { ...getState().settings.saved, latex: true, carousel: false });
	await expect(turn(BOTH)).resolves.toEqual({ data: { refused: ['carousel'] } });
	expect(areOn('latex', 'carousel')).toEqual([true, false]);
	expect(read(selectSaveFailure, 'carousel')).toMatchObject({
		reason: expect.stringContaining('It needs a plan.'),
		values: { carousel: true },
	});
	expect(read(selectSaveFailure, 'latex')).toBeUndefined();
	expect(notice()).toMatchObject({
		status: 'is-error',
		text: '1 of 2 modules switched. The list shows what went wrong.',
		undo: { changes: [turnedOn('latex')] },
	});
});

it('reports a save that failed as a whole once, and what is still to do', async () => {
	const { turn, areOn, read, notice } = openWith();
	crash('post', 'settings');
	await expect(turn(BOTH)).resolves.toEqual({ data: { refused: ['latex', 'carousel'] } });
	expect(areOn('latex')).toEqual([false]);
	expect(read(selectSaveFailure, ALL_MODULES)?.values).toEqual(BOTH);
	expect(notice()).toMatchObject({ status: 'is-error' });
	expect(notice()?.undo).toBeUndefined();
});

it('ignores the same change while it is pending', async () => {
	const { turn, said } = openWith();
	const held = hold('settings', () => HttpResponse.json({ code: 'success' }));
	const first = turn(BOTH, buildDefaultsSentences());
	const second = turn(BOTH, buildDefaultsSentences());
	await expect(second).resolves.toMatchObject({ error: { code: 'busy' } });
	held.release();
	await first;
	expect(held.called).toHaveBeenCalledTimes(1);
	expect(said()).toEqual([['is-success', 'Default modules restored.']]);
});

it('prefers the modules and switches that were read again to the printed ones', async () => {
	const { dispatch, read, areOn } = openWith();
	answerGet('module/all', { podcast: { module: 'podcast', name: 'Podcast' } });
	answerGet('settings', { podcast: true, latex: true });
	await dispatch(refreshModules());
	expect(read(selectModuleList).phase).toBe('ready');
	expect(read(selectModule, 'podcast')?.name).toBe('Podcast');
	expect(areOn('podcast')).toEqual([true]);
});

it.each(['module/all', 'settings'])(
	'fails if %s fails, and keeps the printed list',
	async (path) => {
		const { dispatch, read } = openWith();
		crash('get', path);
		await dispatch(refreshModules());
		expect(read(selectModuleList).phase).toBe('failed');
		expect(read(selectModule, 'latex')).toBeDefined();
	},
);
