import type { ReactNode } from 'react';
import { isFeatureCard, type DashboardCardId } from '@/domain/dashboard';
import { useAppSelector } from '@/state/store/hooks';
import { selectUnread } from '@/state/site';
import { CardName } from '@/ui/card';
import { CardBoundary } from '@/ui/card-boundary';
import { late } from '@/ui/loadable/late';

const UnreadCard = late<{ id: DashboardCardId }>(
	() => import(/* webpackChunkName: "rare" */ './unread-card'),
	{ isSecondary: true },
);

/** The slot of a card: its error boundary, and its replacement while nobody knows whether the feature is on. */
export function CardSlot({ id, children }: { id: DashboardCardId; children: ReactNode }) {
	const isUnread = useAppSelector((state) => selectUnread(state) !== null) && isFeatureCard(id);
	return (
		<CardBoundary>
			<CardName.Provider value={id}>
				{isUnread ? <UnreadCard id={id} /> : children}
			</CardName.Provider>
		</CardBoundary>
	);
}
