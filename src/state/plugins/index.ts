export { installPlugin, openAfterInstall, loadPlugins, loadPluginUpdates } from './thunks';
export {
	selectPlugins,
	selectPluginState,
	selectPluginTask,
	selectPluginUpdates,
} from './selectors';
