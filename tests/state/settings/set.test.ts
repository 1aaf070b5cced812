import { http, HttpResponse } from 'msw';
import { selectNotices } from '@/state/notices';
import {
	saveFailureDismissed,
	selectIsSettingOn,
	selectIsSettingPending,
	selectSaveFailure,
	setSetting,
	setSettings,
} from '@/state/settings';
import { undo as undoChanges } from '@/state/settings/undo';
import { server } from '#tests/support/server';
import type { StoreOptions } from '#tests/support/store';
import { answerPost, hold } from '#tests/support/wire';
import { open } from '../site';

const SUCCESS = { code: 'success', message: '' };
const REFUSAL = { code: 'activation_failed', message: 'No.' };
const accept = () => HttpResponse.json(SUCCESS);

const untilSent = () => new Promise((resolve) => setTimeout(resolve, 20));

function openSwitch(options: StoreOptions = {}) {
	const site = open(options);
	const { dispatch, read } = site;
	const turn = (...wishes: boolean[]) =>
		wishes.map((wish) => dispatch(setSetting('monitor', wish)));
	return {
		...site,
		turn,
		/** Turns the switch, and again once the first call is pending. */
		turnWhilePending: async ([first = true, ...others]: boolean[]) => {
			const turning = turn(first);
			await untilSent();
			return [...turning, ...turn(...others)];
		},
		set: (...args: Parameters<typeof setSetting>) => dispatch(setSetting(...args)),
		isOn: (key: Parameters<typeof selectIsSettingOn>[1] = 'monitor') =>
			read(selectIsSettingOn, key),
		failureOf: (key: string) => read(selectSaveFailure, key),
		notices: () => read(selectNotices),
		undoOf: () => read(selectNotices)[0]?.undo,
		undo: () => dispatch(undoChanges(read(selectNotices)[0]!.undo!)),
	};
}

const SAID_SUCCESS = [['is-success', 'Updated settings.']];

describe('switch turned again while its save is pending', () => {
	it.each([
		['back', [true, false], [true, false]],
		['back and forth', [true, false, true], [true]],
		['back, forth and back', [true, false, true, false], [true, false]],
	])('%s: ends with the last value', async (_name, wishes, sent) => {
		const { store, read, isOn, said, turnWhilePending } = openSwitch();
		const { called, release } = hold('settings', accept);
		const end = wishes.at(-1);
		const shown: boolean[] = [];
		const turning = await turnWhilePending(wishes);
		const stop = store.subscribe(() => void shown.push(isOn()));
		expect(isOn()).toBe(end);
		release();
		await Promise.all(turning);
		stop();
		expect(called.mock.calls).toEqual(sent.map((monitor) => [{ monitor }]));
		expect(isOn()).toBe(end);
		expect(read(selectIsSettingPending, 'monitor')).toBe(false);
		// From the last click on, it shows the last value, no matter what answers arrive in between.
		expect(new Set(shown)).toEqual(new Set([end]));
		expect(said()).toEqual(SAID_SUCCESS);
	});

	it('announces no success of an intermediate save', async () => {
		const { store, said, turnWhilePending } = openSwitch();
		const { release } = hold('settings', accept);
		const heard = new Set<string | undefined>();
		const turning = await turnWhilePending([true, false]);
		store.subscribe(() => said().forEach(([status]) => heard.add(status)));
		release();
		await turning[0];
		expect([...heard]).toEqual(['is-info']);
		await turning[1];
	});

	it('sends no second call if the first one was refused, and shows its error', async () => {
		const { said, isOn, failureOf, turnWhilePending } = openSwitch();
		const { called, release } = hold('settings', () => HttpResponse.json(REFUSAL, { status: 400 }));
		const turning = await turnWhilePending([true, false]);
		release();
		await Promise.all(turning);
		expect(called.mock.calls).toEqual([[{ monitor: true }]]);
		expect(isOn()).toBe(false);
		expect(said()).toMatchObject([['is-error', expect.any(String)]]);
		expect(failureOf('monitor')).toBeUndefined();
	});

	it('NOTICE-25 reloads the page only after the last save', async () => {
		const { set, browser } = openSwitch();
		const { release } = hold('settings', accept);
		const turning = [set('masterbar', true)];
		await untilSent();
		turning.push(set('masterbar', false));
		release();
		await turning[0];
		expect(browser.reload).not.toHaveBeenCalled();
		await turning[1];
		expect(browser.reload).toHaveBeenCalledTimes(1);
	});

	it('sends nothing if it is turned back before its turn', async () => {
		const { turn, said } = openSwitch();
		const sent = answerPost('settings', SUCCESS);
		await Promise.all(turn(true, false));
		expect(sent).toEqual([]);
		expect(said()).toEqual(SAID_SUCCESS);
	});

	it('leaves no progress notice behind after a silent save', async () => {
		const { set, turn, said } = openSwitch();
		const { release } = hold('settings', accept);
		const silent = set('likes', true, { isSilent: true });
		const turning = turn(true, false);
		release();
		await Promise.all([silent, ...turning]);
		expect(said()).toEqual(SAID_SUCCESS);
	});
});

describe('Undo', () => {
	const EXIF = 'carousel_display_exif';
	const turnedOn = (key: string) => ({ key, before: false, after: true });

	it('is offered for a module and for an option, with the previous values', async () => {
		const { set, undoOf } = openSwitch({
			world: { modules: { active: [] }, settings: { [EXIF]: false } },
		});
		const subject = 'Downtime monitoring';
		await set('monitor', true, { subject });
		expect(undoOf()).toEqual({ failureKey: 'monitor', subject, changes: [turnedOn('monitor')] });
		await set(EXIF, true);
		expect(undoOf()).toEqual({ failureKey: EXIF, changes: [turnedOn(EXIF)] });
	});

	it('restores the only part that was on', async () => {
		const { set, undo, isOn } = openSwitch({ world: { modules: { active: ['photon'] } } });
		await set('site-accelerator', false);
		await undo();
		expect([isOn('photon'), isOn('photon-cdn')]).toEqual([true, false]);
	});

	it('leaves a companion alone that the save did not change, but someone else has since', async () => {
		const { set, undo, undoOf, isOn, world } = openSwitch({
			world: { modules: { active: ['tiled-gallery'] } },
		});
		await set('photon', true);
		expect(undoOf()?.changes).toContainEqual(turnedOn('photon'));
		expect(undoOf()?.changes).not.toContainEqual(expect.objectContaining({ key: 'tiled-gallery' }));
		world.modules = { ...world.modules, active: ['photon'] };
		await undo();
		expect(isOn('photon')).toBe(false);
		expect(world.modules.active).toEqual([]);
	});

	it('is not offered again after it was used', async () => {
		const { turn, undo, isOn, notices } = openSwitch();
		await Promise.all(turn(true));
		await undo();
		expect(isOn()).toBe(false);
		const done = { status: 'is-success', text: 'Undone.', duration: 2000, undo: undefined };
		expect(notices()).toMatchObject([done]);
	});

	it.each([
		['a text', { highlander_comment_form_prompt: 'Hello' }],
		['a change that reloads the page', { masterbar: false }],
	])('is not offered for %s', async (_name, values) => {
		const { dispatch, notices } = openSwitch();
		await dispatch(setSettings(values));
		expect(notices()).toMatchObject([{ status: 'is-success', undo: undefined }]);
	});
});

describe('switch that could not be saved', () => {
	it('keeps the reason at its row until it is dismissed', async () => {
		const { dispatch, turn, failureOf } = openSwitch();
		answerPost('settings', REFUSAL, 400);
		await Promise.all(turn(true));
		expect(failureOf('monitor')).toEqual({
			reason: 'No.',
			sentence: 'Error updating settings. No.',
			isOfOthers: false,
			changes: { monitor: true },
			values: { monitor: true },
		});
		dispatch(saveFailureDismissed('monitor'));
		expect(failureOf('monitor')).toBeUndefined();
	});

	it('keeps the reason until the setting is saved, also by another switch', async () => {
		const { set, failureOf } = openSwitch();
		answerPost('settings', REFUSAL, 400);
		await set('photon', true);
		expect(failureOf('photon')).toBeDefined();
		answerPost('settings', SUCCESS);
		const solving = set('site-accelerator', true);
		expect(failureOf('photon')).toBeUndefined();
		await solving;
		expect(failureOf('photon')).toBeUndefined();
	});

	it('shows an expired session in the persistent notice only', async () => {
		const { turn, notices, failureOf } = openSwitch();
		answerPost('settings', { code: 'rest_cookie_invalid_nonce', message: '' }, 403);
		server.use(http.get('*/admin-ajax.php', () => new HttpResponse('0', { status: 400 })));
		await Promise.all(turn(true));
		expect(notices()).toMatchObject([{ duration: 0, isPersistent: true }]);
		expect(failureOf('monitor')).toBeUndefined();
	});
});
