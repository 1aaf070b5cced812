export { attachLicense } from './attach-license';
export { setLicense } from './set-license';
export {
	clearLicensingError,
	dismissActivationNotice,
	loadLicenses,
	refreshLicenseCounts,
	saveLicensingError,
	loadLicenseCounts,
} from './thunks';
export { activationLeft, type LicenseActivation } from './slice';
export * from './selectors';
