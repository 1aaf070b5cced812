import type { SettingsTab } from '@/domain/routes';
import type { SettingHit } from './search';
import type { SettingsCard } from './types';

export interface HitGroup {
	tab: SettingsTab;
	cards: SettingsCard[];
}

/**
 * The cards in which something was found, by their screens (FIND-16): first the screen, and in it
 * first the card, that holds the closest answer.
 *
 * @param hits From `searchSettings`, the closest first.
 */
export function groupHits(hits: readonly SettingHit[]): HitGroup[] {
	const groups = new Map<SettingsTab, Set<SettingsCard>>();
	for (const { card } of hits) {
		const cards = groups.get(card.tab) ?? new Set();
		groups.set(card.tab, cards.add(card));
	}
	return [...groups].map(([tab, cards]) => ({ tab, cards: [...cards] }));
}
