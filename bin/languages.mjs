#!/usr/bin/env node
/* Walks every screen in each pseudo-language, and prints what was looked at as one table. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { updateSection } from './lib/compatibility.mjs';
import { ROOT } from './lib/dependencies.mjs';
import { readFlags } from './lib/flags.mjs';
import { languagesSection, rowsOf } from './lib/languages/section.mjs';
import { reasonOf } from './lib/reason-of.mjs';

const HELP = `npm run languages -- [flags]

  --short   only the cases of a plain npm test; implies --print
  --print   print the table, and leave .readme/compatibility.md as it is

  TEST_NO_BUILD   if set, use the existing build, even if stale
`;

/** @param {{ short: boolean, print: boolean }} flags */
function run({ short, print }) {
	const folder = mkdtempSync(join(tmpdir(), 'languages-'));
	const report = join(folder, 'looks.jsonl');
	const { status } = spawnSync(
		process.execPath,
		[
			join(ROOT, 'bin/test.mjs'),
			...(short ? [] : ['--long']),
			...['--only', process.env.TEST_NO_BUILD ? 'browser' : 'build,browser'],
			...['--', '--testPathPatterns', 'e2e/translated-'],
		],
		{ cwd: ROOT, stdio: 'inherit', env: { ...process.env, LANGUAGES_REPORT: report } },
	);
	if (existsSync(report)) {
		/** @type {import('./lib/languages/section.mjs').Looked[]} */
		const looks = readFileSync(report, 'utf8')
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line));
		console.log();
		rowsOf(looks).forEach(([name = '', ...cells]) =>
			console.log(`${name.padEnd(60)}${cells.map((cell) => cell.padStart(21)).join('')}`),
		);
		if (!short && !print) {
			updateSection('languages', () => languagesSection(looks));
		}
	}
	rmSync(folder, { recursive: true });
	return status ?? 1;
}

try {
	const { help, ...flags } = readFlags('npm run languages', {
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
