import { listStoredSettings } from '@/domain/server-tables';
import { listPortableSettings } from '@/domain/settings-file/values';

it('the build tells PHP the key of each setting that the site stores', () => {
	const stored = listStoredSettings();
	expect(listPortableSettings().filter(({ key }) => !stored.includes(key))).toEqual([]);
	expect(stored).toEqual(expect.arrayContaining(['sm_enabled', 'jetpack_waf_ip_block_list']));
	expect(stored.filter((key) => ['akismet', 'tracks_opt_out', 'backups'].includes(key))).toEqual(
		[],
	);
	expect(new Set(stored).size).toBe(stored.length);
});
