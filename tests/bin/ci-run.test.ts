import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from './folder';

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
	const { root, write } = createFolder();
	const CODE = readFileSync(join(ROOT, '.ci/run'), 'utf8');

	function run(all: string, routes: string, peers: string[] = []) {
		rmSync(join(root, 'shared'), { recursive: true, force: true });
		peers.forEach((name) => write(`shared/peers/${name}`));
		chmodSync(write('path/npm', npm(all, routes)), 0o755);
		const { status, stdout } = spawnSync('bash', [write('project/.ci/run', CODE)], {
			encoding: 'utf8',
			env: { ...process.env, PATH: `${join(root, 'path')}:${process.env.PATH}` },
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
		const [, named = ''] = /-- (tests\/\S+)/.exec(CODE) ?? [];
		expect(readdirSync(join(ROOT, named)).some((name) => name.endsWith('.test.ts'))).toBe(true);
	});

	it('says in one line that there is no other WordPress, and passes', () => {
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
		['a passed run fails', totals(10, 0), `(${totals(3, 0)}); exit 1`, '13 passed, 1 failed'],
	])('fails if %s', (_what, all, routes, last) => {
		const { status, lines } = run(all, routes, ['wordpress-7.1.4.zip']);
		expect(lines.at(-1)).toBe(last);
		expect(status).toBe(1);
	});
});
