import { viewRemote, type FailedView, type Remote } from '@/lib/remote';

export interface PrivacyFacts {
	/** In offline mode only someone who manages the site may ask. */
	canAsk: boolean;
	tracking: Remote<{ tracksOptOut: boolean }, unknown>;
}

export type PrivacySetting =
	| { kind: 'none' }
	| FailedView
	/** Not known yet: `isOn` says nothing. */
	| { kind: 'loading' }
	| { kind: 'known'; isOn: boolean; isBusy: boolean };

/** The person's own choice: on while they have not opted out (SETPRIV-04), busy while it is saved (SETPRIV-03). */
export function resolvePrivacySetting({ canAsk, tracking }: PrivacyFacts): PrivacySetting {
	if (!canAsk) {
		return { kind: 'none' };
	}
	const view = viewRemote(tracking);
	return view.kind === 'known'
		? { kind: 'known', isOn: !view.data.tracksOptOut, isBusy: tracking.phase === 'loading' }
		: view;
}
