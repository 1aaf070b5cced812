import * as v from 'valibot';
import { parseTabRecord, TAB_RECORD, type TabRecord } from '../tab-record';

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

/** Of a page that can be shown: a larger one would never end. */
const PIXELS = v.pipe(
	v.number(),
	v.check((pixels) => pixels >= 0 && pixels < 100_000),
);

const PLAN_OUTLINE: v.GenericSchema<unknown, PlanOutline> = v.object({
	...TAB_RECORD,
	height: PIXELS,
	cards: v.pipe(
		v.array(
			v.object({
				title: v.string(),
				height: PIXELS,
				hasIcon: v.boolean(),
				isFeature: v.boolean(),
			}),
		),
		v.nonEmpty(),
	),
});

/**
 * Reads the stored outline.
 *
 * @param stored JSON of the shape `PlanOutline`; null if there is none.
 * @param reader `of` as in `PlanOutline`, `now` in milliseconds since 1970.
 * @return Null if there is none that can be used.
 */
export const parsePlanOutline = (
	stored: string | null,
	reader: { of: string; now: number },
): PlanOutline | null => parseTabRecord(PLAN_OUTLINE, stored, reader);
