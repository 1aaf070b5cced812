import type { SiteConnection } from '@/domain/connection';

export interface SharingFacts {
	connection: SiteConnection;
	isLinked: boolean;
	isOn: boolean;
}

/** Where sharing is set up further: nowhere while it is off, here, or at the provider. */
export type SharingTarget = 'none' | 'local' | 'provider';

/** SETSHARE-06: the accounts are the person's own, and live at the provider. */
export const resolvePublicizeTarget = ({
	connection,
	isLinked,
	isOn,
}: SharingFacts): Exclude<SharingTarget, 'local'> =>
	isOn && isLinked && connection === 'connected' ? 'provider' : 'none';

/** SETSHARE-08: without the provider there is a page of the site's own, which exists while the buttons are on. */
export function resolveButtonsTarget({ connection, isLinked, isOn }: SharingFacts): SharingTarget {
	if (!isOn) {
		return 'none';
	}
	return connection === 'connected' && isLinked ? 'provider' : 'local';
}
