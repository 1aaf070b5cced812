import { PLAN_OUTLINE } from '@/domain/plans/plan-outline';
import { defineMemory } from './memory';

const HOUR = 60 * 60 * 1000;

export const planOutline = defineMemory('dashboard-for-jetpack-plan-outline', PLAN_OUTLINE, {
	of: 'person and site',
	in: 'tab',
	lasts: HOUR,
});
