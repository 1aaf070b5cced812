import { readBenchOptions, ROWS } from '../../bin/lib/bench/options.mjs';
import { createFolder } from './folder';

const ZIP = createFolder().write('release.zip');

describe('the flags of npm run bench', () => {
	it('measure every screen on every variant of the sandbox by default', () => {
		expect(readBenchOptions([])).toMatchObject({
			...{ rounds: 7, rows: ROWS, hasGrowth: true, jetpack: undefined },
		});
	});

	it('restrict the screens and the variants', () => {
		const flags = ['--rows', 'traffic,dashboard', '--worlds', 'heavy'];
		expect(readBenchOptions(flags)).toMatchObject({
			...{ rows: ['dashboard', 'traffic'], hasGrowth: false },
		});
	});

	it('leave out the variants of the sandbox beside Jetpack', () => {
		const options = readBenchOptions(['--jetpack', ZIP, '--wordpress', ZIP]);
		expect(options).toMatchObject({ jetpack: ZIP, wordpress: { archive: ZIP } });
		expect(options.hasGrowth).toBe(false);
	});

	it('measure the host in fewer rounds, and print only in a run of CI', () => {
		const flags = ['--host', '--jetpack', ZIP];
		const options = readBenchOptions(flags, {});
		expect(options).toMatchObject({ isHost: true, rounds: 3, isPrinting: false });
		const printed = readBenchOptions([...flags, '--print', '--rounds', '1'], {});
		expect(printed).toMatchObject({ rounds: 1, isPrinting: true });
		expect(readBenchOptions(flags, { CI: 'true' })).toMatchObject({ isPrinting: true });
	});

	it.each([
		[['--host'], '--host measures beside a release of Jetpack'],
		[['--rounds', '0'], '--rounds must be a number from 1, not "0".'],
		[['--rounds', 'many'], '--rounds must be a number from 1, not "many".'],
		[['--rows', 'writing'], '--rows must be one or more of dashboard, security, traffic'],
		[['--worlds', 'growth'], '--worlds must include heavy'],
		[['--jetpack', ZIP, '--worlds', 'heavy,growth'], 'one or more of heavy, not "growth".'],
		[['--jetpack', 'nowhere.zip'], '--jetpack must be the path of a zip'],
	])('refuse %j', (flags, reason) => {
		expect(() => readBenchOptions(flags)).toThrow(reason);
	});
});
