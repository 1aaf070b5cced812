import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode, tool } from '../suites/run.mjs';

/** @typedef {import('./table.mjs').Verdict} Verdict */

/**
 * @param {string} file Lines of JSON that the checks have written; may be missing.
 * @return {any[]}
 */
export const readLines = (file) =>
	existsSync(file)
		? JSON.parse(`[${readFileSync(file, 'utf8').trim().replaceAll('\n', ',')}]`)
		: [];

/**
 * Files that failed before their checks could run, each as a separate verdict.
 *
 * @param {{ testResults: { name: string, message: string, assertionResults: object[] }[] }} report Of jest.
 * @return {Verdict[]}
 */
export const verdictsOfBrokenFiles = ({ testResults }) =>
	testResults
		.filter(({ assertionResults }) => assertionResults.length === 0)
		.map(({ name, message }) => ({
			check: name.slice(name.lastIndexOf('/') + 1),
			passed: 0,
			failed: 1,
			failures: [
				message
					.trim()
					.split('\n')
					.find((line) => /error/i.test(line)) ?? 'it did not run',
			],
			accepted: [],
		}));

/**
 * Runs the checks against a booted site.
 *
 * @param {import('./site.mjs').BesideSite}       site
 * @param {import('./options.mjs').BesideOptions} options
 * @return {Promise<Verdict[]>}
 * @throws {Error} If jest itself fails to start.
 */
export async function runChecks({ url, dataDir, secret, versions }, options) {
	const report = join(dataDir, 'report.json');
	const files = (options.only ?? []).map((name) => `checks/${name}.check.ts`);
	await runNode(
		[
			tool('jest'),
			...['--config', 'tests/beside/checks/jest.config.js', '--ci', '--runInBand'],
			...['--json', `--outputFile=${report}`, ...files],
		],
		{
			TZ: 'UTC',
			E2E_URL: url,
			E2E_DATA_DIR: dataDir,
			E2E_PAGE: 'dashboard-for-jetpack',
			BESIDE_SECRET: secret,
			BESIDE_JETPACK: versions.jetpack,
			BESIDE_HELPER: options.withoutHelper ? 'no' : 'yes',
			BESIDE_NEXT: String(options.next ?? ''),
			BESIDE_SHORT: options.isShort ? 'yes' : 'no',
			BESIDE_LONG: options.isLong ? 'yes' : 'no',
		},
	);
	if (!existsSync(report)) {
		throw new Error('The checks did not run. Read the message above.');
	}
	/** @type {Verdict[]} */
	const verdicts = readLines(join(dataDir, 'verdicts.jsonl'));
	return [
		// The last one of a repeated check counts.
		...new Map(verdicts.map((verdict) => [verdict.check, verdict])).values(),
		...verdictsOfBrokenFiles(JSON.parse(readFileSync(report, 'utf8'))),
	];
}
