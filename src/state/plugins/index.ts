export { activatePlugin, installPlugin, loadPlugins, loadPluginUpdates } from './thunks';
export {
	selectPlugins,
	selectPluginState,
	selectPluginTask,
	selectPluginUpdates,
} from './selectors';
