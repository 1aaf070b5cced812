import { buildCheckoutUrl, type CheckoutItem } from '@/domain/plans/checkout';
import type { SafeUrl } from '@/lib/safe-url';
import { getPagePath } from '../store/browser';
import { selectBuyer } from '../connection';
import { selectSite } from '../site';
import type { AppThunk } from '../store/types';

interface Wanted extends Omit<CheckoutItem, 'returnPath'> {
	/** The route to return to, with its "#"; use `returnPath` for a page outside the app. */
	returnHash?: string;
	returnPath?: string;
}

export const getCheckoutUrl =
	({ returnHash, returnPath, ...item }: Wanted): AppThunk<SafeUrl> =>
	(dispatch, getState) => {
		const state = getState();
		return buildCheckoutUrl(
			{ ...item, returnPath: returnPath ?? dispatch(getPagePath(returnHash)) },
			{ ...selectBuyer(state), adminUrl: selectSite(state).adminUrl },
		);
	};
