import { knownData } from '@/lib/remote';
import { selectNotices } from '@/state/notices';
import { undo as takeBack } from '@/state/settings/undo';
import { saveTracking } from '@/state/settings/save-tracking';
import { loadTracking, mayRecord, selectTracking } from '@/state/settings/tracking';
import { answerGet, answerPost } from '#tests/support/wire';
import { open } from '../site';

const PATH = 'tracking/settings';
const AWAY = { code: 'http_request_failed', message: 'The cloud is away', data: null };
const OUT = { tracksOptOut: true };
const IN = { tracksOptOut: false };

const openTracking = (scenario?: string) => {
	const site = open({ scenario });
	return { ...site, tracking: () => site.read(selectTracking) };
};

async function openLoaded(tracksOptOut: boolean, scenario?: string) {
	const site = openTracking(scenario);
	answerGet(PATH, { tracks_opt_out: tracksOptOut });
	await site.dispatch(loadTracking());
	return {
		...site,
		known: () => knownData(site.tracking()),
		save: (isOut: boolean) => site.dispatch(saveTracking(isOut)),
	};
}

it('API-16 DATA-25 loads whether the user opted out', async () => {
	const { dispatch, tracking } = openTracking();
	expect(tracking()).toEqual({ phase: 'idle' });
	answerGet(PATH, { tracks_opt_out: true });
	await dispatch(loadTracking());
	expect(tracking()).toEqual({ phase: 'ready', data: OUT });
});

it('API-16 distinguishes a failed request from a choice', async () => {
	const { dispatch, tracking } = openTracking();
	answerGet(PATH, AWAY, 500);
	await dispatch(loadTracking());
	expect(tracking()).toMatchObject({ phase: 'failed', error: { code: AWAY.code } });
});

it('API-17 NOTICE-26 shows a choice at once, is loading while saving, shows the notices, and undoes it once', async () => {
	const { dispatch, read, save, tracking, known, said } = await openLoaded(true);
	const sent = answerPost(PATH, { tracks_opt_out: false });
	const saving = save(false);
	expect(tracking()).toEqual({ phase: 'loading', previous: IN });
	expect(said()).toEqual([['is-info', 'Updating privacy settings…']]);
	await expect(saving).resolves.toEqual({ data: IN });
	expect(sent).toEqual([{ tracks_opt_out: false }]);
	expect(tracking()).toEqual({ phase: 'ready', data: IN });
	expect(said()).toEqual([['is-success', 'Updated privacy settings.']]);
	const taken = answerPost(PATH, { tracks_opt_out: true });
	await dispatch(takeBack(read(selectNotices)[0]!.undo!));
	expect(taken).toEqual([{ tracks_opt_out: true }]);
	expect(known()).toEqual(OUT);
	expect(said()).toEqual([['is-success', 'Undone.']]);
	expect(read(selectNotices)[0]?.undo).toBeUndefined();
});

it.each([
	['a failed save', AWAY, 500, AWAY.code, AWAY.message],
	['a refusal with status 200', { error: 'no', message: 'Not you' }, 200, 'no', 'Not you'],
])(
	'NOTICE-26 rolls back after %s, and shows the reason',
	async (_what, answer, status, code, reason) => {
		const { save, known, said } = await openLoaded(true);
		answerPost(PATH, answer, status);
		expect((await save(false)).error?.code).toBe(code);
		expect(known()).toEqual(OUT);
		expect(said()).toEqual([['is-error', `Error updating privacy settings. ${reason}`]]);
	},
);

it.each([
	['unlinked-admin', 'Connect your WordPress.com account first'],
	['free', 'WordPress.com kept your earlier choice'],
])(
	'API-17 reports a choice that the server did not keep as not saved (%s)',
	async (scenario, reason) => {
		const { save, known, said } = await openLoaded(true, scenario);
		answerPost(PATH, { tracks_opt_out: true });
		expect((await save(false)).error?.code).toBe('not_saved');
		expect(known()).toEqual(OUT);
		expect(said()).toEqual([['is-error', expect.stringContaining(reason)]]);
	},
);

it('API-17 is failed if a save fails before anything is loaded', async () => {
	const { dispatch, tracking } = openTracking();
	answerPost(PATH, AWAY, 500);
	await dispatch(saveTracking(true));
	expect(tracking()).toMatchObject({ phase: 'failed' });
});

describe('TRACK-23 permission to record events', () => {
	it('is the user’s choice, which is loaded once', async () => {
		const { dispatch } = open();
		const load = jest.spyOn(globalThis, 'fetch');
		answerGet(PATH, { tracks_opt_out: false });
		const both = [dispatch(mayRecord()), dispatch(mayRecord())];
		expect(await Promise.all(both)).toEqual([true, true]);
		expect(await dispatch(mayRecord())).toBe(true);
		expect(load).toHaveBeenCalledTimes(1);
	});

	it('is denied from the moment the user opts out', async () => {
		const { dispatch, save } = await openLoaded(false);
		answerPost(PATH, { tracks_opt_out: true });
		const saving = save(true);
		expect(await dispatch(mayRecord())).toBe(false);
		await saving;
		expect(await dispatch(mayRecord())).toBe(false);
	});

	it('is denied if the choice could not be loaded', async () => {
		const { dispatch } = open();
		answerGet(PATH, AWAY, 500);
		expect(await dispatch(mayRecord())).toBe(false);
	});
});
