import { type ThunkMiddleware, withExtraArgument } from 'redux-thunk';
import type { UnknownAction } from 'redux';
import { __ } from '@wordpress/i18n';
import type { Api } from '@/api';
import { type Progress, progressed, selectProgress } from '../recommendations/slice';
import type { AppThunk, RootState, ThunkExtra } from './types';

/*
 * Overlays the state with a preview of the dev tools: reducers see only the real state, selectors and thunks only the preview. This
 * file is in the chunk of the dev tools only.
 */

export interface Preview {
	/** Returns the previewed state. Returns the same object for the same state, because selectors compare by identity. */
	apply: (truth: RootState) => RootState;
	/** Called instead of a write; resolves once the user has been notified. */
	askBeforeWrite: () => Promise<void>;
}

interface Slot {
	preview: Preview | null;
	/** The assistant's changes from before the preview; changes made under a preview are discarded. */
	progress: Progress | null;
	/** The dispatch for a thunk that starts under a preview: it has no effect after the preview ends. */
	pretended: ThunkExtra;
}

type Client = Parameters<Parameters<Api>[0]>[0];

const slots = new WeakMap<ThunkExtra, Slot>();

/** A thunk may have read previewed data, so its requests are not sent. */
async function refuse(preview: Preview | null): Promise<never> {
	await preview?.askBeforeWrite();
	throw new Error(__('Nothing was saved, because a preview was on.'));
}

/** @param isHeld Whether writes are refused now, by `refuse`. */
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
		// Cached by the entity that it wraps.
		return api(guarded.get(entity) as (client: Client) => T);
	};
	return Object.assign(call, {
		isAsked: api.isAsked,
		recall: api.recall,
		inTurn: <T>(task: (api: Api) => Promise<T>) =>
			api.inTurn((turn) => task(guardApi(turn, isHeld, hold))),
	});
}

/** The network and the analytics of a store that may be previewed: a preview blocks all writes and records no event. */
function makePreviewable(given: ThunkExtra): ThunkExtra {
	const hold = () => refuse(slot.preview);
	const slot: Slot = {
		preview: null,
		progress: null,
		pretended: {
			...given,
			api: guardApi(given.api, () => true, hold),
			tracks: { recordEvent: () => undefined },
			browser: { ...given.browser, remember: () => undefined },
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

/** A store whose readers see the preview in place of the real state. */
function seePreview<T extends { getState: () => RootState }>(store: T, extra: ThunkExtra): T {
	const getState = () => {
		const truth = store.getState();
		return slots.get(extra)?.preview?.apply(truth) ?? truth;
	};
	return { ...store, getState };
}

type Thunks = ThunkMiddleware<RootState, UnknownAction, ThunkExtra>;

/** The same for thunks, which read the store from inside. A thunk that starts under a preview sends nothing after it ends, and neither do the thunks it dispatches. */
const thunksSeePreview =
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

/** What a store needs so that a preview can be put over it. */
export const previewing = { makePreviewable, seePreview, thunksSeePreview };

export type Previewing = typeof previewing;

/** The assistant's changes without those made under a preview, which the next save would send. */
const forgetPretended =
	({ step, isViewDue, unsaved, error }: Progress): AppThunk =>
	(dispatch, getState) => {
		const left = selectProgress(getState()).unsaved;
		const kept = unsaved.filter((change) => left.includes(change));
		dispatch(progressed({ step, isViewDue, error, unsaved: kept }));
	};

/** Starts or ends a preview and notifies the store's subscribers. */
export const putPreview =
	(preview: Preview | null): AppThunk =>
	(dispatch, getState, extra) => {
		const slot = slots.get(extra);
		if (!slot || slot.preview === preview) {
			return;
		}
		slot.progress ??= selectProgress(getState());
		slot.preview = preview;
		if (!preview) {
			dispatch(forgetPretended(slot.progress));
			slot.progress = null;
		}
		dispatch({ type: 'preview/put' });
	};
