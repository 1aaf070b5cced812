import { buildWirePageData } from '#tests/support/fixtures';
import { listNeededKeys } from '@/domain/settings/places';

it.each([
	['11.2', {}, ['sm_enabled', 'jetpack_waf_share_debug_data', 'wordads_cmp_enabled'], 28],
	['16', { scenario: 'jetpack-16' }, ['jetpack_waf_ip_list'], 1],
])('the build lists the keys that Jetpack %s may lack', (_release, options, some, count) => {
	const settings = new Set(Object.keys(buildWirePageData(options).settings as object));
	const missing = listNeededKeys().filter((key) => !settings.has(key));
	expect(missing).toEqual(expect.arrayContaining(some));
	expect(missing).toHaveLength(count);
});
