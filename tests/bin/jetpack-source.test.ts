import {
	isAtLeast,
	readHeader,
	withoutDashboard,
	withoutHelper,
	withRenamedKey,
	withThrowingMethod,
} from '../../bin/lib/beside/jetpack-source.mjs';

describe("the copy of Jetpack's source", () => {
	it('without the helper, neither loads nor calls it', () => {
		const php = [
			'<?php',
			"require_once __DIR__ . '/class-jetpack-redux-state-helper.php';",
			"require_once __DIR__ . '/other.php';",
			'echo json( \\Jetpack_Redux_State_Helper::get_initial_state(), 1 );',
			'echo json( Jetpack_Redux_State_Helper::get_minimal_state() );',
		].join('\n');
		const rest = ['echo json( array(), 1 );', 'echo json( array() );'];
		expect(withoutHelper(php).split('\n')).toEqual([
			...['<?php', "require_once __DIR__ . '/other.php';", ...rest],
		]);
	});

	it('without the dashboard, neither loads nor uses its class', () => {
		const php = [
			"		require_once DIR . 'admin-pages/class.jetpack-react-page.php';",
			'		$jetpack_react = new Jetpack_React_Page();',
			'		$fallback_page = new Jetpack_Settings_Page();',
			"		add_action( 'admin_menu', array( $jetpack_react, 'add_actions' ), 998 );",
			"		add_action( 'admin_menu', array( $this->jetpack_react, 'add_actions' ), 998 );",
			"		$is_there = class_exists( 'Jetpack_React_Page' );",
			'',
		].join('\n');
		const lines = php.split('\n');
		expect(withoutDashboard(php).split('\n')).toEqual([lines[2], ...lines.slice(5)]);
	});

	it('with a planted fault, renames a key, or throws at the start of a method', () => {
		expect(withRenamedKey("array( 'a_key' => 1 )", 'a_key')).toBe("array( 'a_key_renamed' => 1 )");
		expect(() => withRenamedKey('array()', 'a_key')).toThrow('This release has no key a_key');
		expect(withThrowingMethod('public static function get() {\n\treturn 1;\n}', 'get')).toBe(
			"public static function get() { throw new \\Error( 'A planted fault in get().' );\n\treturn 1;\n}",
		);
		expect(() => withThrowingMethod('function get_all() {}', 'get')).toThrow(
			'This release has no method get',
		);
	});
});

describe('the versions of a release', () => {
	it('are read from the header of its main file', () => {
		expect(readHeader('/**\n * Version: 16.1.2\n * Requires at least: 6.9\n */')).toEqual({
			version: '16.1.2',
			needsWordPress: '6.9',
		});
	});

	it('are compared by their numbers', () => {
		const pairs = ['6.6-RC3 5.9', '7.1.4 6.9', '6.9 6.9', '6.10 6.9', '6.6-RC3 6.9', '6.9 6.9.1'];
		const isEnough = (pair: string) => isAtLeast(...(pair.split(' ') as [string, string]));
		expect(pairs.filter(isEnough)).toEqual(pairs.slice(0, 4));
	});
});
