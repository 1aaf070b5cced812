import { LAST_STATS } from '@/domain/stats/last-stats';
import { defineMemory } from './memory';

const HOUR = 60 * 60 * 1000;

/** After an hour, they may be those of another day. */
export const lastStats = defineMemory('dashboard-for-jetpack-last-stats', LAST_STATS, {
	of: 'person and site',
	in: 'tab',
	lasts: HOUR,
});
