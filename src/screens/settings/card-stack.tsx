import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { getSettingsTabLabel, type SettingsTab } from '@/domain/routes/settings-tabs';
import type { SettingsCard as Card } from '@/domain/settings/registry';
import { CardBoundary } from '@/ui/card-boundary';
import { ErrorState } from '@/ui/error-state';
import { Late } from '@/ui/loadable/late';
import { SkeletonCard } from '@/ui/skeleton';
import { StagedList } from '@/ui/staged-list';
import type { Specials } from './frame/card-frame';
import { ResultPath } from './frame/search-context';
import { cardIdOf, focusCard, focusSettingWhenThere } from './frame/setting-row';
import type { Destination } from './linked-setting';
import { SettingsCard } from './settings-card';
import { TAB_CHUNKS } from './tab-chunks';

/** Pixels, about. */
const HEIGHT_OF_A_CARD = 200;

interface CardStackProps {
	tab: SettingsTab;
	cards: readonly Card[];
	/** Receives the focus as soon as it has been rendered. */
	destination?: Destination;
}

function Cards({ tab, cards, destination, specials }: CardStackProps & { specials: Specials }) {
	useEffect(() => {
		if (!destination) {
			return undefined;
		}
		let stop: (() => void) | undefined;
		// Not inside the effect: a folded part has to open in a render of its own before it can receive the focus.
		const timer = setTimeout(() => {
			stop = focusSettingWhenThere(destination.setting, destination.card);
		});
		return () => {
			clearTimeout(timer);
			stop?.();
		};
	}, [destination]);

	const placed = cards.map(({ id }) => (
		<div key={id} id={cardIdOf(id)} className="jd-slot">
			<ResultPath place={getSettingsTabLabel(tab)} />
			<CardBoundary headingLevel={2}>
				<SettingsCard id={id} specials={specials} />
			</CardBoundary>
		</div>
	));
	return (
		<StagedList items={placed} itemHeight={HEIGHT_OF_A_CARD} isUrgent={destination !== undefined} />
	);
}

export function CardStack({ tab, cards, destination }: CardStackProps) {
	const firstId = cards[0]?.id;
	return (
		<div className="jd-stack">
			<Late
				key={tab}
				of={TAB_CHUNKS[tab]}
				waiting={cards.map(({ id }) => (
					<div key={id} id={cardIdOf(id)} aria-busy="true">
						<SkeletonCard lines={3} />
					</div>
				))}
				failed={(failure) => (
					<ErrorState title={__("These settings didn't load")} failure={failure} />
				)}
				onRetried={() => firstId && focusCard(firstId)}
			>
				{(specials) => (
					<Cards tab={tab} cards={cards} destination={destination} specials={specials} />
				)}
			</Late>
		</div>
	);
}
