import ts from 'typescript';
import { createResolver, readScripts } from './source';

const FOLDERS = ['src', 'fixtures', 'bin', 'tests'];

/**
 * The imports of each file, including types. ESLint's rule ignores types, and takes twice as long as all other rules
 * together.
 */
function importsOf(files: Map<string, string>): Map<string, string[]> {
	const resolve = createResolver(files);
	return new Map(
		[...files].map(([file, text]) => {
			const names = ts.preProcessFile(text, true, true).importedFiles.map((one) => one.fileName);
			return [file, names.flatMap((name) => resolve(file, name) ?? [])];
		}),
	);
}

/** One cycle per group of files: the files in the order of their imports. */
function findCycles(imports: Map<string, string[]>): string[][] {
	const done = new Set<string>();
	const cycles: string[][] = [];
	const visit = (file: string, path: string[]) => {
		const at = path.indexOf(file);
		if (at >= 0) {
			cycles.push([...path.slice(at), file]);
		}
		if (at >= 0 || done.has(file)) {
			return;
		}
		imports.get(file)?.forEach((next) => visit(next, [...path, file]));
		done.add(file);
	};
	[...imports.keys()].forEach((file) => visit(file, []));
	return cycles;
}

const cyclesIn = (files: Record<string, string>) =>
	findCycles(importsOf(new Map(Object.entries(files))));

it('finds a cycle of types through an index, and one of a lazy import', () => {
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

it('no files import each other in a cycle, not even types', () => {
	const imports = importsOf(new Map(FOLDERS.flatMap((folder) => [...readScripts(folder)])));
	expect(imports.get('tests/app/routes.test.tsx')).toContain('tests/support/render.tsx');
	expect(imports.get('bin/test.mjs')).toContain('bin/lib/suites/run.mjs');
	expect(findCycles(imports)).toEqual([]);
});
