import { posix } from 'node:path';
import ts from 'typescript';
import { readSource } from './source';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** What each file imports of the others, types too: the rule of ESLint does not see those. */
function importsOf(files: Map<string, string>): Map<string, string[]> {
	const resolve = (from: string, name: string) => {
		const path = name.startsWith('@/')
			? `src/${name.slice(2)}`
			: posix.join(posix.dirname(from), name);
		return ENDINGS.map((ending) => path + ending).find((candidate) => files.has(candidate));
	};
	return new Map(
		[...files].map(([file, text]) => {
			const names = ts.preProcessFile(text, true, true).importedFiles.map((one) => one.fileName);
			const own = names.filter((name) => name.startsWith('.') || name.startsWith('@/'));
			return [file, own.flatMap((name) => resolve(file, name) ?? [])];
		}),
	);
}

/** One way round of each knot: the files in the order in which they import each other. */
function findCycles(imports: Map<string, string[]>): string[][] {
	const done = new Set<string>();
	const cycles: string[][] = [];
	const visit = (file: string, way: string[]) => {
		const at = way.indexOf(file);
		if (at >= 0) {
			cycles.push([...way.slice(at), file]);
		}
		if (at >= 0 || done.has(file)) {
			return;
		}
		imports.get(file)?.forEach((next) => visit(next, [...way, file]));
		done.add(file);
	};
	[...imports.keys()].forEach((file) => visit(file, []));
	return cycles;
}

const cyclesIn = (files: Record<string, string>) =>
	findCycles(importsOf(new Map(Object.entries(files))));

it('finds a cycle of types, over an index, and of what is loaded later', () => {
	expect(
		cyclesIn({
			'src/a.ts': "import type { B } from '@/b';",
			'src/b/index.ts': "export { b } from './b';",
			'src/b/b.ts': "export type A = typeof import('../a');",
			'src/c.tsx': "import { a } from './a'; import 'react';",
		}),
	).toEqual([['src/a.ts', 'src/b/index.ts', 'src/b/b.ts', 'src/a.ts']]);
	expect(
		cyclesIn({ 'src/a.ts': "const load = () => import('./b');", 'src/b.ts': "import './a';" }),
	).toHaveLength(1);
});

it('there is no import cycle in src, not even of types', () => {
	const files = readSource();
	expect(files.size).toBeGreaterThan(100);
	expect(findCycles(importsOf(files))).toEqual([]);
});
