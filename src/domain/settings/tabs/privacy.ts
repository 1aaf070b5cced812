import { viewRemote, type FailedView, type Remote } from '@/lib/remote';

export interface PrivacyFacts {
	/** In offline mode only managers of the site may read it. */
	canAsk: boolean;
	tracking: Remote<{ tracksOptOut: boolean }, unknown>;
}

export type PrivacySetting =
	| { kind: 'none' }
	| FailedView
	/** Not loaded yet: `isOn` is meaningless. */
	| { kind: 'loading' }
	| { kind: 'known'; isOn: boolean; isBusy: boolean };

/** The user's own choice: on while they have not opted out (SETPRIV-04), busy while it is saved (SETPRIV-03). */
export function resolvePrivacySetting({ canAsk, tracking }: PrivacyFacts): PrivacySetting {
	if (!canAsk) {
		return { kind: 'none' };
	}
	const view = viewRemote(tracking);
	return view.kind === 'known'
		? { kind: 'known', isOn: !view.data.tracksOptOut, isBusy: tracking.phase === 'loading' }
		: view;
}
