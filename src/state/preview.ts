import type { ThunkMiddleware, UnknownAction } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { withExtraArgument } from 'redux-thunk';
import type { Api } from '@/api';
import { type Progress, progressed, selectRecommendations } from './recommendations/slice';
import type { AppThunk, RootState, ThunkExtra } from './types';

/*
 * Where a preview of the dev tools lies over the truth: reducers know nothing of it, selectors and thunks nothing else. Only bundles
 * with the dev tools hold this file.
 */

export interface Preview {
	/** What is seen in place of the truth. The same for the same state: whoever selects compares. */
	apply: (truth: RootState) => RootState;
	/** Called before anything would be written; resolves once that has been said. */
	askBeforeWrite: () => Promise<void>;
}

interface Slot {
	preview: Preview | null;
	/** What was done in the assistant before the preview; what is done under it is not kept. */
	progress: Progress | null;
	/** What a thunk gets that begins under a preview: it stays without effect when it ends after it. */
	pretended: ThunkExtra;
}

type Client = Parameters<Parameters<Api>[0]>[0];

const slots = new WeakMap<ThunkExtra, Slot>();

/** A thunk may have read what is not true, so nothing that it sends is sent. */
async function refuse(preview: Preview | null): Promise<never> {
	await preview?.askBeforeWrite();
	throw new Error(__('Nothing was saved, because a preview was on.', 'dashboard-for-jetpack'));
}

/** @param isHeld Whether writes are refused now; `refuse` is how. */
function guardApi(api: Api, isHeld: () => boolean, hold: () => Promise<never>): Api {
	const guardClient = (client: Client): Client => ({
		...client,
		post: (...given) => (isHeld() ? hold() : client.post(...given)),
		write: (...given) => (isHeld() ? hold() : client.write(...given)),
		postPublic: (...given) => (isHeld() ? hold() : client.postPublic(...given)),
	});
	const guarded = new Map<unknown, unknown>();
	const call = <T>(entity: (client: Client) => T): T => {
		if (!guarded.has(entity)) {
			guarded.set(entity, (client: Client) => entity(guardClient(client)));
		}
		// Kept under the entity that it guards.
		return api(guarded.get(entity) as (client: Client) => T);
	};
	return Object.assign(call, {
		inTurn: <T>(task: (api: Api) => Promise<T>) =>
			api.inTurn((turn) => task(guardApi(turn, isHeld, hold))),
	});
}

/** The network and the analytics of a store that may be previewed: while a preview is on, nothing is written and nothing recorded. */
export function makePreviewable(given: ThunkExtra): ThunkExtra {
	const hold = () => refuse(slot.preview);
	const slot: Slot = {
		preview: null,
		progress: null,
		pretended: {
			...given,
			api: guardApi(given.api, () => true, hold),
			tracks: { recordEvent: () => undefined },
		},
	};
	const extra: ThunkExtra = {
		...given,
		api: guardApi(given.api, () => slot.preview !== null, hold),
		tracks: {
			recordEvent: (name, properties) =>
				slot.preview ? undefined : given.tracks.recordEvent(name, properties),
		},
	};
	slots.set(extra, slot).set(slot.pretended, slot);
	return extra;
}

/** A store whose readers see the preview in place of the truth. */
export function seePreview<T extends { getState: () => RootState }>(
	store: T,
	extra: ThunkExtra,
): T {
	const getState = () => {
		const truth = store.getState();
		return slots.get(extra)?.preview?.apply(truth) ?? truth;
	};
	return { ...store, getState };
}

type Thunks = ThunkMiddleware<RootState, UnknownAction, ThunkExtra>;

/** The same for thunks, which read the store from within. One that begins under a preview sends nothing after it, nor does what it begins. */
export const thunksSeePreview =
	(extra: ThunkExtra): Thunks =>
	(store) => {
		const slot = slots.get(extra);
		const seen = seePreview(store, extra);
		const inTruth = withExtraArgument<RootState, UnknownAction, ThunkExtra>(extra)(seen);
		if (!slot) {
			return inTruth;
		}
		const inPreview: (action: unknown) => unknown = withExtraArgument(slot.pretended)({
			...seen,
			dispatch: (action: unknown) => inPreview(action),
		})(store.dispatch);
		return (next) => {
			const run = inTruth(next);
			return (action) =>
				slot.preview && typeof action === 'function' ? inPreview(action) : run(action);
		};
	};

/** What the assistant has kept, without what was chosen under a preview: it would go out with the next save. */
const forgetPretended =
	({ step, unsaved, error }: Progress): AppThunk =>
	(dispatch, getState) => {
		const left = selectRecommendations(getState()).progress.unsaved;
		const kept = unsaved.filter((change) => left.includes(change));
		dispatch(progressed({ step, error, unsaved: kept }));
	};

/** Lays a preview over the truth, or takes it away, and tells whoever selects. */
export const putPreview =
	(preview: Preview | null): AppThunk =>
	(dispatch, getState, extra) => {
		const slot = slots.get(extra);
		if (!slot || slot.preview === preview) {
			return;
		}
		slot.progress ??= selectRecommendations(getState()).progress;
		slot.preview = preview;
		if (!preview) {
			dispatch(forgetPretended(slot.progress));
			slot.progress = null;
		}
		dispatch({ type: 'preview/put' });
	};
