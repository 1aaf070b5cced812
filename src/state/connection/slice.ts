import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ConnectedPlugins, ConnectionStatus, CurrentUser } from '@/domain/connection';
import type { ErrorInfo } from '@/api';
import { fromPage } from '../store/from-page';

interface ConnectionState {
	status: ConnectionStatus;
	user: CurrentUser;
	/** The address that starts the connection; "" until a connection ends. */
	connectUrl: string;
	registrationNonce: string;
	connectedPlugins: ConnectedPlugins;
	/** The address of the pop-up that connects a Google account; "" where the page printed none. */
	googleConnectUrl: string;
	/** At most one change of the connection runs at a time. */
	running: ConnectionTask | null;
	registrationError: ErrorInfo | null;
	/** Identifies a click that opened "/setup" until a change of the connection starts; null without one. */
	setupTicket: number | null;
}

export type ConnectionTask =
	'register' | 'authorize' | 'reconnect' | 'disconnect' | 'unlink' | 'test';

/** Tasks start out empty on each visit; the rest comes from the page data. */
export const initialConnection = {
	connectUrl: '',
	running: null,
	registrationError: null,
	setupTicket: null,
} satisfies Partial<ConnectionState>;

const slice = createSlice({
	name: 'connection',
	initialState: () => fromPage<ConnectionState>(),
	reducers: {
		taskStarted(state, { payload }: PayloadAction<ConnectionTask>) {
			state.running = payload;
			state.setupTicket = null;
			if (payload === 'register') {
				state.registrationError = null;
			}
		},
		setupTicketIssued(state, { payload }: PayloadAction<number>) {
			state.setupTicket = payload;
		},
		taskEnded(state) {
			state.running = null;
		},
		registrationFailed(state, { payload }: PayloadAction<ErrorInfo>) {
			state.running = null;
			state.registrationError = payload;
		},
		statusReceived(state, { payload }: PayloadAction<Partial<ConnectionStatus>>) {
			Object.assign(state.status, payload);
		},
		connectUrlReceived(state, { payload }: PayloadAction<string>) {
			state.connectUrl = payload;
		},
		siteDisconnected(state) {
			state.status.isActive = false;
			state.status.isRegistered = false;
			state.status.isUserConnected = false;
			state.status.hasConnectedOwner = false;
			state.user.isConnected = false;
			state.user.isMaster = false;
		},
		userUnlinked(state) {
			state.status.isUserConnected = false;
			state.user.isConnected = false;
			state.user.providerUser = null;
		},
	},
});

export const {
	setupTicketIssued,
	taskStarted,
	taskEnded,
	registrationFailed,
	statusReceived,
	connectUrlReceived,
	siteDisconnected,
	userUnlinked,
} = slice.actions;
export const connectionReducer = slice.reducer;
