import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT } from '@/lib/brand';
import { markStoreSetupSeen, selectSiteConnection } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { ConnectScreen } from './connect-screen';
import { isMap } from '@/lib/values';

/** The route from which the app has redirected here (SHELL-25). */
function readReturnPath(state: unknown): string {
	const path = isMap(state) ? state.returnTo : undefined;
	return typeof path === 'string' ? path : '/dashboard';
}

/** Welcomes a store once (SHELL-24); a connected store has nothing to set up and continues. */
export default function StoreSetup() {
	const dispatch = useAppDispatch();
	const navigate = useNavigate();
	const returnPath = readReturnPath(useLocation().state);
	const { hasSeenStoreSetup } = useAppSelector(selectSite);
	const canSetUp = useAppSelector(selectSiteConnection) === 'unconnected';

	useEffect(() => {
		if (!hasSeenStoreSetup) {
			void dispatch(markStoreSetupSeen());
		}
	}, [dispatch, hasSeenStoreSetup]);

	const goBack = () => navigate(returnPath, { replace: true });
	return (
		<ConnectScreen
			from="woo-setup"
			title={sprintf(
				/* translators: %s: name of the product. */
				__('Welcome to %s! Security, Growth, & Performance tools for WordPress businesses'),
				PRODUCT,
			)}
			buttonLabel={
				canSetUp
					? /* translators: %s: name of the product. */
						sprintf(__('Set up %s'), PRODUCT)
					: /* translators: %s: name of the product. */
						sprintf(__('Continue to %s'), PRODUCT)
			}
			onContinue={canSetUp ? undefined : goBack}
			onLeave={goBack}
			benefits={[
				__('Back up every order and customer'),
				__('Know right away when your store goes down'),
				__('Help customers find what they want'),
				__('Load product images fast everywhere'),
			]}
		/>
	);
}
