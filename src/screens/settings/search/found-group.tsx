import { useId } from 'react';
import { getSettingsTabLabel, type SettingsTab } from '@/domain/routes';
import type { SettingsCard } from '@/domain/settings-registry';
import { CardStack } from '../frame/card-stack';
import styles from './style.module.scss';

interface FoundGroupProps {
	tab: SettingsTab;
	cards: readonly SettingsCard[];
}

/** What was found on one screen, under the screen's short name (SETSEC-04). */
export function FoundGroup({ tab, cards }: FoundGroupProps) {
	const headingId = useId();
	return (
		<section aria-labelledby={headingId} className={styles.group}>
			<h2 id={headingId}>{getSettingsTabLabel(tab)}</h2>
			<CardStack cards={cards} />
		</section>
	);
}
