export { failureDismissed as pluginFailureDismissed } from './slice';
export { installPlugin, openAfterInstall, loadPlugins, loadPluginUpdates } from './thunks';
export {
	selectPluginFailure,
	selectPlugins,
	selectPluginState,
	selectPluginTask,
	selectPluginUpdates,
} from './selectors';
