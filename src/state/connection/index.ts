export { connectSite } from './connect';
export {
	disconnectSite,
	reconnectSite,
	refreshConnection,
	testConnection,
	unlinkUser,
} from './thunks';
export * from './selectors';
export type { ConnectionTask } from './slice';
