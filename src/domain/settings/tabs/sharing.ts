import type { SiteConnection } from '@/domain/connection';

export interface SharingFacts {
	connection: SiteConnection;
	isLinked: boolean;
	isOn: boolean;
}

/** The place of the further sharing settings: none while it is off, on this site, or at the provider. */
export type SharingTarget = 'none' | 'local' | 'provider';

/** The link to the connected accounts, which are the user's own and are managed at the provider (SETSHARE-06). */
export const resolvePublicizeTarget = ({
	connection,
	isLinked,
	isOn,
}: SharingFacts): Exclude<SharingTarget, 'local'> =>
	isOn && isLinked && connection === 'connected' ? 'provider' : 'none';

/** The link to the buttons' settings: without the provider, a page of the site, which exists while the buttons are on (SETSHARE-08). */
export function resolveButtonsTarget({ connection, isLinked, isOn }: SharingFacts): SharingTarget {
	if (!isOn) {
		return 'none';
	}
	return connection === 'connected' && isLinked ? 'provider' : 'local';
}
