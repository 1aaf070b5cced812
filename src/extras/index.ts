import type { Extra } from '@/screens/common/slot';
import { oldAddresses } from './old-addresses';
import { palette } from './palette';
import { visitorCost } from './visitor-cost';

/** The extras of the app: one folder and one line each. */
export const EXTRAS: readonly Extra[] = [visitorCost, palette, oldAddresses];
