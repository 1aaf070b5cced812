export { received as modulesReceived } from './slice';
export { loadModules } from './load';
export {
	selectIsModuleActive,
	selectIsModuleToggling,
	selectModule,
	selectModuleAvailability,
	selectModules,
} from './selectors';
export { selectSiteAccelerator } from './site-accelerator';
