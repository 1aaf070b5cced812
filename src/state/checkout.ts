import { buildCheckoutUrl, type CheckoutItem } from '@/domain/checkout';
import type { SafeUrl } from '@/lib/safe-url';
import { getPagePath } from './browser';
import { selectCapabilities } from './connection';
import { selectSite } from './site';
import type { AppThunk } from './types';

interface Wanted extends Omit<CheckoutItem, 'returnPath'> {
	/** The route on which to come back, with its "#"; `returnPath` for a place outside of this page. */
	returnHash?: string;
	returnPath?: string;
}

/** The address at which something is bought for this site. It is always the provider's. */
export const getCheckoutUrl =
	({ returnHash, returnPath, ...item }: Wanted): AppThunk<SafeUrl> =>
	(dispatch, getState) => {
		const state = getState();
		const { rawUrl, adminUrl } = selectSite(state);
		const { isLinked } = selectCapabilities(state);
		return buildCheckoutUrl(
			{ ...item, returnPath: returnPath ?? dispatch(getPagePath(returnHash)) },
			{ rawUrl, adminUrl, isLinked },
		);
	};
