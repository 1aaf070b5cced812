import type { SettingsCard } from '@/domain/settings-registry';
import { CardBoundary } from '../../common/card-boundary';
import { CARDS } from '../cards';
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
						<CardBoundary headingLevel={2}>
							<CardComponent />
						</CardBoundary>
					</div>
				);
			})}
		</div>
	);
}
