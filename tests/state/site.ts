import { selectNotices } from '@/state/notices';
import type { RootState } from '@/state/types';
import { createTestStore, type StoreOptions } from '#tests/support/store';

/** A store on a site, with short forms of what a test does with it. */
export function open(options: StoreOptions = {}) {
	const made = createTestStore(options);
	const { dispatch, getState } = made.store;
	return {
		...made,
		dispatch,
		getState,
		/** What a selector finds. */
		read: <T, Rest extends unknown[]>(
			select: (state: RootState, ...rest: Rest) => T,
			...rest: Rest
		) => select(getState(), ...rest),
		/** The notices, as status and text. */
		said: () => selectNotices(getState()).map(({ status, text }) => [status, text]),
	};
}

export type Site = ReturnType<typeof open>;
