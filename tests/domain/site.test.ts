import { resolveFeatureFlags } from '@/domain/site';

it('DATA-17 derives what a site has from its features', () => {
	expect(resolveFeatureFlags({ active: [] })).toEqual({
		hasAntispam: false,
		hasBackups: false,
		hasGoogleAnalytics: false,
		hasInstantSearch: false,
		hasScan: false,
		hasVideoPress: false,
		hasWordAds: false,
		hasSupport: false,
	});
	expect(
		resolveFeatureFlags({
			active: ['vaultpress-backups', 'videopress-1tb-storage', 'instant-search', 'support'],
		}),
	).toMatchObject({
		hasBackups: true,
		hasVideoPress: true,
		hasInstantSearch: true,
		hasSupport: true,
		hasScan: false,
	});
});
