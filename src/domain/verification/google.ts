import { type FailedView, viewLack } from '@/lib/remote';
import type { GoogleVerification } from '.';

export interface GoogleVerificationFacts {
	/** The feature is on, and Google can be asked about the site. */
	isUsable: boolean;
	isLinked: boolean;
	canManageOptions: boolean;
	/** The page printed the address of the pop-up, and the server has the calls that follow it. */
	canOpenPopUp: boolean;
	status: Omit<GoogleVerification, 'searchConsoleUrl'> & {
		/** At least one check was answered. */
		isKnown: boolean;
		fetching: boolean;
	};
	/** The saved code. */
	stored: string;
	hasDraft: boolean;
	/** Whether the user has opened or closed the field. */
	choice: 'none' | 'opened' | 'closed';
}

export type GoogleVerificationView =
	| { kind: 'checking' }
	| FailedView
	/** The field for a code. It cannot be closed if it is the only option. */
	| { kind: 'manual'; isDisabled: boolean; canCancel: boolean; canAutoVerify: boolean }
	| { kind: 'unverified'; hasCode: boolean; canAutoVerify: boolean }
	| { kind: 'verified'; isOwner: boolean; canEdit: boolean };

const isForbidden = ({ error }: GoogleVerificationFacts['status']) => error?.code === 'forbidden';

/** The provider has no token for this user (VERIFY-27). The server reports it as a word in the message of another code. */
const lacksToken = ({ error }: GoogleVerificationFacts['status']) =>
	error !== null &&
	(error.code === 'no_token_for_user' ||
		/\[(?:no_token_for_user|missing_token)\]/.test(error.message));

const forced = (isDisabled: boolean): GoogleVerificationView => ({
	kind: 'manual',
	isDisabled,
	canCancel: false,
	canAutoVerify: false,
});

/** The site's verification state at Google, and the possible actions (VERIFY-10 to VERIFY-12, VERIFY-25 to VERIFY-31). */
export function resolveGoogleVerification(facts: GoogleVerificationFacts): GoogleVerificationView {
	const { isUsable, isLinked, canManageOptions, canOpenPopUp, status, stored, choice } = facts;
	const isVerified = status.isKnown && status.verified;
	if (!isUsable || !canManageOptions) {
		return isUsable && isVerified
			? { kind: 'verified', isOwner: status.isOwner, canEdit: false }
			: forced(true);
	}
	if (!isLinked || isForbidden(status)) {
		return forced(false);
	}
	const canAutoVerify = canOpenPopUp && !lacksToken(status);
	const manual = { kind: 'manual', isDisabled: false, canCancel: true, canAutoVerify } as const;
	if (choice === 'opened' || facts.hasDraft) {
		return manual;
	}
	if (!status.isKnown && !lacksToken(status)) {
		return status.error
			? {
					kind: 'failed',
					isRetrying: status.fetching,
					...viewLack(status.error),
				}
			: { kind: 'checking' };
	}
	if (isVerified) {
		return { kind: 'verified', isOwner: status.isOwner, canEdit: true };
	}
	if (choice === 'none' && stored === '' && status.token === '') {
		return manual;
	}
	return { kind: 'unverified', hasCode: stored !== '', canAutoVerify };
}
