import * as v from 'valibot';
import { EPOCH } from '@/domain/stored';
import { defineMemory } from './memory';
import type { AppThunk } from './types';

/** The last message of the status card, in the page's language. Only the widget on the admin's home reads it (`home-widget.js`). */
const SAID = v.object({
	at: EPOCH,
	headline: v.string(),
	tone: v.picklist(['danger', 'warning', 'neutral', 'good']),
	/** As WordPress names it on the page. */
	language: v.string(),
});

const said = defineMemory('dashboard-for-jetpack-status', SAID, {
	of: 'person and site',
	in: 'browser',
});

export const rememberStatus =
	(status: Omit<v.InferOutput<typeof SAID>, 'at'>): AppThunk =>
	(dispatch, _getState, { browser }) =>
		dispatch(said.remember({ ...status, at: browser.now() }));
