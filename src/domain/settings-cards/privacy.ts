import { knownData, type Remote } from '@/lib/remote';

export interface PrivacyFacts {
	/** In offline mode only who manages the site may ask. */
	canAsk: boolean;
	isRetrying: boolean;
	tracking: Remote<{ tracksOptOut: boolean }, unknown>;
}

export type PrivacySetting =
	| { kind: 'none' }
	| { kind: 'failed'; isRetrying: boolean }
	/** Not known yet: `isOn` says nothing. */
	| { kind: 'loading' }
	| { kind: 'known'; isOn: boolean; isBusy: boolean };

/** The person's own choice: on while they have not opted out (SETPRIV-03, SETPRIV-04). */
export function resolvePrivacySetting({
	canAsk,
	isRetrying,
	tracking,
}: PrivacyFacts): PrivacySetting {
	if (!canAsk) {
		return { kind: 'none' };
	}
	const known = knownData(tracking);
	if (known) {
		return { kind: 'known', isOn: !known.tracksOptOut, isBusy: tracking.phase === 'loading' };
	}
	return tracking.phase === 'failed' || isRetrying
		? { kind: 'failed', isRetrying }
		: { kind: 'loading' };
}
