import { selectNotices } from '@/state/notices';
import {
	ALL_MODULES,
	buildDefaultsSentences,
	buildSwitchSentences,
	refreshModules,
	selectModuleList,
	switchModules,
} from '@/state/module-list';
import { selectIsModuleActive, selectModule } from '@/state/modules';
import { selectSaveFailure } from '@/state/settings';
import { undo } from '@/state/undo';
import { createTestStore, type TestStore } from '#tests/support/store';
import { answerGet, answerPost, crash, hold } from '#tests/support/wire';
import { HttpResponse } from 'msw';

const create = (active: string[] = []) => createTestStore({ world: { modules: { active } } });

const isOn = ({ store }: TestStore, slug: string) => selectIsModuleActive(store.getState(), slug);
const notices = ({ store }: TestStore) => selectNotices(store.getState());
const said = (world: TestStore) => notices(world).map(({ status, text }) => [status, text]);
const turnOn = { latex: true, carousel: true };
const SENTENCES = buildSwitchSentences(2, true);

it('switches several modules in one request, with one notice and one Undo', async () => {
	const world = create();
	const sent: unknown[] = [];
	const switching = world.store.dispatch(switchModules(turnOn, SENTENCES));
	expect(said(world)).toEqual([['is-info', 'Turning on 2 modules…']]);
	expect(isOn(world, 'latex')).toBe(true);
	await expect(switching).resolves.toEqual({ data: { refused: [] } });
	expect(said(world)).toEqual([['is-success', '2 modules turned on.']]);
	const [notice] = notices(world);
	expect(notice).toMatchObject({
		duration: 10_000,
		undo: { values: { latex: false, carousel: false } },
	});
	sent.push(...answerPost('settings', { code: 'success' }));
	if (notice?.undo) {
		await world.store.dispatch(undo(notice.undo));
	}
	expect(isOn(world, 'latex')).toBe(false);
	expect(isOn(world, 'carousel')).toBe(false);
});

it('TRACK-12 records an event for each module', async () => {
	const world = create();
	await world.store.dispatch(switchModules(turnOn, SENTENCES));
	expect(world.events).toEqual([
		{
			name: 'jetpack_wpa_settings_toggle',
			properties: { module: 'latex', setting: 'latex', toggled: 'on' },
		},
		{
			name: 'jetpack_wpa_settings_toggle',
			properties: { module: 'carousel', setting: 'carousel', toggled: 'on' },
		},
	]);
});

it('Undo leaves modules on that a module would switch off with it', async () => {
	const world = create(['tiled-gallery']);
	await world.store.dispatch(switchModules({ photon: true }, SENTENCES));
	const taken = notices(world)[0]?.undo;
	expect(taken?.values).toMatchObject({ photon: false, 'tiled-gallery': true });
	if (taken) {
		await world.store.dispatch(undo(taken));
	}
	expect(isOn(world, 'photon')).toBe(false);
	expect(isOn(world, 'tiled-gallery')).toBe(true);
});

it('Undo leaves modules off that someone else has turned off since', async () => {
	const world = create(['tiled-gallery']);
	await world.store.dispatch(switchModules({ photon: true }, SENTENCES));
	world.world.modules = { ...world.world.modules, active: ['photon'] };
	const taken = notices(world)[0]?.undo;
	if (taken) {
		await world.store.dispatch(undo(taken));
	}
	expect(isOn(world, 'photon')).toBe(false);
	expect(isOn(world, 'tiled-gallery')).toBe(false);
});

it('keeps the accepted modules, shows each reason, and undoes only what has changed', async () => {
	const world = create();
	answerPost('settings', { code: 'some_updated', message: 'carousel: It needs a plan.' }, 400);
	answerGet('settings', { ...world.store.getState().settings.saved, latex: true, carousel: false });
	await expect(world.store.dispatch(switchModules(turnOn, SENTENCES))).resolves.toEqual({
		data: { refused: ['carousel'] },
	});
	expect(isOn(world, 'latex')).toBe(true);
	expect(isOn(world, 'carousel')).toBe(false);
	const state = world.store.getState();
	expect(selectSaveFailure(state, 'carousel')).toMatchObject({
		reason: expect.stringContaining('It needs a plan.'),
		values: { carousel: true },
	});
	expect(selectSaveFailure(state, 'latex')).toBeUndefined();
	expect(notices(world)[0]).toMatchObject({
		status: 'is-error',
		text: '1 of 2 modules switched. The list shows what went wrong.',
		undo: { values: { latex: false } },
	});
});

it('reports a save that failed as a whole once, and what is still to do', async () => {
	const world = create();
	crash('post', 'settings');
	await expect(world.store.dispatch(switchModules(turnOn, SENTENCES))).resolves.toEqual({
		data: { refused: ['latex', 'carousel'] },
	});
	expect(isOn(world, 'latex')).toBe(false);
	expect(selectSaveFailure(world.store.getState(), ALL_MODULES)?.values).toEqual(turnOn);
	expect(notices(world)[0]).toMatchObject({ status: 'is-error', undo: undefined });
});

it('ignores the same change while it is pending', async () => {
	const world = create();
	const held = hold('settings', () => HttpResponse.json({ code: 'success' }));
	const first = world.store.dispatch(switchModules(turnOn, buildDefaultsSentences()));
	await expect(
		world.store.dispatch(switchModules(turnOn, buildDefaultsSentences())),
	).resolves.toMatchObject({ error: { code: 'busy' } });
	held.release();
	await first;
	expect(held.called).toHaveBeenCalledTimes(1);
	expect(said(world)).toEqual([['is-success', 'Default modules restored.']]);
});

it('prefers the modules and switches that were read again to the printed ones', async () => {
	const world = create();
	answerGet('module/all', { podcast: { module: 'podcast', name: 'Podcast' } });
	answerGet('settings', { podcast: true, latex: true });
	await world.store.dispatch(refreshModules());
	expect(selectModuleList(world.store.getState()).phase).toBe('ready');
	expect(selectModule(world.store.getState(), 'podcast')?.name).toBe('Podcast');
	expect(isOn(world, 'podcast')).toBe(true);
});

it.each(['module/all', 'settings'])(
	'fails if %s fails, and keeps the printed list',
	async (path) => {
		const world = create();
		crash('get', path);
		await world.store.dispatch(refreshModules());
		expect(selectModuleList(world.store.getState()).phase).toBe('failed');
		expect(selectModule(world.store.getState(), 'latex')).toBeDefined();
	},
);
