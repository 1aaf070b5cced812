import { __ } from '@wordpress/i18n';
import { withHost } from '@/lib/brand';
import { failureOf, type FailedView, isTrusted, type Remote } from '@/lib/remote';
import type { SiteConnection } from '../connection';
import type { ProviderSite } from './types';

/** Whether the provider currently answers this site. */
export type ProviderContact =
	/** The site is not connected, or this user may not ask. */
	| { kind: 'not-asked' }
	| { kind: 'loading' }
	| { kind: 'answers' }
	| (FailedView & {
			/** The site reports that it couldn't reach the provider; otherwise the request didn't get that far. */
			isUnreachable: boolean;
	  });

export interface ProviderFacts {
	connection: SiteConnection;
	/** May request the provider's record of the site. */
	canAsk: boolean;
	providerSite: Remote<ProviderSite, { kind: string }>;
}

/** The site has forwarded a failure of the provider. */
const OF_THE_PROVIDER: readonly string[] = ['http', 'envelope'];

/** Failures on the way to the site. All others mean that the site got no usable answer of the provider. */
const OF_THE_SITE: readonly string[] = ['network', 'session', 'other-user', 'unverified'];

/** Why an answer that the site has kept couldn't be replaced. */
export const describeSilence = ({ kind, message }: { kind: string; message: string }): string =>
	OF_THE_SITE.includes(kind)
		? message
		: withHost(
				/* translators: %s: name of the provider. */
				__("%s isn't answering.", 'dashboard-for-jetpack'),
			);

/** Based on the last request, or on a kept answer until it is answered. */
export function resolveProviderContact({
	connection,
	canAsk,
	providerSite,
}: ProviderFacts): ProviderContact {
	if (connection !== 'connected' || !canAsk) {
		return { kind: 'not-asked' };
	}
	const failure = failureOf(providerSite);
	if (failure) {
		return {
			kind: 'failed',
			isRetrying: providerSite.phase === 'loading',
			isUnreachable: OF_THE_PROVIDER.includes(failure.kind),
		};
	}
	return { kind: isTrusted(providerSite) ? 'answers' : 'loading' };
}
