import { http, HttpResponse } from 'msw';
import type { SettingKey } from '@/domain/settings/registry';
import { selectNotices } from '@/state/notices';
import {
	saveFailureDismissed,
	selectIsSettingOn,
	selectIsSettingPending,
	selectSaveFailure,
	setSetting,
	setSettings,
	undoSettings,
} from '@/state/settings';
import { server } from '#tests/support/server';
import { createTestStore, type TestStore } from '#tests/support/store';
import { answerPost, hold } from '#tests/support/wire';

const SUCCESS = () => HttpResponse.json({ code: 'success', message: '' });
const REFUSAL = () =>
	HttpResponse.json({ code: 'activation_failed', message: 'No.' }, { status: 400 });

const noticesOf = ({ store }: TestStore) => selectNotices(store.getState());
const isOn = ({ store }: TestStore, key: SettingKey = 'monitor') =>
	selectIsSettingOn(store.getState(), key);
const failureOf = ({ store }: TestStore, failureKey: string) =>
	selectSaveFailure(store.getState(), failureKey);
const turn = ({ store }: TestStore, ...wishes: boolean[]) =>
	wishes.map((wish) => store.dispatch(setSetting('monitor', wish)));
const untilSent = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Turns the switch, and again once the first call is pending. */
async function turnWhilePending(made: TestStore, [first = true, ...others]: boolean[]) {
	const turning = turn(made, first);
	await untilSent();
	return [...turning, ...turn(made, ...others)];
}

describe('switch turned again while its save is pending', () => {
	it.each([
		['back', [true, false], [{ monitor: true }, { monitor: false }], false],
		['back and forth', [true, false, true], [{ monitor: true }], true],
		[
			'back, forth and back',
			[true, false, true, false],
			[{ monitor: true }, { monitor: false }],
			false,
		],
	])('%s: ends with the last value', async (_name, wishes, sent, end) => {
		const made = createTestStore();
		const { called, release } = hold('settings', SUCCESS);
		const shown: boolean[] = [];
		const turning = await turnWhilePending(made, wishes);
		const stop = made.store.subscribe(() => void shown.push(isOn(made)));
		expect(isOn(made)).toBe(end);
		release();
		await Promise.all(turning);
		stop();
		expect(called.mock.calls).toEqual(sent.map((changes) => [changes]));
		expect(isOn(made)).toBe(end);
		expect(selectIsSettingPending(made.store.getState(), 'monitor')).toBe(false);
		// From the last click on, it shows the last value, no matter what answers arrive in between.
		expect(new Set(shown)).toEqual(new Set([end]));
		expect(noticesOf(made)).toMatchObject([{ status: 'is-success', text: 'Updated settings.' }]);
	});

	it('announces no success of an intermediate save', async () => {
		const made = createTestStore();
		const { release } = hold('settings', SUCCESS);
		const said = new Set<string>();
		const turning = await turnWhilePending(made, [true, false]);
		made.store.subscribe(() => noticesOf(made).forEach(({ status }) => said.add(status)));
		release();
		await turning[0];
		expect([...said]).toEqual(['is-info']);
		await turning[1];
	});

	it('sends no second call if the first one was refused, and shows its error', async () => {
		const made = createTestStore();
		const { called, release } = hold('settings', REFUSAL);
		const turning = await turnWhilePending(made, [true, false]);
		release();
		await Promise.all(turning);
		expect(called.mock.calls).toEqual([[{ monitor: true }]]);
		expect(isOn(made)).toBe(false);
		expect(noticesOf(made)).toMatchObject([{ status: 'is-error' }]);
		expect(failureOf(made, 'monitor')).toBeUndefined();
	});

	it('NOTICE-25 reloads the page only after the last save', async () => {
		const made = createTestStore();
		const { release } = hold('settings', SUCCESS);
		const save = (wish: boolean) => made.store.dispatch(setSetting('masterbar', wish));
		const turning = [save(true)];
		await untilSent();
		turning.push(save(false));
		release();
		await turning[0];
		expect(made.browser.reload).not.toHaveBeenCalled();
		await turning[1];
		expect(made.browser.reload).toHaveBeenCalledTimes(1);
	});

	it('sends nothing if it is turned back before its turn', async () => {
		const made = createTestStore();
		const sent = answerPost('settings', { code: 'success', message: '' });
		await Promise.all(turn(made, true, false));
		expect(sent).toEqual([]);
		expect(noticesOf(made)).toMatchObject([{ status: 'is-success' }]);
	});

	it('leaves no progress notice behind after a silent save', async () => {
		const made = createTestStore();
		const { release } = hold('settings', SUCCESS);
		const silent = made.store.dispatch(setSetting('likes', true, { isSilent: true }));
		const turning = turn(made, true, false);
		release();
		await Promise.all([silent, ...turning]);
		expect(noticesOf(made)).toMatchObject([{ status: 'is-success' }]);
	});
});

describe('Undo', () => {
	const undoOf = (made: TestStore) => noticesOf(made)[0]?.undo;

	it.each([
		[
			'a module',
			(made: TestStore) =>
				made.store.dispatch(setSetting('monitor', true, { subject: 'Downtime monitoring' })),
			{ failureKey: 'monitor', subject: 'Downtime monitoring', values: { monitor: false } },
		],
		[
			'an option',
			(made: TestStore) => made.store.dispatch(setSetting('carousel_display_exif', true)),
			{ failureKey: 'carousel_display_exif', values: { carousel_display_exif: false } },
		],
	])('is offered for %s, with the previous values', async (_name, save, undo) => {
		const made = createTestStore({
			world: { modules: { active: [] }, settings: { carousel_display_exif: false } },
		});
		await save(made);
		expect(undoOf(made)).toEqual(undo);
	});

	it('restores the only part that was on', async () => {
		const made = createTestStore({ world: { modules: { active: ['photon'] } } });
		await made.store.dispatch(setSetting('site-accelerator', false));
		await made.store.dispatch(undoSettings(undoOf(made)!));
		expect([isOn(made, 'photon'), isOn(made, 'photon-cdn')]).toEqual([true, false]);
	});

	it('leaves a companion alone that the save did not change, but someone else has since', async () => {
		const made = createTestStore({ world: { modules: { active: ['tiled-gallery'] } } });
		await made.store.dispatch(setSetting('photon', true));
		expect(undoOf(made)?.values).toMatchObject({ photon: false, 'tiled-gallery': true });
		made.world.modules = { ...made.world.modules, active: ['photon'] };
		await made.store.dispatch(undoSettings(undoOf(made)!));
		expect([isOn(made, 'photon'), isOn(made, 'tiled-gallery')]).toEqual([false, false]);
	});

	it('is not offered again after it was used', async () => {
		const made = createTestStore();
		await Promise.all(turn(made, true));
		await made.store.dispatch(undoSettings(undoOf(made)!));
		expect(isOn(made)).toBe(false);
		expect(noticesOf(made)).toMatchObject([
			{ status: 'is-success', text: 'Undone.', duration: 2000, undo: undefined },
		]);
	});

	it.each([
		['a text', { highlander_comment_form_prompt: 'Hello' }],
		['a change that reloads the page', { masterbar: false }],
	])('is not offered for %s', async (_name, values) => {
		const made = createTestStore();
		await made.store.dispatch(setSettings(values));
		expect(noticesOf(made)).toMatchObject([{ status: 'is-success', undo: undefined }]);
	});
});

describe('switch that could not be saved', () => {
	const fail = async () => {
		const made = createTestStore();
		answerPost('settings', { code: 'activation_failed', message: 'No.' }, 400);
		await Promise.all(turn(made, true));
		return made;
	};

	it('keeps the reason at its row until it is dismissed', async () => {
		const made = await fail();
		expect(failureOf(made, 'monitor')).toEqual({
			reason: 'No.',
			sentence: 'Error updating settings. No.',
			isOfOthers: false,
			changes: { monitor: true },
			values: { monitor: true },
		});
		made.store.dispatch(saveFailureDismissed('monitor'));
		expect(failureOf(made, 'monitor')).toBeUndefined();
	});

	it('keeps the reason until the setting is saved, also by another switch', async () => {
		const made = createTestStore();
		answerPost('settings', { code: 'activation_failed', message: 'No.' }, 400);
		await made.store.dispatch(setSetting('photon', true));
		expect(failureOf(made, 'photon')).toBeDefined();
		answerPost('settings', { code: 'success', message: '' });
		const solving = made.store.dispatch(setSetting('site-accelerator', true));
		expect(failureOf(made, 'photon')).toBeUndefined();
		await solving;
		expect(failureOf(made, 'photon')).toBeUndefined();
	});

	it('shows an expired session in the persistent notice only', async () => {
		const made = createTestStore();
		const { release } = hold('settings', () =>
			HttpResponse.json({ code: 'rest_cookie_invalid_nonce', message: '' }, { status: 403 }),
		);
		server.use(http.get('*/admin-ajax.php', () => new HttpResponse('0', { status: 400 })));
		release();
		await Promise.all(turn(made, true));
		expect(noticesOf(made)).toMatchObject([{ duration: 0, isPersistent: true }]);
		expect(failureOf(made, 'monitor')).toBeUndefined();
	});
});
