import modules from '#fixtures/wire/modules.json';
import newer from '#fixtures/wire/releases/16.json';
import { findReach } from '@/domain/settings/reach';

/** Neither a visitor's page nor the login depends on these. */
const HARMLESS = [
	'blaze',
	'copy-post',
	'enhanced-distribution',
	'json-api',
	'markdown',
	'masterbar',
	'monitor',
	'notes',
	'post-by-email',
	'post-list',
	'sitemaps',
	'vaultpress',
	'wpcom-reader',
];

const ALL = [...modules, ...newer.modules].map(({ module }) => module);

it('each module of each known release reaches visitors, the login or nobody', () => {
	const unknown = ALL.filter((slug) => (findReach(slug) === undefined) !== HARMLESS.includes(slug));
	expect(unknown).toEqual([]);
});

it.each([
	['waf', 'visitors'],
	['jetpack_waf_ip_block_list', 'visitors'],
	['protect', 'login'],
	['jetpack_sso_require_two_step', 'login'],
	['jetpack_sso_match_by_email', 'login'],
	['jetpack_protect_global_whitelist', 'login'],
	['carousel_display_exif', undefined],
	['toString', undefined],
])('%s reaches %s', (key, reach) => {
	expect(findReach(key)).toBe(reach);
});
