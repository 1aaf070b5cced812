import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files';

/** Script → source → bytes before minification. A package is one source. */
export type Sources = Record<string, Record<string, number>>;

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Sources;

/** The contents of the scripts when their budgets were set. */
const LIST = join(__dirname, 'sources.json');

const readNow = () => read(join(ROOT, 'php-stub/build/sources.json'));

/** The most packages, and the most files of ours, to name. The cause is the first one, or many small ones. */
const MOST = 6;

const isPackage = ({ source }: { source: string }) => source.startsWith('node_modules/');

/** The bytes of each source in all of these scripts. */
function addUp(sources: Sources, scripts: string[]) {
	const rows = scripts.flatMap((script) => Object.entries(sources[script] ?? {}));
	const sums = new Map<string, number>();
	for (const [source, bytes] of rows) {
		sums.set(source, (sums.get(source) ?? 0) + bytes);
	}
	return sums;
}

/** A line for each source that these scripts have more of than before, such as `+12,345 node_modules/redux (admin.js)`: our files, the largest first, then packages. */
export function listGrowth(before: Sources, now: Sources, scripts: string[]): string[] {
	const old = addUp(before, scripts);
	const grown = [...addUp(now, scripts)]
		.map(([source, bytes]) => ({ source, more: bytes - (old.get(source) ?? 0) }))
		.filter(({ more }) => more > 0)
		.sort((a, b) => b.more - a.more);
	const ours = grown.filter((row) => !isPackage(row)).slice(0, MOST);
	return [...ours, ...grown.filter(isPackage).slice(0, MOST)].map(({ source, more }) => {
		const places = scripts.filter((script) => now[script]?.[source]).join(', ');
		return `+${more.toLocaleString('en')} ${source} (${places})`;
	});
}

/** The message for someone who has broken a budget. */
export const explainGrowth = (scripts: string[]) =>
	[
		'Grown since the budgets were set, in bytes before minification:',
		...listGrowth(read(LIST), readNow(), scripts).map((line) => `  ${line}`),
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
