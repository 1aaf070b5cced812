import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './dependencies.mjs';
import { git } from './git.mjs';

const HOMES = ['src/extras', 'php-stub/extras'];

/** Files that list the extras. */
const LISTS = [
	'src/extras/index.ts',
	'src/extras/routes.ts',
	'src/extras/saves.ts',
	'php-stub/extras/index.php',
];

/** The extras of the app and of the plugin. */
export const EXTRAS = [
	...new Set(
		HOMES.flatMap((home) =>
			readdirSync(join(ROOT, home), { withFileTypes: true })
				.filter((entry) => entry.isDirectory())
				.map(({ name }) => name),
		),
	),
].sort();

/**
 * A list without an extra. Its name is a folder in imports, the start of names in `camelCase` in TypeScript, and `Words_With_Underscores` in PHP.
 *
 * @param {string} text
 * @param {string} extra
 */
export function withoutLines(text, extra) {
	const words = extra.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
	const camel = words.join('').replace(/^./, (first) => first.toLowerCase());
	return text
		.split('\n')
		.filter(
			(line) => !RegExp(`'\\./${extra}['/]`).test(line) && !line.includes(`${words.join('_')}\\`),
		)
		.map((line) => line.replace(new RegExp(`(\\.\\.\\.|\\b)${camel}(?![a-z])\\w*(, ?)?`, 'g'), ''))
		.join('\n');
}

/**
 * Copies the project without an extra: its folders, its lines in the lists and its own tests. The packages are those of the project.
 *
 * @param {string} extra
 * @param {string} target Folder of the copy, which is made anew.
 * @param {string[]} paths What to copy; by default, everything.
 */
export function copyWithout(extra, target, paths = ['.']) {
	rmSync(target, { recursive: true, force: true });
	const gone = [...HOMES, 'tests/extras'].map((home) => `${home}/${extra}/`);
	git(ROOT, 'ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths)
		.split('\n')
		.filter((file) => existsSync(join(ROOT, file)) && !gone.some((home) => file.startsWith(home)))
		.filter(Boolean)
		.forEach((file) => {
			mkdirSync(dirname(join(target, file)), { recursive: true });
			cpSync(join(ROOT, file), join(target, file));
		});
	LISTS.map((list) => join(target, list))
		.filter(existsSync)
		.forEach((list) => writeFileSync(list, withoutLines(readFileSync(list, 'utf8'), extra)));
	['node_modules', 'php-stub/playground/node_modules']
		.filter((folder) => existsSync(join(ROOT, folder)) && existsSync(join(target, dirname(folder))))
		.forEach((folder) => symlinkSync(join(ROOT, folder), join(target, folder)));
	// The tests of other parts may use the extra.
	writeFileSync(
		join(target, 'tsconfig.app.json'),
		JSON.stringify({ extends: './tsconfig.json', include: ['src'] }),
	);
}
