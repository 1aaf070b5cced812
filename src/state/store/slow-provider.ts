import { createAction } from '@reduxjs/toolkit';
import { injectSlice } from './inject-slice';

export const providerSlowed = createAction<string>('slowProvider');

/** Says that the provider is slow while an answer has been waited for too long; "" otherwise. */
export const selectSlowProvider = injectSlice<string>('slowProvider', (state = '', action) =>
	providerSlowed.match(action) ? action.payload : state,
);
