import type { SettingsTab } from '@/domain/routes/settings-tabs';
import { HOST } from '@/lib/brand';
import type { Setting, SettingsCard } from '../cards';
import type { Explanation, TabExplanations } from './explanation';
import discussion from './discussion';
import performance from './performance';
import privacy from './privacy';
import security from './security';
import sharing from './sharing';
import traffic from './traffic';
import writing from './writing';

export const EXPLANATIONS: Record<SettingsTab, TabExplanations> = {
	security,
	performance,
	writing,
	sharing,
	discussion,
	traffic,
	privacy,
};

// Not every text names the host, so none is a format to the linter. Translators may also write "%1$s".
const nameHost = (text: string) => text.replace(/%(1\$)?s/, HOST);

/** The explanation of a card, or of one of its settings, if it has one. */
export function explain(card: SettingsCard, setting?: Setting): Explanation | undefined {
	const { cards, settings } = EXPLANATIONS[card.tab];
	const written = (setting ? settings[setting.id] : cards[card.id])?.();
	if (written === undefined) {
		return undefined;
	}
	const own = typeof written === 'string' ? { what: written } : written;
	return { ...own, what: nameHost(own.what), shares: own.shares && nameHost(own.shares) };
}
