import { useAppSelector } from '@/state/hooks';
import { selectIsSettingOn } from '@/state/settings';
import { KeyCard } from './key-card';
import { OfferCard } from './offer-card';
import styles from './style.module.scss';

/** The anti-spam plugin's key, where it runs, and what it takes to have it (SETSEC-08, SETSEC-45). */
export function AntiSpamCard() {
	const isActive = useAppSelector((state) => selectIsSettingOn(state, 'akismet'));
	return (
		<div className={styles.cards}>
			{isActive && <KeyCard />}
			<OfferCard isActive={isActive} />
		</div>
	);
}
