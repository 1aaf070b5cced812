import { grantModules, resolveFeatureFlags } from '@/domain/site/feature-flags';
import { moduleRecord } from '#tests/support/module-record';

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
])('DATA-17 the feature %s alone sets %s', (feature, flag) => {
	expect(flagsOf(feature)).toEqual([flag]);
});

it('DATA-17 an unknown feature sets none of the eight flags, and several features set each their own', () => {
	expect(Object.keys(resolveFeatureFlags({ active: [] }))).toHaveLength(8);
	expect(flagsOf('teleport')).toEqual([]);
	expect(flagsOf('support', 'scan')).toEqual(['hasScan', 'hasSupport']);
});

it('what the site owns by now is available, whatever the older record of its module says', () => {
	const record = (module: string) => moduleRecord({ module, isAvailable: false });
	const modules = { wordads: record('wordads'), videopress: record('videopress') };
	const granted = grantModules(modules, resolveFeatureFlags({ active: ['wordads', 'search'] }));
	expect(Object.keys(granted)).toEqual(['wordads', 'videopress']);
	expect(granted).toMatchObject({
		wordads: { module: 'wordads', isAvailable: true },
		videopress: { isAvailable: false },
	});
});
