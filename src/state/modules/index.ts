export { received as modulesReceived } from './slice';
export { activateModule, loadModules, recordToggle, toggleModule, toggleOption } from './thunks';
export {
	selectIsModuleActive,
	selectIsModuleToggling,
	selectModule,
	selectModuleAvailability,
	selectModules,
} from './selectors';
export {
	selectSiteAccelerator,
	toggleImageAccelerator,
	toggleSiteAccelerator,
} from './site-accelerator';
