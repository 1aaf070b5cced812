import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { lifesaver } from '@wordpress/icons';
import { loadCloudSite } from '@/state/cloud-site';
import { loadFeatures } from '@/state/features';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { useAfterPaint } from '@/ui/after-paint';
import { Card } from '@/ui/card';
import { selectIsPlanWanted, selectSupportCard } from './select-support-card';
import { SupportLinks } from './support-links';
import { SupportOffer } from './support-offer';
import { SupportText } from './support-text';
import styles from './style.module.scss';

/** Where help is (DASH-34 to DASH-38). */
export function SupportCard() {
	const dispatch = useAppDispatch();
	const view = useAppSelector(selectSupportCard);
	const isPlanWanted = useAppSelector(selectIsPlanWanted);

	useAfterPaint(
		useCallback(() => {
			if (isPlanWanted) {
				void dispatch(loadFeatures());
				void dispatch(loadCloudSite());
			}
		}, [dispatch, isPlanWanted]),
	);

	return (
		<Card
			title={__("We're here to help", 'jetpack')}
			headingLevel={2}
			icon={lifesaver}
			footer={<SupportLinks />}
			className={view.kind === 'paid' ? undefined : styles.card}
		>
			<SupportText kind={view.kind} />
			{view.kind === 'free' && view.offer !== 'none' && <SupportOffer offer={view.offer} />}
		</Card>
	);
}
