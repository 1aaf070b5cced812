import { http, HttpResponse } from 'msw';
import { selectNotices } from '@/state/notices';
import { saveSettings, selectIsSettingOn, selectSetting } from '@/state/settings';
import { server } from '#tests/support/server';
import { createTestStore, REST } from '#tests/support/store';

const REMEDY = { has_jetpack_search_product: true };
const SENTENCES = {
	progress: 'Warming up…',
	success: 'Warm.',
	failure: ({ code }: { code: string }) => `Cold: ${code}`,
};

/** Answers each save with the next of these states, and keeps what was sent. */
function answerSaves(...states: number[]) {
	const sent: unknown[] = [];
	server.use(
		http.post(`${REST}/settings`, async ({ request }) => {
			sent.push(await request.json());
			const status = states[sent.length - 1] ?? 200;
			const code = status === 200 ? 'success' : 'some_updated';
			return HttpResponse.json({ code, message: 'Said.' }, { status });
		}),
	);
	return sent;
}

const textsOf = ({ store }: ReturnType<typeof createTestStore>) =>
	selectNotices(store.getState()).map(({ text }) => text);

it('a save may speak for itself', async () => {
	const world = createTestStore();
	answerSaves(200, 400);
	const first = world.store.dispatch(saveSettings({ photon: true }, { sentences: SENTENCES }));
	expect(textsOf(world)).toEqual(['Warming up…']);
	await first;
	expect(textsOf(world)).toEqual(['Warm.']);
	await world.store.dispatch(saveSettings({ photon: false }, { sentences: SENTENCES }));
	expect(textsOf(world)).toEqual(['Cold: some_updated']);
});

describe('SETPERF-14 where enabling is refused', () => {
	it('saves the remedy, then the same again, and knows of both', async () => {
		const world = createTestStore();
		const sent = answerSaves(400);
		const saving = world.store.dispatch(saveSettings({ search: true }, { remedy: REMEDY }));
		expect(selectIsSettingOn(world.store.getState(), 'search')).toBe(true);
		await expect(saving).resolves.toEqual({ data: { search: true, ...REMEDY } });
		expect(sent).toEqual([{ search: true }, REMEDY, { search: true }]);
		expect(selectSetting(world.store.getState(), 'has_jetpack_search_product')).toBe(true);
		expect(textsOf(world)).toEqual(['Updated settings.']);
	});

	it('gives up after one more refusal', async () => {
		const world = createTestStore();
		const sent = answerSaves(400, 200, 400);
		await world.store.dispatch(saveSettings({ search: true }, { remedy: REMEDY }));
		expect(sent).toHaveLength(3);
		expect(selectIsSettingOn(world.store.getState(), 'search')).toBe(false);
		expect(textsOf(world)).toEqual([expect.stringMatching(/^Error updating settings\. Said\./)]);
	});

	it.each([
		['a site that broke off', 500, { remedy: REMEDY }],
		['what has no remedy', 400, {}],
	])('does not try %s again', async (_title, status, options) => {
		const { store } = createTestStore();
		const sent = answerSaves(status);
		await store.dispatch(saveSettings({ search: true }, options));
		expect(sent).toEqual([{ search: true }]);
		expect(selectIsSettingOn(store.getState(), 'search')).toBe(false);
	});
});
