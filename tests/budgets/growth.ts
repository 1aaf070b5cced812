import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files';

/** Script → source → bytes before minification. A package is one source, and so is a folder of ours, such as `src/ui`. */
export type Sources = Record<string, Record<string, number>>;

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Sources;

/** The contents of the scripts when their budgets were set. */
const LIST = join(__dirname, 'sources.json');

const isPackage = (source: string) => source.startsWith('node_modules/');

function readNow(): Sources {
	const now: Sources = {};
	const files = read(join(ROOT, 'php-stub/build/sources.json'));
	for (const [script, sources] of Object.entries(files)) {
		const sums: Record<string, number> = (now[script] = {});
		for (const [file, bytes] of Object.entries(sources)) {
			const source = isPackage(file) ? file : file.split('/').slice(0, 2).join('/');
			sums[source] = (sums[source] ?? 0) + bytes;
		}
	}
	return now;
}

/** The most packages to name. The cause is the first one, or many small ones. */
const MOST = 6;

/** The bytes of each source in all of these scripts. */
function addUp(sources: Sources, scripts: string[]) {
	const rows = scripts.flatMap((script) => Object.entries(sources[script] ?? {}));
	const sums = new Map<string, number>();
	for (const [source, bytes] of rows) {
		sums.set(source, (sums.get(source) ?? 0) + bytes);
	}
	return sums;
}

/** A line for each source that these scripts have more of than before, such as `+12,345 node_modules/redux (admin.js)`: our folders, the largest first, then packages. */
export function listGrowth(before: Sources, now: Sources, scripts: string[]): string[] {
	const old = addUp(before, scripts);
	const grown = [...addUp(now, scripts)]
		.map(([source, bytes]) => ({ source, more: bytes - (old.get(source) ?? 0) }))
		.filter(({ more }) => more > 0)
		.sort((a, b) => b.more - a.more);
	const ours = grown.filter(({ source }) => !isPackage(source));
	const packages = grown.filter(({ source }) => isPackage(source)).slice(0, MOST);
	return [...ours, ...packages].map(({ source, more }) => {
		const places = scripts.filter((script) => now[script]?.[source]).join(', ');
		return `+${more.toLocaleString('en')} ${source} (${places})`;
	});
}

/** The message for someone who has broken a budget. */
export const explainGrowth = (scripts: string[]) =>
	[
		'Grown since the budgets were set, in bytes before minification:',
		...listGrowth(read(LIST), readNow(), scripts).map((line) => `  ${line}`),
		'Which files: git diff --stat $(git log -1 --format=%h -- tests/budgets/sources.json) -- src',
		'Fetch what people do not see at once in a chunk of its own (createLoadable and Late, src/ui/loadable), or do without it.',
		'If it belongs here, raise the budget to the new size and 2 %, and store what the scripts are made of now:',
		'  TEST_SET_BUDGETS=1 npm test -- --only budgets',
	].join('\n');

/** Stores the contents of these scripts, with which a broken budget is compared later. */
export function storeSources(scripts: string[]) {
	const now = readNow();
	const stored = Object.fromEntries(scripts.map((script) => [script, now[script] ?? {}]));
	writeFileSync(LIST, `${JSON.stringify(stored, null, 2)}\n`);
}
