import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ErrorInfo } from '@/api';

/** How the login email stands (COMP-12). */
export interface MobileLoginState {
	sendingLoginEmail: boolean;
	loginEmailSent: boolean;
	error: ErrorInfo | null;
}

const initialMobileLogin: MobileLoginState = {
	sendingLoginEmail: false,
	loginEmailSent: false,
	error: null,
};

const slice = createSlice({
	name: 'mobile-login',
	initialState: initialMobileLogin,
	reducers: {
		requested: () => ({ ...initialMobileLogin, sendingLoginEmail: true }),
		sent: () => ({ ...initialMobileLogin, loginEmailSent: true }),
		failed: (_state, { payload }: PayloadAction<ErrorInfo>) => ({
			...initialMobileLogin,
			error: payload,
		}),
	},
});

export const { requested, sent, failed } = slice.actions;
export const mobileLoginReducer = slice.reducer;
