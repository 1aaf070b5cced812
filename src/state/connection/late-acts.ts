import { __ } from '@wordpress/i18n';
import { toOutcome } from '../store/outcome';
import { showFailure } from '../notices';
import type { AsyncThunk } from '../store/types';
import type * as Acts from './acts';

/** Code that only a click needs is fetched by that click. */
const createLateAct =
	<T>(pick: (acts: typeof Acts) => () => AsyncThunk<T>) =>
	(): AsyncThunk<T> =>
	async (dispatch) => {
		const { data: acts, error } = await toOutcome(
			() => import(/* webpackChunkName: "late-acts" */ './acts'),
		);
		if (error) {
			const text = __("Couldn't start this. Check your network, then try again.");
			dispatch(showFailure(error, text, { id: 'connection-acts' }));
			return { error };
		}
		return dispatch(pick(acts)());
	};

export const testConnection = createLateAct((acts) => acts.testConnection);
export const reconnectSite = createLateAct((acts) => acts.reconnectSite);
export const unlinkUser = createLateAct((acts) => acts.unlinkUser);
