import type { SettingsCardId } from '@/domain/settings/registry';
import { selectVisibleCards } from '@/state/settings/cards';
import type { Specials } from '@/screens/settings/frame/card-frame';
import { SettingsCard } from '@/screens/settings/settings-card';
import { useAppSelector } from '@/state/store/hooks';
import { renderScreen } from '#tests/support/render';

interface CardsProps {
	specials: Specials;
	ids: readonly SettingsCardId[];
}

function Cards({ specials, ids }: CardsProps) {
	return useAppSelector(selectVisibleCards)
		.filter(({ id }) => ids.includes(id))
		.map(({ id }) => <SettingsCard key={id} id={id} specials={specials} />);
}

/**
 * Renders some cards of the settings, which is several times faster than their whole tab. They send their requests after the paint, so handlers added
 * next are in time.
 *
 * @param specials The default export of the tab's folder in `src`.
 */
export const openCards = (
	specials: Specials,
	ids: SettingsCardId | readonly SettingsCardId[],
	options?: Parameters<typeof renderScreen>[1],
) =>
	renderScreen(<Cards specials={specials} ids={typeof ids === 'string' ? [ids] : ids} />, options);
