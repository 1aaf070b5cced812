export { recordGoogleEvent } from './events';
export {
	checkGoogleVerification,
	loadGoogleVerification,
	selectGoogleVerification,
	selectStoredGoogleCode,
	verifyWithGoogle,
} from './status';
export { saveGoogleCode, verifyByPopUp } from './verify';
