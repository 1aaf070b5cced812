import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { alignTable, updateTable } from './compatibility.mjs';
import { ROOT } from './dependencies.mjs';

/** @typedef {import('./compatibility.mjs').Table} Table */

/**
 * A command whose tests report each case, and which shows the cases as tables.
 *
 * @typedef {object} SuiteTable
 * @property {string} name     Of the command.
 * @property {string} suite    Of `npm test`.
 * @property {string} pattern  Path of the test files.
 * @property {string} variable Environment variable that tells the tests where to write the report.
 * @property {(report: string) => Record<string, Table>} read Tables of a report, by the headings of their sections.
 */

const helpOf = (/** @type {string} */ name) => `npm run ${name} -- [flags]

  --short   only the cases of a plain npm test; implies --print
  --print   print the table, and leave .readme/compatibility.md as it is

  TEST_NO_BUILD   if set, use the existing build, even if stale
`;

/**
 * @param {SuiteTable}                       table
 * @param {import('./command.mjs').Flags} flags
 * @return {number} The exit code.
 */
function run({ name, suite, pattern, variable, read }, flags) {
	const folder = mkdtempSync(join(tmpdir(), `${name}-`));
	const report = join(folder, 'report');
	const { status } = spawnSync(
		process.execPath,
		[
			join(ROOT, 'bin/test.mjs'),
			...(flags.short ? [] : ['--long']),
			...['--only', process.env.TEST_NO_BUILD ? suite : `build,${suite}`],
			...['--', '--testPathPatterns', pattern],
		],
		{ cwd: ROOT, stdio: 'inherit', env: { ...process.env, [variable]: report } },
	);
	if (existsSync(report)) {
		for (const [heading, table] of Object.entries(read(readFileSync(report, 'utf8')))) {
			console.log(`\n${alignTable(table)}`);
			if (!flags.short && !flags.print) {
				updateTable(heading, () => table);
			}
		}
	}
	rmSync(folder, { recursive: true });
	return status ?? 1;
}

/**
 * Runs the command with the flags of this process.
 *
 * @param {SuiteTable} table
 */
export const runSuiteTable = (table) =>
	runCommand(helpOf(table.name), (flags) => {
		process.exitCode = run(table, flags);
	});
