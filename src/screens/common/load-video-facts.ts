import { loadCloudSite } from '@/state/cloud-site';
import { loadFeatures } from '@/state/features';
import type { AsyncThunk } from '@/state/types';

/** What may be stored, and what is; a "Try again" asks for both anew. */
export const loadVideoFacts =
	(options?: { force?: boolean }): AsyncThunk<undefined> =>
	async (dispatch) => {
		const outcomes = await Promise.all([
			dispatch(loadFeatures(options)),
			dispatch(loadCloudSite(options)),
		]);
		const error = outcomes.find((outcome) => outcome.error)?.error;
		return error ? { error } : { data: undefined };
	};
