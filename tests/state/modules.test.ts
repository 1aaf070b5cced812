import { createTestStore, type TestStore } from '#tests/support/store';
import { answerPost, crash } from '#tests/support/wire';
import {
	activateModule,
	loadModules,
	selectIsModuleActive,
	selectIsModuleToggling,
	selectModule,
} from '@/state/modules';
import { selectNotices } from '@/state/notices';

const create = () => createTestStore({ world: { modules: { active: [] } } });

const saidBy = ({ store }: TestStore) =>
	selectNotices(store.getState()).map(({ status, text }) => [status, text]);

const isOn = ({ store }: TestStore, slug: string) => selectIsModuleActive(store.getState(), slug);

it('NOTICE-18 says that a module is being activated, then that it is; its switch follows', async () => {
	const world = create();
	const { store, browser } = world;
	const activating = store.dispatch(activateModule('stats'));
	expect(saidBy(world)).toEqual([['is-info', 'Activating Site Stats…']]);
	expect(isOn(world, 'stats')).toBe(false);
	await expect(activating).resolves.toEqual({ data: undefined });
	expect(saidBy(world)).toEqual([['is-success', 'Site Stats has been activated.']]);
	expect(isOn(world, 'stats')).toBe(true);
	expect(browser.reload).not.toHaveBeenCalled();
});

it('NOTICE-18 says why a module could not be activated', async () => {
	const world = create();
	const refusal = { code: 'activation_failed', message: 'It needs a plan.' };
	answerPost('module/stats/active', refusal, 424);
	const { error } = await world.store.dispatch(activateModule('stats'));
	expect(error).toMatchObject({ code: 'activation_failed' });
	expect(saidBy(world)).toEqual([
		['is-error', 'Site Stats failed to activate. It needs a plan. (Status 424)'],
	]);
	expect(isOn(world, 'stats')).toBe(false);
	expect(selectIsModuleToggling(world.store.getState(), 'stats')).toBe(false);
});

it('NOTICE-18 says that a module failed where the site broke off', async () => {
	const world = create();
	crash('post', 'module/stats/active');
	await world.store.dispatch(activateModule('stats'));
	expect(saidBy(world)).toEqual([
		['is-error', expect.stringMatching(/^Site Stats failed to activate\. \S/)],
	]);
});

it('ignores a second request while the first is under way', async () => {
	const { store } = create();
	const sent = answerPost('module/stats/active', { code: 'success' });
	const first = store.dispatch(activateModule('stats'));
	expect(selectIsModuleToggling(store.getState(), 'stats')).toBe(true);
	await expect(store.dispatch(activateModule('stats'))).resolves.toMatchObject({
		error: { code: 'busy' },
	});
	await first;
	expect(sent).toEqual([{ active: true }]);
});

it.each(['masterbar', 'custom-content-types'])(
	'NOTICE-19 loads the page anew once %s is active, and not where it failed',
	async (slug) => {
		const { store, browser } = create();
		answerPost(`module/${slug}/active`, { code: 'no', message: 'No.' }, 424);
		await store.dispatch(activateModule(slug));
		expect(browser.reload).not.toHaveBeenCalled();
		answerPost(`module/${slug}/active`, { code: 'success' });
		await store.dispatch(activateModule(slug));
		expect(browser.reload).toHaveBeenCalledTimes(1);
	},
);

it('WRITING-01 keeps the blocks, which the page alone prints, when all modules are read again', async () => {
	const { store } = createTestStore();
	const printed = selectModule(store.getState(), 'blocks');
	expect(printed).toBeDefined();
	await store.dispatch(loadModules());
	expect(selectModule(store.getState(), 'blocks')).toEqual(printed);
	expect(selectModule(store.getState(), 'markdown')).toBeDefined();
});
