import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWirePageData } from '#tests/support/fixtures';
import { SETTINGS_CARDS } from '@/domain/settings/registry';

const FILE = join(__dirname, '../../php-stub/admin-page/class-setting-keys.php');
const [, list = ''] = /VARYING = array\(([^)]*)\)/.exec(readFileSync(FILE, 'utf8')) ?? [];
const VARYING = [...list.matchAll(/'([^']+)'/g)].map(([, key = '']) => key);

it("lists the app's settings that one release of Jetpack has and another has not", () => {
	const [older, newer] = [{}, { scenario: 'jetpack-16' }].map(
		(options) => buildWirePageData(options).settings as object,
	);
	const modules = new Set(
		SETTINGS_CARDS.flatMap(({ settings }) => settings.map(({ module }) => module)),
	);
	const differing = SETTINGS_CARDS.flatMap(({ settings }) => settings.map(({ id }) => String(id)))
		.filter((id) => !modules.has(id))
		.filter((id) => id in (older ?? {}) !== id in (newer ?? {}));
	expect([...VARYING].sort()).toEqual(differing.sort());
});
