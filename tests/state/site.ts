import { selectNotices } from '@/state/notices';
import type { RootState } from '@/state/store/types';
import { createTestStore, type StoreOptions } from '#tests/support/store';

/** A store on a site, with short forms of what a test does with it. */
export function open(options: StoreOptions = {}) {
	const made = createTestStore(options);
	const { dispatch, getState } = made.store;
	return {
		...made,
		dispatch,
		getState,
		read: <T, Rest extends unknown[]>(
			select: (state: RootState, ...rest: Rest) => T,
			...rest: Rest
		) => select(getState(), ...rest),
		said: () => selectNotices(getState()).map(({ status, text }) => [status, text]),
	};
}

export type Site = ReturnType<typeof open>;
