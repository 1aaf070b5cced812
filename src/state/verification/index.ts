export { recordGoogleEvent, selectGoogleVerification } from './slice';
export {
	checkGoogleVerification,
	loadGoogleVerification,
	selectGoogleConnectUrl,
	selectStoredGoogleCode,
	verifyWithGoogle,
} from './status';
export { saveGoogleCode, verifyByPopUp } from './verify';
