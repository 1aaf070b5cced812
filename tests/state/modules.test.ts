import { answerGet, answerPost, crash } from '#tests/support/wire';
import {
	loadModules,
	selectIsModuleActive,
	selectIsModuleToggling,
	selectModule,
	selectModules,
} from '@/state/modules';
import { buildActivationSentences, setSetting } from '@/state/settings';
import { open } from './site';

function openWithoutModules() {
	const site = open({ world: { modules: { active: [] } } });
	const sentences = buildActivationSentences('Site stats');
	return {
		...site,
		activate: (slug: Parameters<typeof setSetting>[0] = 'stats') =>
			site.dispatch(setSetting(slug, true, { sentences })),
		isOn: () => site.read(selectIsModuleActive, 'stats'),
		isToggling: () => site.read(selectIsModuleToggling, 'stats'),
	};
}

it('NOTICE-18 switches a module on at once and announces its activation, then its success, and sends it once', async () => {
	const { activate, said, isOn, isToggling, browser } = openWithoutModules();
	const sent = answerPost('settings', { code: 'success' });
	const activating = activate();
	expect(said()).toEqual([['is-info', 'Activating Site stats…']]);
	expect([isOn(), isToggling()]).toEqual([true, true]);
	await expect(activate()).resolves.toMatchObject({ error: { code: 'busy' } });
	await expect(activating).resolves.toEqual({ data: { stats: true } });
	expect(said()).toEqual([['is-success', 'Site stats has been activated.']]);
	expect([isOn(), isToggling()]).toEqual([true, false]);
	expect(browser.reload).not.toHaveBeenCalled();
	expect(sent).toEqual([{ stats: true }]);
});

it('NOTICE-18 shows why a module could not be activated', async () => {
	const { activate, said, isOn, isToggling } = openWithoutModules();
	answerPost('settings', { code: 'activation_failed', message: 'It needs a plan.' }, 424);
	expect((await activate()).error).toMatchObject({ code: 'activation_failed' });
	expect(said()).toEqual([['is-error', 'Site stats failed to activate. It needs a plan.']]);
	expect([isOn(), isToggling()]).toEqual([false, false]);
	crash('post', 'settings');
	await activate();
	const reason = expect.stringMatching(/^Site stats failed to activate\. \S/);
	expect(said()).toEqual([['is-error', reason]]);
});

it.each(['masterbar', 'jetpack_portfolio', 'jetpack_testimonial'] as const)(
	'NOTICE-19 reloads the page once %s is active, and not after a failure',
	async (slug) => {
		const { activate, browser } = openWithoutModules();
		answerPost('settings', { code: 'no', message: 'No.' }, 424);
		await activate(slug);
		expect(browser.reload).not.toHaveBeenCalled();
		answerPost('settings', { code: 'success' });
		await activate(slug);
		expect(browser.reload).toHaveBeenCalledTimes(1);
	},
);

it('WRITING-01 keeps blocks, which only the page data has, when all modules are reloaded', async () => {
	const { dispatch, read } = open();
	const printed = read(selectModule, 'blocks');
	expect(printed).toBeDefined();
	await dispatch(loadModules());
	expect(read(selectModule, 'blocks')).toEqual(printed);
	expect(read(selectModule, 'markdown')).toBeDefined();
});

it('keeps the printed modules if the server answers with an empty list', async () => {
	const { dispatch, read } = open();
	const printed = read(selectModules);
	answerGet('module/all', []);
	await dispatch(loadModules());
	expect(read(selectModules)).toEqual(printed);
});
