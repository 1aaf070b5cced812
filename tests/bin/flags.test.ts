import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readFlags, readNames } from '../../bin/lib/command.mjs';
import { SCENARIOS } from '#tests/support/fixtures';
import { scripts } from '../../package.json';

const ROOT = join(__dirname, '../..');
const NODE_SCRIPT = /^node (bin\/[\w-]+\.mjs)/;

/** Every command in package.json that runs a script of bin/. */
const COMMANDS = [
	...new Set(Object.values(scripts).flatMap((script) => NODE_SCRIPT.exec(script)?.[1] ?? [])),
];

const run = (...args: string[]) =>
	spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', timeout: 20_000 });

describe('unknown flag', () => {
	it.each(COMMANDS)('%s: exits with code 1 and one sentence with the flag', (command) => {
		const { status, stderr } = run(command, '--bogus');
		expect(status).toBe(1);
		expect(stderr).toMatch(/^Unknown option '--bogus': `npm (start|test|run)[^`]*` lists .+\.\n$/);
	});

	it('is tested with every command of the README', () => {
		const names = 'start test bench gallery plugin-zip requirements beside'.split(' ');
		expect(COMMANDS).toEqual(expect.arrayContaining(names.map((name) => `bin/${name}.mjs`)));
	});

	it('npm test: counts as a failure in the totals', () => {
		expect(run('bin/test.mjs', '--bogus').stdout).toBe('0 passed, 1 failed\n');
	});
});

describe('flags of a command', () => {
	it.each(COMMANDS.filter((command) => !command.includes('with-dependencies')))(
		'%s --help lists them',
		(command) => {
			const { status, stdout } = run(command, '--help');
			expect(status).toBe(0);
			expect(stdout).toMatch(/^npm (start|test|run \S+) -- \[flags\]/);
			expect(stdout).toMatch(/^ {2}--/m);
		},
	);

	it('npm start --scenarios lists every scenario under its topic', () => {
		const { stdout } = run('bin/start.mjs', '--scenarios');
		expect(stdout).toMatch(/^anti-spam\n {2}anti-spam-active {2,}Akismet is active/);
		expect(stdout).toMatch(/\n\nplan\n {2}complete .+\n {2}free /);
		expect(stdout.match(/^ {2}\S/gm)).toHaveLength(SCENARIOS.length);
	});
});

describe('readFlags', () => {
	const HELP = `npm start -- [flags]

  --port N       the port
  --with X=Y     a pair; can be repeated
  --since[=REF]  a commit
  --quick        a boolean --with text
`;
	const read = (...args: string[]) => readFlags(HELP, args);

	it('returns the flags that a help lists, and words if it names any', () => {
		const args = ['--port', '80', '--with', 'a=1', '--with=b=2', '--since=main', '--quick'];
		expect(read(...args)).toEqual({
			...{ port: '80', with: ['a=1', 'b=2'], since: 'main', quick: true, words: [] },
		});
		expect(read()).toEqual({ quick: false, words: [] });
		expect(readFlags('npm run release -- [flags] VERSION\n', ['1.2.3'])).toEqual({
			words: ['1.2.3'],
		});
	});

	it.each([
		['an unknown flag', ['--prot=80'], "Unknown option '--prot'"],
		['an unknown short flag', ['-q'], "Unknown option '-q'"],
		['an argument without a flag', ['80'], "Unexpected argument '80'"],
		['a flag without its value', ['--port'], "Option '--port <value>' argument missing"],
		['a value for a boolean flag', ['--quick=yes'], "Option '--quick' does not take an argument"],
		['a flag as the value', ['--port', '--quick'], "Option '--port' argument is ambiguous"],
	])('%s: throws one sentence', (_what, args, reason) => {
		expect(() => read(...args)).toThrow(`${reason}: \`npm start -- --help\` lists the flags.`);
	});
});

it('a flag chooses some of several names, and throws for an unknown one', () => {
	expect(readNames('role', undefined, ['a', 'b'])).toEqual(['a', 'b']);
	expect(readNames('role', 'b', ['a', 'b'])).toEqual(['b']);
	expect(() => readNames('role', 'b,c', ['a', 'b'])).toThrow(
		'--role must be one or more of a, b, not "c".',
	);
});
