import { memo } from 'react';
import type { DashboardCardId } from '@/domain/dashboard';
import { CARDS } from '../cards';
import { CardBoundary } from '../../common/card-boundary';

/** A card within its boundary: drawn anew only by what the card itself reads. */
export const CardSlot = memo(function CardSlot({ id }: { id: DashboardCardId }) {
	const CardComponent = CARDS[id];
	return (
		<CardBoundary>
			<CardComponent />
		</CardBoundary>
	);
});
