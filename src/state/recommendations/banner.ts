import * as v from 'valibot';
import { defineMemory } from '../store/memory';

export const dismissedBanner = defineMemory(
	'dashboard-for-jetpack-recommendations-banner',
	v.string(),
	{ of: 'browser' },
);
