import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './php';

interface HostClass {
	/** "" if it has none. */
	parent: string;
	/** Methods in lower case, as in `name()`, and constants. */
	members: ReadonlySet<string>;
}

/** Names in lower case, except for constants. */
interface Platform {
	functions: Set<string>;
	constants: Set<string>;
	classes: Map<string, HostClass>;
}

const FOLDER = join(__dirname, '../rules/platform');

/** Methods in lower case, because PHP ignores theirs. */
export const memberName = (name: string) => (name.endsWith('()') ? name.toLowerCase() : name);

function readPlatform(...files: string[]): Platform {
	const platform: Platform = { functions: new Set(), constants: new Set(), classes: new Map() };
	for (const line of files.flatMap((file) =>
		readFileSync(join(FOLDER, file), 'utf8').trim().split('\n'),
	)) {
		const [, name = '', parent = '', members = ''] =
			/^([\w\\]+)(?: < ([\w\\]+))?: ?(.*)$/.exec(line) ?? [];
		if (name) {
			const names = members.split(' ').map(memberName);
			platform.classes.set(name.toLowerCase(), { parent, members: new Set(names) });
		} else if (line.endsWith('()')) {
			platform.functions.add(line.slice(0, -2).toLowerCase());
		} else {
			platform.constants.add(line);
		}
	}
	return platform;
}

const MAIN = readFileSync(join(ROOT, 'dashboard-for-jetpack.php'), 'utf8');
const oldest = (field: string) => new RegExp(`${field}: +([\\d.]+)`).exec(MAIN)?.[1] ?? '';

/** The names in the oldest PHP and the oldest WordPress that the plugin supports. `rules/platform/list-names.php` prints the lists. */
export const PLATFORM = readPlatform(
	`php-${oldest('Requires PHP')}.txt`,
	`wordpress-${oldest('Requires at least')}.txt`,
);
