import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listKeysOfThisSite, listPortableSettings } from '@/domain/settings-file/values';

const FILE = join(__dirname, '../../php-stub/admin-page/class-places.php');
/** Without comments, which have apostrophes. */
const source = readFileSync(FILE, 'utf8').replace(/\/\/.*|\/\*[^]*?\*\//g, '');

/** Keys that aren't settings: a module, a plugin, a product, a person's own choice, or a fact of one server. */
const ELSEWHERE = [
	'akismet',
	'backups',
	'categories',
	'dismiss_dash_app_card',
	'dismiss_dash_backup_getting_started',
	'dismiss_empty_stats_card',
	'has_jetpack_search_product',
	'tracks_opt_out',
	'vaultpress',
	'waf_bootstrap',
];

it('the plugin knows where each setting of the app is stored', () => {
	const [, code = ''] = /(const PLAIN[^]+)private static \$added/.exec(source) ?? [];
	const known = [...code.matchAll(/'([^']+)'/g)].map(([, key]) => key);
	const keys = [...listPortableSettings().map(({ key }) => key), ...listKeysOfThisSite()];
	expect(keys.filter((key) => !known.includes(key)).sort()).toEqual(ELSEWHERE);
});
