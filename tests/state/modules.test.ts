import { createTestStore, type TestStore } from '#tests/support/store';
import { answerGet, answerPost, crash } from '#tests/support/wire';
import {
	loadModules,
	selectIsModuleActive,
	selectIsModuleToggling,
	selectModule,
	selectModules,
} from '@/state/modules';
import { buildActivationSentences, setSetting } from '@/state/settings';
import { selectNotices } from '@/state/notices';

const create = () => createTestStore({ world: { modules: { active: [] } } });

const ACTIVATION = { sentences: buildActivationSentences('Site stats') };

const saidBy = ({ store }: TestStore) =>
	selectNotices(store.getState()).map(({ status, text }) => [status, text]);

const isOn = ({ store }: TestStore, slug: string) => selectIsModuleActive(store.getState(), slug);

it('NOTICE-18 switches a module on at once and announces its activation, then its success', async () => {
	const made = create();
	const { store, browser } = made;
	const activating = store.dispatch(setSetting('stats', true, ACTIVATION));
	expect(saidBy(made)).toEqual([['is-info', 'Activating Site stats…']]);
	expect(isOn(made, 'stats')).toBe(true);
	await expect(activating).resolves.toEqual({ data: { stats: true } });
	expect(saidBy(made)).toEqual([['is-success', 'Site stats has been activated.']]);
	expect(isOn(made, 'stats')).toBe(true);
	expect(browser.reload).not.toHaveBeenCalled();
});

it('NOTICE-18 shows why a module could not be activated', async () => {
	const made = create();
	const refusal = { code: 'activation_failed', message: 'It needs a plan.' };
	answerPost('settings', refusal, 424);
	const { error } = await made.store.dispatch(setSetting('stats', true, ACTIVATION));
	expect(error).toMatchObject({ code: 'activation_failed' });
	expect(saidBy(made)).toEqual([['is-error', 'Site stats failed to activate. It needs a plan.']]);
	expect(isOn(made, 'stats')).toBe(false);
	expect(selectIsModuleToggling(made.store.getState(), 'stats')).toBe(false);
});

it('NOTICE-18 shows that a module could not be activated if the site crashes', async () => {
	const made = create();
	crash('post', 'settings');
	await made.store.dispatch(setSetting('stats', true, ACTIVATION));
	expect(saidBy(made)).toEqual([
		['is-error', expect.stringMatching(/^Site stats failed to activate\. \S/)],
	]);
});

it('ignores a second request while the first is pending', async () => {
	const { store } = create();
	const sent = answerPost('settings', { code: 'success' });
	const first = store.dispatch(setSetting('stats', true, ACTIVATION));
	expect(selectIsModuleToggling(store.getState(), 'stats')).toBe(true);
	await expect(store.dispatch(setSetting('stats', true, ACTIVATION))).resolves.toMatchObject({
		error: { code: 'busy' },
	});
	await first;
	expect(sent).toEqual([{ stats: true }]);
});

it.each(['masterbar', 'jetpack_portfolio', 'jetpack_testimonial'] as const)(
	'NOTICE-19 reloads the page once %s is active, and not after a failure',
	async (slug) => {
		const { store, browser } = create();
		answerPost('settings', { code: 'no', message: 'No.' }, 424);
		await store.dispatch(setSetting(slug, true, ACTIVATION));
		expect(browser.reload).not.toHaveBeenCalled();
		answerPost('settings', { code: 'success' });
		await store.dispatch(setSetting(slug, true, ACTIVATION));
		expect(browser.reload).toHaveBeenCalledTimes(1);
	},
);

it('WRITING-01 keeps blocks, which only the page data has, when all modules are reloaded', async () => {
	const { store } = createTestStore();
	const printed = selectModule(store.getState(), 'blocks');
	expect(printed).toBeDefined();
	await store.dispatch(loadModules());
	expect(selectModule(store.getState(), 'blocks')).toEqual(printed);
	expect(selectModule(store.getState(), 'markdown')).toBeDefined();
});

it('keeps the printed modules if the server answers with an empty list', async () => {
	const { store } = createTestStore();
	const printed = selectModules(store.getState());
	answerGet('module/all', []);
	await store.dispatch(loadModules());
	expect(selectModules(store.getState())).toEqual(printed);
});
