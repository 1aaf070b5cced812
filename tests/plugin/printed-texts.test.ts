import { PRINTED, textsOfPhp } from '../support/php-texts';
import { PHP_FILES } from './support/php';

const FILES = PHP_FILES.filter(({ path }) =>
	PRINTED.some((name) => path === name || path.startsWith(`${name}/`)),
);

describe('texts that PHP prints', () => {
	it('come from all files of the plugin outside of the sandbox', () => {
		const rest = PHP_FILES.filter((file) => !FILES.includes(file)).map(({ path }) => path);
		expect(FILES.length).toBeGreaterThan(30);
		expect(rest.filter((path) => !/^(sandbox|playground)\//.test(path))).toEqual([]);
	});

	it('are literals with the domain, which WordPress’s tools can read', () => {
		expect(FILES.flatMap(({ path, code }) => textsOfPhp(code, path).unreadable)).toEqual([]);
	});

	it.each([
		['a missing domain', "__( 'Hello' )"],
		['another domain', "__( 'Hello', 'jetpack' )"],
		['a variable', "__( $text, 'dashboard-for-jetpack' )"],
		['a string with a variable', '__( "Hello $name", \'dashboard-for-jetpack\' )'],
	])('reports an unreadable text: %s', (_name, call) => {
		expect(textsOfPhp(`<?php\necho ${call};`, 'planted.php').unreadable).toEqual(['planted.php:2']);
	});
});
