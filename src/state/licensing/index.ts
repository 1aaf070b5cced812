export { attachLicense } from './attach-license';
export { setLicense } from './thunks';
export {
	clearLicensingError,
	dismissActivationNotice,
	loadLicenses,
	refreshLicenseCounts,
	saveLicensingError,
} from './thunks';
export { activationLeft, type LicenseActivation } from './slice';
export * from './selectors';
