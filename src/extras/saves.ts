import type { Extra } from '@/screens/common/slot';
import { changesWatch } from './changes/watch';
import { trial } from './trial';
import { visitorCostWatch } from './visitor-cost/watch';

/** The extras that have to do with saves, on any page of the admin. They don't lead to chunks of screens. */
export const OF_SAVES: readonly Extra[] = [changesWatch, trial, visitorCostWatch];
