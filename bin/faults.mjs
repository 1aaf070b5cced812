#!/usr/bin/env node
/* Answers each call of each screen with each fault, and prints what the screens do as one table. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { updateSection } from './lib/compatibility.mjs';
import { ROOT } from './lib/dependencies.mjs';
import { faultsSection, rowsOf } from './lib/faults/section.mjs';
import { readFlags } from './lib/flags.mjs';
import { reasonOf } from './lib/reason-of.mjs';

const HELP = `npm run faults -- [flags]

  --short   only the cases of a plain npm test; implies --print
  --print   print the table, and leave .readme/compatibility.md as it is

  TEST_NO_BUILD   if set, use the existing build, even if stale
`;

/** @param {{ short: boolean, print: boolean }} flags */
function run({ short, print }) {
	const folder = mkdtempSync(join(tmpdir(), 'faults-'));
	const report = join(folder, 'cases.json');
	const { status } = spawnSync(
		process.execPath,
		[
			join(ROOT, 'bin/test.mjs'),
			...(short ? [] : ['--long']),
			...['--only', process.env.TEST_NO_BUILD ? 'stage' : 'build,stage'],
			...['--', '--testPathPatterns', 'stage/fault-matrix'],
		],
		{ cwd: ROOT, stdio: 'inherit', env: { ...process.env, FAULTS_REPORT: report } },
	);
	if (existsSync(report)) {
		/** @type {import('./lib/faults/section.mjs').Case[]} */
		const cases = JSON.parse(readFileSync(report, 'utf8'));
		console.log();
		rowsOf(cases).forEach(([name = '', ...cells]) =>
			console.log(`${name.padEnd(44)}${cells.map((cell) => cell.padStart(21)).join('')}`),
		);
		if (!short && !print) {
			updateSection('faults', () => faultsSection(cases));
		}
	}
	rmSync(folder, { recursive: true });
	return status ?? 1;
}

try {
	const { help, ...flags } = readFlags('npm run faults', {
		short: { type: 'boolean', default: false },
		print: { type: 'boolean', default: false },
		help: { type: 'boolean', default: false },
	});
	if (help) {
		console.log(HELP);
	} else {
		process.exitCode = run(flags);
	}
} catch (error) {
	console.error(reasonOf(error));
	process.exitCode = 1;
}
