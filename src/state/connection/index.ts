export { connectSite, type ConnectOptions } from './connect';
export { disconnectSite } from './disconnect';
export { statusReceived as connectionStatusReceived } from './slice';
export {
	loadConnectedPlugins,
	reconnectSite,
	refreshConnection,
	resumeConnection,
	testConnection,
	unlinkUser,
} from './thunks';
export * from './selectors';
export type { ConnectionTask } from './slice';
