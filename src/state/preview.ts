import type { ThunkMiddleware, UnknownAction } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import type { Api } from '@/api';
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
}

type Client = Parameters<Parameters<Api>[0]>[0];

const slots = new WeakMap<ThunkExtra, Slot>();

/** A thunk may have read what is not true, so nothing that it sends is sent. */
async function refuse(preview: Preview): Promise<never> {
	await preview.askBeforeWrite();
	throw new Error(__('Nothing was saved, because a preview was on.', 'dashboard-for-jetpack'));
}

const guardClient = (client: Client, slot: Slot): Client => ({
	...client,
	post: (path, decode, data) =>
		slot.preview ? refuse(slot.preview) : client.post(path, decode, data),
	write: (path, decode, data) =>
		slot.preview ? refuse(slot.preview) : client.write(path, decode, data),
	postPublic: (url, decode, data) =>
		slot.preview ? refuse(slot.preview) : client.postPublic(url, decode, data),
});

function guardApi(api: Api, slot: Slot): Api {
	const guarded = new Map<unknown, unknown>();
	return <T>(entity: (client: Client) => T): T => {
		if (!guarded.has(entity)) {
			guarded.set(entity, (client: Client) => entity(guardClient(client, slot)));
		}
		// Kept under the entity that it guards.
		return api(guarded.get(entity) as (client: Client) => T);
	};
}

/** The network and the analytics of a store that may be previewed: while a preview is on, nothing is written and nothing recorded. */
export function makePreviewable(given: ThunkExtra): ThunkExtra {
	const slot: Slot = { preview: null };
	const extra: ThunkExtra = {
		...given,
		api: guardApi(given.api, slot),
		tracks: {
			recordEvent: (name, properties) =>
				slot.preview ? undefined : given.tracks.recordEvent(name, properties),
		},
	};
	slots.set(extra, slot);
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

/** The same for thunks, which read the store from within. */
export const thunksSeePreview =
	(thunks: Thunks, extra: ThunkExtra): Thunks =>
	(store) =>
		thunks(seePreview(store, extra));

/** Lays a preview over the truth, or takes it away, and tells whoever selects. */
export const putPreview =
	(preview: Preview | null): AppThunk =>
	(dispatch, _getState, extra) => {
		const slot = slots.get(extra);
		if (slot && slot.preview !== preview) {
			slot.preview = preview;
			dispatch({ type: 'preview/put' });
		}
	};
