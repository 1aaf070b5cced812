import { failureOf, type FailedView, type Remote } from '@/lib/remote';
import type { SiteConnection } from '../connection';
import type { CloudSite } from './types';

/** Whether the provider answers this site right now. */
export type ProviderContact =
	/** There is nobody to answer, or this person may not ask. */
	| { kind: 'not-asked' }
	| { kind: 'loading' }
	| { kind: 'answers' }
	| (FailedView & {
			/** The site itself says that it couldn't reach the provider; otherwise the question got lost. */
			isUnreachable: boolean;
	  });

export interface ProviderFacts {
	connection: SiteConnection;
	/** May ask for the provider's record of the site. */
	canAsk: boolean;
	cloudSite: Remote<CloudSite, { kind: string }>;
}

/** The site has passed on that the provider failed. */
const OF_THE_PROVIDER: readonly string[] = ['http', 'envelope'];

/** By the last request alone: what was answered before says nothing of now. */
export function resolveProviderContact({
	connection,
	canAsk,
	cloudSite,
}: ProviderFacts): ProviderContact {
	if (connection !== 'connected' || !canAsk) {
		return { kind: 'not-asked' };
	}
	const failure = failureOf(cloudSite);
	if (failure) {
		return {
			kind: 'failed',
			isRetrying: cloudSite.phase === 'loading',
			isUnreachable: OF_THE_PROVIDER.includes(failure.kind),
		};
	}
	return { kind: cloudSite.phase === 'ready' ? 'answers' : 'loading' };
}
