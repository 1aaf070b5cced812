import * as v from 'valibot';
import { EPOCH } from '@/domain/stored';

/** A card of the last visit. Its placeholder gets the same height, so that nothing moves when the answers come. */
export interface OutlinedCard {
	title: string;
	/** Pixels. */
	height: number;
	hasIcon: boolean;
	/** Whether it is among the features of the plan. */
	isFeature: boolean;
}

/** The cards of the last visit of My Plan in this tab, in their order; for placeholders only. */
export interface PlanOutline {
	/** Milliseconds since 1970. */
	at: number;
	/** Pixels, from the top of the first card to the end of the screen. */
	height: number;
	cards: OutlinedCard[];
}

/** Of a page that can be shown: a larger one would never end. */
const PIXELS = v.pipe(
	v.number(),
	v.check((pixels) => pixels >= 0 && pixels < 100_000),
);

export const PLAN_OUTLINE: v.GenericSchema<unknown, PlanOutline> = v.object({
	at: EPOCH,
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
