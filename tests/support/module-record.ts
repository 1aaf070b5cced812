import type { ModuleRecord } from '@/domain/modules/types';

/** A module that is off and not locked, except for the given facts. */
export const moduleRecord = (facts: Partial<ModuleRecord> = {}): ModuleRecord => ({
	module: '',
	name: '',
	description: '',
	longDescription: '',
	shortDescription: '',
	learnMoreUrl: '',
	activated: false,
	isAvailable: true,
	unavailableReason: '',
	autoActivate: '',
	requiresConnection: false,
	requiresUserConnection: false,
	override: 'none',
	options: {},
	searchTerms: '',
	additionalSearchQueries: '',
	feature: [],
	extra: {},
	...facts,
});
