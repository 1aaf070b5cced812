import { failureOf, type FailedView, isTrusted, keptOf, type Remote } from '@/lib/remote';
import type { SiteConnection } from '../connection';
import type { ProviderSite } from './types';

/** Whether the provider currently answers this site. */
export type ProviderContact =
	/** The site is not connected, or this user may not ask. */
	| { kind: 'not-asked' }
	| { kind: 'loading' | 'answers' }
	| (FailedView & {
			/** The site reports that it couldn't reach the provider; otherwise the request didn't get that far. */
			isUnreachable: boolean;
			/** The site's last answer is shown in its place, and a line above the screen says so. */
			isKept?: true;
	  });

export interface ProviderFacts {
	connection: SiteConnection;
	/** May request the provider's record of the site. */
	canAsk: boolean;
	providerSite: Remote<ProviderSite, { kind: string }>;
	/** Why another answer about the site couldn't be replaced, which may be later than this one. */
	silence?: { kind: string };
}

/** The site has forwarded a failure of the provider. */
const OF_THE_PROVIDER: readonly string[] = ['http', 'envelope'];

/** Based on the last request, or on a kept answer until it is answered. */
export function resolveProviderContact({
	connection,
	canAsk,
	providerSite,
	silence,
}: ProviderFacts): ProviderContact {
	if (connection !== 'connected' || !canAsk) {
		return { kind: 'not-asked' };
	}
	const own = failureOf(providerSite);
	const failure = own ?? silence;
	if (failure) {
		return {
			kind: 'failed',
			isRetrying: providerSite.phase === 'loading',
			isUnreachable: OF_THE_PROVIDER.includes(failure.kind),
			...((!own || keptOf(providerSite)) && { isKept: true as const }),
		};
	}
	return { kind: isTrusted(providerSite) ? 'answers' : 'loading' };
}
