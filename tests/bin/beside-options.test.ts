import { PLANTS, readBesideOptions } from '../../bin/lib/beside/options.mjs';
import { createFolder } from './folder';

const zip = createFolder().write('jetpack.zip');
const read = (...flags: string[]) => readBesideOptions(['--jetpack', zip, ...flags], {});

describe('the flags of npm run beside', () => {
	it('need only the zip of Jetpack', () => {
		expect(read()).toMatchObject({
			...{ jetpack: zip, wordpress: undefined, withoutHelper: false, next: undefined },
			...{ isShort: false, isPrinting: false, isBuilding: true },
		});
	});

	it('take a version or a zip of WordPress', () => {
		expect(read('--wordpress', '6.5').wordpress).toEqual({ version: '6.5' });
		expect(read('--wordpress', zip).wordpress).toEqual({ archive: zip });
	});

	it.each([
		['in CI', [], { CI: 'true' }],
		['with --print', ['--print'], {}],
		['with a planted fault', ['--plant', PLANTS[0]], {}],
		['with a part of the checks', ['--only', 'routes'], {}],
	])('leave the file of the table as it is %s', (_when, flags, env) => {
		expect(readBesideOptions(['--jetpack', zip, ...flags], env).isPrinting).toBe(true);
	});

	it.each([
		[['--plant', 'water'], '--plant must be renamed-key or throwing-class, not "water".'],
		[['--only', 'routs'], '--only must be one or more of accessibility, answers,'],
		[['--php', 'eight'], '--php must be a version such as 8.3, not "eight".'],
		[['--port', '0'], '--port must be a number from 1 to 65535, not "0".'],
	])('%s: throws one sentence', (flags, reason) => {
		expect(() => read(...flags)).toThrow(reason);
	});

	it('throw without the zip of Jetpack, or if there is none', () => {
		expect(() => readBesideOptions([], {})).toThrow('Name the zip of a Jetpack release');
		expect(() => readBesideOptions(['--jetpack', 'absent.zip'], {})).toThrow(
			'--jetpack must be the path of a zip, and there is none at "absent.zip".',
		);
	});
});
