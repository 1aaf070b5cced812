import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { buildUpgradeUrl } from '@/domain/plans/upgrade-url';
import { selectBuyer, selectCapabilities, selectSiteConnection } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { leaveFor } from '@/state/store/browser';
import { loadPurchases } from '@/state/plans/purchases';
import type { RootState } from '@/state/store/types';
import { Link } from '@/ui/link';
import { ScreenTitle } from '@/ui/screen-title';
import { Spinner } from '@/ui/spinner';
import { late } from '@/ui/loadable/late';
import { ShownScreen, type ShownPlace } from './shown-screen';
import styles from './style.module.scss';

// In the chunk of the screen that lists purchases, so that the first chunk doesn't grow.
const DoublePurchase = late(() => import(/* webpackChunkName: "my-plan" */ './double-purchase'));

/** The server lists purchases only for managers of a connected site. */
const selectMayAskForPurchases = (state: RootState) =>
	selectSiteConnection(state) === 'connected' && selectCapabilities(state).canManageModules;

/**
 * The warning about a double purchase, until the browser has left for the plans (BACKUP-09). It sends its
 * request at once, in parallel with the chunk, because after the next paint it may be too late. If either
 * fails, there is no warning.
 */
function PurchaseWarning() {
	const dispatch = useAppDispatch();
	const mayAsk = useAppSelector(selectMayAskForPurchases);
	useEffect(() => {
		if (mayAsk) {
			void dispatch(loadPurchases());
		}
	}, [dispatch, mayAsk]);
	return <DoublePurchase />;
}

/** Sends the browser to the provider's plans page for this site (SHELL-12, SHELL-13). */
export function Leaving({ source, ...place }: ShownPlace & { source: string }) {
	const dispatch = useAppDispatch();
	const url = buildUpgradeUrl(source, useAppSelector(selectBuyer));

	useEffect(() => {
		dispatch(leaveFor(url, { isReplacing: true }));
	}, [dispatch, url]);

	return (
		<div className={styles.leaving}>
			<ScreenTitle>{__('Taking you to the plans page…')}</ScreenTitle>
			<Spinner />
			<p>
				<Link href={url}>{__('Open the plans page')}</Link>
			</p>
			{source === 'jetpack-plans' && <PurchaseWarning />}
			<ShownScreen {...place} />
		</div>
	);
}
