#!/usr/bin/env node
/* Changes files of `domain` or `state` one place at a time with StrykerJS, and lists the changes that no test notices. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runCommand } from './lib/command.mjs';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';
import { optionsFor } from './lib/mutate/options.mjs';

const HELP = `npm run mutate -- [flags] FILE...

Changes each FILE, or the files of a folder, one place at a time, and lists the changes that no test in tests/domain notices; for files
outside of src/domain, no test in tests/state and tests/api, either, nor in the extra's own folder. Ends with exit code 1 if there is one.

  --with X,Y   the tests of these folders, too, such as tests/screens/dashboard; they take much longer
`;
const TOOL = join(ROOT, 'bin/lib/mutate');
const OPTIONS = join(ROOT, '.cache/mutate.json');

await runCommand(HELP, ({ words: paths, with: more = '' }) => {
	if (paths.length === 0 || !paths.every((path) => existsSync(join(ROOT, path)))) {
		throw new Error(
			'Name a file or a folder of src: `npm run mutate -- src/domain/dashboard/index.ts`.',
		);
	}
	ensureDependencies();
	ensureDependencies(TOOL);
	const { projects } = createRequire(import.meta.url)('../jest.config.js');
	const options = optionsFor(paths, more.split(',').filter(Boolean), projects, TOOL);
	mkdirSync(join(ROOT, '.cache'), { recursive: true });
	writeFileSync(OPTIONS, JSON.stringify(options));
	const stryker = join(TOOL, 'node_modules/@stryker-mutator/core/bin/stryker.js');
	const { status } = spawnSync(process.execPath, [stryker, 'run', OPTIONS], {
		cwd: ROOT,
		env: { ...process.env, TZ: 'UTC' },
		stdio: 'inherit',
	});
	process.exitCode = status ?? 1;
});
