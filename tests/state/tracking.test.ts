import { knownData } from '@/lib/remote';
import { selectNotices } from '@/state/notices';
import { undo as takeBack } from '@/state/undo';
import { saveTracking } from '@/state/save-tracking';
import { loadTracking, mayRecord, selectTracking } from '@/state/tracking';
import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';

const PATH = 'tracking/settings';
const down = { code: 'http_request_failed', message: 'The cloud is away', data: null };

async function createLoaded(tracksOptOut: boolean, scenario?: string) {
	const { store } = createTestStore(scenario ? { scenario } : {});
	answerGet(PATH, { tracks_opt_out: tracksOptOut });
	await store.dispatch(loadTracking());
	const known = () => knownData(selectTracking(store.getState()));
	const notices = () =>
		selectNotices(store.getState()).map(({ status, text }) => ({ status, text }));
	return { store, known, notices };
}

it('API-16 DATA-25 loads whether the user opted out', async () => {
	const { store } = createTestStore();
	expect(selectTracking(store.getState())).toEqual({ phase: 'idle' });
	answerGet(PATH, { tracks_opt_out: true });
	await store.dispatch(loadTracking());
	expect(selectTracking(store.getState())).toEqual({
		phase: 'ready',
		data: { tracksOptOut: true },
	});
});

it('API-16 distinguishes a failed request from a choice', async () => {
	const { store } = createTestStore();
	answerGet(PATH, down, 500);
	await store.dispatch(loadTracking());
	expect(selectTracking(store.getState())).toMatchObject({
		phase: 'failed',
		error: { code: 'http_request_failed' },
	});
});

it('API-17 NOTICE-26 shows a choice at once, is loading while saving, and shows the notices', async () => {
	const { store, notices } = await createLoaded(true);
	const sent = answerPost(PATH, { tracks_opt_out: false });
	const saving = store.dispatch(saveTracking(false));
	expect(selectTracking(store.getState())).toEqual({
		phase: 'loading',
		previous: { tracksOptOut: false },
	});
	expect(notices()).toEqual([{ status: 'is-info', text: 'Updating privacy settings…' }]);
	await expect(saving).resolves.toEqual({ data: { tracksOptOut: false } });
	expect(sent).toEqual([{ tracks_opt_out: false }]);
	expect(selectTracking(store.getState())).toEqual({
		phase: 'ready',
		data: { tracksOptOut: false },
	});
	expect(notices()).toEqual([{ status: 'is-success', text: 'Updated privacy settings.' }]);
});

it('NOTICE-26 rolls back a failed save and shows the reason', async () => {
	const { store, known, notices } = await createLoaded(true);
	answerPost(PATH, down, 500);
	await expect(store.dispatch(saveTracking(false))).resolves.toMatchObject({
		error: { code: 'http_request_failed' },
	});
	expect(known()).toEqual({ tracksOptOut: true });
	expect(notices()).toEqual([
		{
			status: 'is-error',
			text: 'Error updating privacy settings. The cloud is away',
		},
	]);
});

it('NOTICE-26 shows the reason of a refusal with status 200', async () => {
	const { store, notices } = await createLoaded(true);
	answerPost(PATH, { error: 'unauthorized', message: 'Not you' });
	await store.dispatch(saveTracking(false));
	expect(notices()).toMatchObject([{ text: 'Error updating privacy settings. Not you' }]);
});

it.each([
	['unlinked-admin', 'Connect your WordPress.com account first'],
	['free', 'WordPress.com kept your earlier choice'],
])(
	'API-17 reports a choice that the server did not keep as not saved (%s)',
	async (scenario, reason) => {
		const { store, known, notices } = await createLoaded(true, scenario);
		answerPost(PATH, { tracks_opt_out: true });
		await expect(store.dispatch(saveTracking(false))).resolves.toMatchObject({
			error: { code: 'not_saved' },
		});
		expect(known()).toEqual({ tracksOptOut: true });
		expect(notices()).toMatchObject([
			{ status: 'is-error', text: expect.stringContaining(reason) },
		]);
	},
);

it('API-17 is failed if a save fails before anything is loaded', async () => {
	const { store } = createTestStore();
	answerPost(PATH, down, 500);
	await store.dispatch(saveTracking(true));
	expect(selectTracking(store.getState())).toMatchObject({ phase: 'failed' });
});

it('API-17 undo reverts the choice once', async () => {
	const { store, known, notices } = await createLoaded(true);
	const sent = answerPost(PATH, { tracks_opt_out: false });
	await store.dispatch(saveTracking(false));
	const [{ undo } = {}] = selectNotices(store.getState());
	const taken = answerPost(PATH, { tracks_opt_out: true });
	await store.dispatch(takeBack(undo!));
	expect([sent, taken]).toEqual([[{ tracks_opt_out: false }], [{ tracks_opt_out: true }]]);
	expect(known()).toEqual({ tracksOptOut: true });
	expect(notices()).toEqual([{ status: 'is-success', text: 'Undone.' }]);
	expect(selectNotices(store.getState())[0]?.undo).toBeUndefined();
});

describe('TRACK-23 permission to record events', () => {
	it('is the user’s choice, which is loaded once', async () => {
		const { store } = createTestStore();
		const load = jest.spyOn(globalThis, 'fetch');
		answerGet(PATH, { tracks_opt_out: false });
		const both = [store.dispatch(mayRecord()), store.dispatch(mayRecord())];
		expect(await Promise.all(both)).toEqual([true, true]);
		expect(await store.dispatch(mayRecord())).toBe(true);
		expect(load).toHaveBeenCalledTimes(1);
	});

	it('is denied from the moment the user opts out', async () => {
		const { store } = await createLoaded(false);
		answerPost(PATH, { tracks_opt_out: true });
		const saving = store.dispatch(saveTracking(true));
		expect(await store.dispatch(mayRecord())).toBe(false);
		await saving;
		expect(await store.dispatch(mayRecord())).toBe(false);
	});

	it('is denied if the choice could not be loaded', async () => {
		const { store } = createTestStore();
		answerGet(PATH, down, 500);
		expect(await store.dispatch(mayRecord())).toBe(false);
	});
});
