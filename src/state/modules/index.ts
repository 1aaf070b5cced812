export { received as modulesReceived } from './slice';
export { activateModule } from './activate';
export { loadModules, toggleModule } from './thunks';
export { toggleOption } from './toggle-option';
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
export { recordToggle } from './track';
