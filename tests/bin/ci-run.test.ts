import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** In place of npm: prints its arguments and the totals for them. */
const npm = (test: string, beside: string) => `#!/bin/sh
echo "npm $*"
case "$1" in
	test) ${test} ;;
	*) ${beside} ;;
esac
`;

const totals = (passed: number, failed: number) =>
	`echo "${passed} passed, ${failed} failed"; exit ${failed > 0 ? 1 : 0}`;

describe('.ci/run', () => {
	let folder: string;

	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), 'ci-'));
		mkdirSync(join(folder, 'project/.ci'), { recursive: true });
		mkdirSync(join(folder, 'shared/peers'), { recursive: true });
		mkdirSync(join(folder, 'path'));
		copyFileSync(join(ROOT, '.ci/run'), join(folder, 'project/.ci/run'));
	});
	afterEach(() => rmSync(folder, { recursive: true }));

	function run(test: string, beside: string, peers: string[] = []) {
		const command = join(folder, 'path/npm');
		writeFileSync(command, npm(test, beside));
		chmodSync(command, 0o755);
		peers.forEach((name) => writeFileSync(join(folder, 'shared/peers', name), ''));
		const { status, stdout } = spawnSync('bash', [join(folder, 'project/.ci/run')], {
			encoding: 'utf8',
			env: { ...process.env, PATH: `${join(folder, 'path')}:${process.env.PATH}` },
		});
		return { status, lines: stdout.trim().split('\n') };
	}

	it('adds up the totals of the tests and of each release of Jetpack in its last line', () => {
		const peers = ['jetpack-11.2.zip', 'jetpack-16.1.2.zip', 'wordpress-7.1.4.zip'];
		const { status, lines } = run(totals(10, 0), totals(3, 0), peers);
		expect(lines.at(-1)).toBe('16 passed, 0 failed');
		expect(status).toBe(0);
		expect(lines.filter((line) => line.startsWith('npm run'))).toEqual([
			'npm run --silent beside -- --short --jetpack ../shared/peers/jetpack-11.2.zip',
			'npm run --silent beside -- --short --jetpack ../shared/peers/jetpack-16.1.2.zip --wordpress ../shared/peers/wordpress-7.1.4.zip',
		]);
	});

	it('says in one line that there is no release of Jetpack', () => {
		const { status, lines } = run(totals(10, 0), totals(3, 0));
		expect(lines.slice(-2)).toEqual([
			'There is no release of Jetpack in ../shared/peers, so nothing runs beside one.',
			'10 passed, 0 failed',
		]);
		expect(status).toBe(0);
	});

	it.each([
		['the tests fail', totals(9, 1), totals(3, 0), '12 passed, 1 failed'],
		['a run beside Jetpack fails', totals(10, 0), totals(2, 1), '12 passed, 1 failed'],
		['a run ends without totals', totals(10, 0), 'echo broken', '10 passed, 1 failed'],
		[
			'a run fails without a failed test',
			totals(10, 0),
			'echo "3 passed, 0 failed"; exit 1',
			'13 passed, 1 failed',
		],
	])('fails if %s', (_what, test, beside, last) => {
		const { status, lines } = run(test, beside, ['jetpack-11.2.zip']);
		expect(lines.at(-1)).toBe(last);
		expect(status).toBe(1);
	});
});
