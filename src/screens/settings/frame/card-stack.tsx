import type { SettingsCard } from '@/domain/settings-registry';
import { CARDS } from '../cards';
import { SettingsCardBoundary } from './card-boundary';
import { cardIdOf } from './focus-setting';
import styles from './style.module.scss';

/** Cards under one another, each by itself: what breaks one leaves the others. */
export function CardStack({ cards }: { cards: readonly SettingsCard[] }) {
	return (
		<div className={styles.stack}>
			{cards.map(({ id }) => {
				const CardComponent = CARDS[id];
				return (
					<div key={id} id={cardIdOf(id)} className={styles.place}>
						<SettingsCardBoundary>
							<CardComponent />
						</SettingsCardBoundary>
					</div>
				);
			})}
		</div>
	);
}
