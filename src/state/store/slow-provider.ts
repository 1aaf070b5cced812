import { createAction } from '@reduxjs/toolkit';
import { injectSlice } from './inject-slice';

declare module './root-reducer' {
	interface InjectedSlices {
		/** Says that the provider is slow while an answer has been waited for too long; "" otherwise. */
		slowProvider: string;
	}
}

export const providerSlowed = createAction<string>('slowProvider');

export const selectSlowProvider = injectSlice('slowProvider', (state = '', action) =>
	providerSlowed.match(action) ? action.payload : state,
);
