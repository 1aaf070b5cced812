import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askOldestPhp } from './oldest-php';

/** Methods in lower case, because PHP ignores theirs. */
export const memberName = (name: string) => (name.endsWith('()') ? name.toLowerCase() : name);

interface Names {
	functions: string[];
	constants: string[];
	classes: Record<string, { parent: string; members: string[] }>;
}

const { functions, constants, classes } = askOldestPhp(
	readFileSync(join(__dirname, 'list-names.php'), 'utf8'),
) as Names;

/** The names in the oldest PHP and the oldest WordPress that the plugin supports, in lower case, except for constants. */
export const PLATFORM = {
	functions: new Set(functions.map((name) => name.toLowerCase())),
	constants: new Set(constants),
	classes: new Map(
		Object.entries(classes).map(([name, { parent, members }]) => [
			name.toLowerCase(),
			{ parent, members: new Set(members.map(memberName)) },
		]),
	),
};
