import { PRINTED, textsOfPhp } from '../support/php-texts';
import { parsePhp, PHP_FILES } from './support/php';
import { findUntranslated } from './support/printed-texts';

const FILES = PHP_FILES.filter(({ path }) =>
	PRINTED.some((name) => path === name || path.startsWith(`${name}/`)),
);

describe('texts that PHP prints', () => {
	it('come from all files of the plugin outside of the sandbox', () => {
		const rest = PHP_FILES.filter((file) => !FILES.includes(file)).map(({ path }) => path);
		expect(FILES.length).toBeGreaterThan(30);
		expect(rest.filter((path) => !/^(sandbox|playground)\//.test(path))).toEqual([]);
	});

	it('are translated', () => {
		const found = FILES.flatMap(({ path, tree }) =>
			findUntranslated(tree).map((text) => `${path}:${text}`),
		);
		expect(found).toEqual([]);
	});

	it('are literals with the domain, which WordPress’s tools can read', () => {
		expect(FILES.flatMap(({ path, code }) => textsOfPhp(code, path).unreadable)).toEqual([]);
	});

	it.each([
		['echo', "echo '<p>Hello</p>';"],
		['print', "print 'Hello';"],
		['exit', "exit( 'Hello' );"],
		['printf', "printf( '<p>Hello %s</p>', $name );"],
		['an argument of printf', "printf( '<p>%s</p>', 'Hello' );"],
		['an attribute', 'echo \'<a title="Hello" href="#"></a>\';'],
		['a part of a text', "echo 'Hello ' . $name;"],
		['a string with a variable', 'echo "Hello $name";'],
		['a menu entry', "add_menu_page( $title, 'Hello', 'manage_options', 'slug' );"],
		['inline HTML', '?><p>Hello</p><?php'],
		['an escaped literal', "echo esc_html( 'Hello' );"],
		['a returned sentence', "return 'Hello you there.';"],
		['a sentence in an array', "$a = array( 'text' => 'Hello you there' );"],
	])('finds an untranslated text: %s', (_name, code) => {
		expect(findUntranslated(parsePhp(`<?php\n${code}`, 'planted'))).toEqual([
			expect.stringContaining('Hello'),
		]);
	});

	it.each([
		['a translated text', "printf( '<p>%s</p>', esc_html__( 'Hello', 'dashboard-for-jetpack' ) );"],
		['markup', "echo '<div class=\"jp-boot jp-boot__card\">', '</div>';"],
		['a slug of a menu entry', "add_menu_page( $t, $t, 'manage_options', 'slug' );"],
		['a name of an action', "add_action( 'admin_menu', 'hello' );"],
	])('accepts %s', (_name, code) => {
		expect(findUntranslated(parsePhp(`<?php\n${code}`, 'planted'))).toEqual([]);
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
