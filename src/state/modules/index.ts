export { received as modulesReceived } from './slice';
export { loadModules, toggleModule } from './thunks';
export {
	selectIsModuleActive,
	selectIsModuleToggling,
	selectModule,
	selectModuleAvailability,
	selectModules,
} from './selectors';
