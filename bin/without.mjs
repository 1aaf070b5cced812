#!/usr/bin/env node
/* Takes an extra out of a copy of the project, and checks that the rest needs nothing of it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runCommand } from './lib/command.mjs';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';
import { tool } from './lib/suites/run.mjs';
import { copyWithout, EXTRAS } from './lib/without-extra.mjs';

const HELP = `npm run without -- [flags] NAME

Copies the project to .cache/without-NAME, deletes the extra and its line in the lists, and runs there: types, build, and At a Glance in a
browser. The extras: ${EXTRAS.join(', ')}.

  --types   only the types, which takes seconds
`;

await runCommand(HELP, ({ words: [extra = ''], types }) => {
	if (!EXTRAS.includes(extra)) {
		throw new Error(`Name one of the extras: ${EXTRAS.join(', ')}.`);
	}
	ensureDependencies();
	const target = join(ROOT, `.cache/without-${extra}`);
	copyWithout(extra, target);
	const steps = [
		[tool('tsc'), '--noEmit', '--project', 'tsconfig.app.json'],
		['bin/test.mjs', '--only', 'browser', '--', 'tests/e2e/cards.test.ts'],
	];
	// The copy has no build yet.
	const env = { ...process.env, TEST_NO_BUILD: '' };
	for (const args of types ? steps.slice(0, 1) : steps) {
		const { status } = spawnSync(process.execPath, args, { cwd: target, stdio: 'inherit', env });
		if (status !== 0) {
			throw new Error(`Without "${extra}", ${args.join(' ')} fails in ${target}.`);
		}
	}
});
