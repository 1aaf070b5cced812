import { delay, http, HttpResponse } from 'msw';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { markStoreSetupSeen } from '@/state/connection';
import { type Preview, previewing, putPreview } from '@/state/store/preview';
import {
	changeRecommendations,
	openStep,
	saveRecommendations,
	selectAnswers,
	selectProgress,
} from '@/state/recommendations';
import { setSettings } from '@/state/settings';
import { open } from '../site';

const PREVIEW: Preview = {
	apply: (truth) => ({ ...truth }),
	askBeforeWrite: () => Promise.resolve(),
};

/** A site that saves nothing and records what it was sent; each response takes 20 ms. */
function start() {
	const made = open({ previewing });
	const sent: unknown[] = [];
	server.use(
		http.get(`${REST}/recommendations/data`, async () => {
			await delay(20);
			return HttpResponse.json({});
		}),
		http.post(`${REST}/*`, async ({ request }) => {
			sent.push(await request.json());
			await delay(20);
			return HttpResponse.json({ code: 'success' });
		}),
	);
	const { dispatch, getState } = made.store;
	return { ...made, dispatch, getState, sent };
}

const skip = (slug: string) => changeRecommendations({ kind: 'skip', slug });

it('discards choices in the assistant made under a preview, so a later save does not send them', async () => {
	const { dispatch, getState, sent } = start();
	dispatch(putPreview(PREVIEW));
	await Promise.all([dispatch(openStep('monitor')), dispatch(skip('monitor'))]);
	expect(selectAnswers(getState())).toEqual({ skippedRecommendations: ['monitor'] });
	dispatch(putPreview({ ...PREVIEW }));
	dispatch(putPreview(null));
	expect(selectProgress(getState())).toMatchObject({ step: null, unsaved: [], error: null });
	await dispatch(saveRecommendations());
	expect(sent).toEqual([]);
	await dispatch(skip('publicize'));
	expect(sent).toEqual([{ data: { skippedRecommendations: ['publicize'] } }]);
});

it('discards such a choice if the preview ends while its save is waiting', async () => {
	const { dispatch, sent } = start();
	dispatch(putPreview(PREVIEW));
	const saving = Promise.all([dispatch(openStep('monitor')), dispatch(skip('monitor'))]);
	dispatch(putPreview(null));
	await saving;
	expect(sent).toEqual([]);
});

it('sends an unsaved choice from before a preview once the preview has ended', async () => {
	const { dispatch, sent } = start();
	const saving = dispatch(skip('monitor'));
	dispatch(putPreview(PREVIEW));
	await saving;
	await dispatch(skip('publicize'));
	expect(sent).toEqual([]);
	dispatch(putPreview(null));
	await dispatch(saveRecommendations());
	expect(sent).toEqual([{ data: { skippedRecommendations: ['monitor'] } }]);
});

it('rejects a setting changed under a preview even if its turn comes after the preview', async () => {
	const { dispatch, sent } = start();
	const before = dispatch(setSettings({ monitor: true }));
	// These were sent before the preview begins.
	while (sent.length === 0) {
		await delay(1);
	}
	dispatch(putPreview(PREVIEW));
	const under = dispatch(setSettings({ monitor: false }));
	dispatch(putPreview(null));
	expect((await under).error).toBeDefined();
	expect((await before).error).toBeUndefined();
	expect(sent).toEqual([{ monitor: true }]);
	await dispatch(markStoreSetupSeen());
	expect(sent).toHaveLength(2);
});
