import type { Extra } from '@/screens/common/slot';
import { oldAddresses } from './old-addresses';
import { palette } from './palette';
import { OF_SAVES } from './saves';
import { trialChoice } from './trial/choice';
import { visitorCost } from './visitor-cost';

/** The extras of the app: one folder each, and a line here, in `saves.ts` or in both. */
export const EXTRAS: readonly Extra[] = [
	...OF_SAVES,
	trialChoice,
	visitorCost,
	palette,
	oldAddresses,
];
