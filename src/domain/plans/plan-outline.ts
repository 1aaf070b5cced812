import { isMap } from '@/lib/is-map';
import { parseTabRecord, type TabRecord } from '../tab-record';

/** A card that My Plan has had, as it looked: its placeholder is as high, so that nothing moves when the answers come. */
export interface OutlinedCard {
	title: string;
	/** Pixels. */
	height: number;
	hasIcon: boolean;
	/** Whether it is among the features of the plan. */
	isFeature: boolean;
}

/** The cards of the last visit of My Plan in this tab, in their order. No rule reads them. */
export interface PlanOutline extends TabRecord {
	/** Pixels, from the top of the first card to the end of the screen. */
	height: number;
	cards: OutlinedCard[];
}

const isCard = (value: unknown): value is OutlinedCard =>
	isMap(value) &&
	typeof value.title === 'string' &&
	Number.isFinite(value.height) &&
	typeof value.hasIcon === 'boolean' &&
	typeof value.isFeature === 'boolean';

/**
 * Reads the stored outline.
 *
 * @param stored JSON of the shape `PlanOutline`; null if there is none.
 * @param reader `of` as in `PlanOutline`, `now` in milliseconds since 1970.
 * @return Null if there is none that can be used.
 */
export function parsePlanOutline(
	stored: string | null,
	reader: { of: string; now: number },
): PlanOutline | null {
	const record = parseTabRecord(stored, reader);
	if (!record) {
		return null;
	}
	const { of, at, height, cards } = record;
	return typeof height === 'number' &&
		Number.isFinite(height) &&
		Array.isArray(cards) &&
		cards.length > 0 &&
		cards.every(isCard)
		? { of, at, height, cards }
		: null;
}
