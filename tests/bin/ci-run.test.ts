import { spawnSync } from 'node:child_process';
import {
	chmodSync,
	copyFileSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** Stands in for npm: prints its arguments and the totals for them. */
const npm = (all: string, routes: string) => `#!/bin/sh
echo "npm $*"
case "$*" in
	"test --silent -- --all") ${all} ;;
	*) ${routes} ;;
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

	function run(all: string, routes: string, peers: string[] = []) {
		const command = join(folder, 'path/npm');
		writeFileSync(command, npm(all, routes));
		chmodSync(command, 0o755);
		peers.forEach((name) => writeFileSync(join(folder, 'shared/peers', name), ''));
		const { status, stdout } = spawnSync('bash', [join(folder, 'project/.ci/run')], {
			encoding: 'utf8',
			env: { ...process.env, PATH: `${join(folder, 'path')}:${process.env.PATH}` },
		});
		return { status, lines: stdout.trim().split('\n') };
	}

	it('opens every route on the newest WordPress, and adds up all totals in its last line', () => {
		const peers = ['wordpress-6.9.1.zip', 'wordpress-7.1.4.zip', 'wordpress-7.1.10.zip'];
		const { status, lines } = run(totals(10, 0), totals(3, 0), peers);
		expect(lines.at(-1)).toBe('13 passed, 0 failed');
		expect(status).toBe(0);
		expect(lines.filter((line) => line.startsWith('npm '))).toEqual([
			'npm test --silent -- --all',
			'npm test --silent -- --only browser --wordpress ../shared/peers/wordpress-7.1.10.zip -- tests/e2e/other-wordpress',
		]);
	});

	it('names files that exist', () => {
		const [, named = ''] =
			/-- (tests\/\S+)/.exec(readFileSync(join(ROOT, '.ci/run'), 'utf8')) ?? [];
		expect(readdirSync(join(ROOT, named)).some((name) => name.endsWith('.test.ts'))).toBe(true);
	});

	it('says in one line that there is no other WordPress, and passes', () => {
		rmSync(join(folder, 'shared'), { recursive: true });
		const { status, lines } = run(totals(10, 0), totals(3, 0));
		expect(lines.slice(-2)).toEqual([
			'There is no WordPress in ../shared/peers, so no route is opened on another one.',
			'10 passed, 0 failed',
		]);
		expect(status).toBe(0);
	});

	it.each([
		['the tests fail', totals(9, 1), totals(3, 0), '12 passed, 1 failed'],
		['a route fails', totals(10, 0), totals(2, 1), '12 passed, 1 failed'],
		['a run ends without totals', totals(10, 0), 'echo broken', '10 passed, 1 failed'],
		[
			'a run fails without a failed test',
			totals(10, 0),
			'echo "3 passed, 0 failed"; exit 1',
			'13 passed, 1 failed',
		],
	])('fails if %s', (_what, all, routes, last) => {
		const { status, lines } = run(all, routes, ['wordpress-7.1.4.zip']);
		expect(lines.at(-1)).toBe(last);
		expect(status).toBe(1);
	});
});
