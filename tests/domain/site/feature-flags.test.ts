import { resolveFeatureFlags } from '@/domain/site/feature-flags';

const flagsOf = (...active: string[]) =>
	Object.entries(resolveFeatureFlags({ active }))
		.filter(([, has]) => has)
		.map(([flag]) => flag);

it.each([
	['antispam', 'hasAntispam'],
	['akismet', 'hasAntispam'],
	['backups', 'hasBackups'],
	['vaultpress-backups', 'hasBackups'],
	['real-time-backups', 'hasBackups'],
	['google-analytics', 'hasGoogleAnalytics'],
	['instant-search', 'hasInstantSearch'],
	['vaultpress-security-scanning', 'hasScan'],
	['videopress', 'hasVideoPress'],
	['videopress-1tb-storage', 'hasVideoPress'],
	['videopress-unlimited-storage', 'hasVideoPress'],
	['wordads', 'hasWordAds'],
])('DATA-17 the feature %s alone sets %s', (feature, flag) => {
	expect(flagsOf(feature)).toEqual([flag]);
});

it('DATA-17 an unknown feature sets none of the eight flags, and several features set each their own', () => {
	expect(Object.keys(resolveFeatureFlags({ active: [] }))).toHaveLength(8);
	expect(flagsOf('teleport')).toEqual([]);
	expect(flagsOf('support', 'scan')).toEqual(['hasScan', 'hasSupport']);
});
