import { textOf } from '../support/php';
import { argumentsOf, calledName, callsOf, type Rule } from '../support/rule';

export const permissions: Rule = {
	forbids:
		'a REST route without a permission, and an admin page without a capability: everybody could call them',
	find: (file) => [
		...callsOf(file, 'register_rest_route').filter(
			(node) => !textOf(file, node).includes("'permission_callback' => $permission"),
		),
		...callsOf(file, 'add_menu_page', 'add_submenu_page').filter(
			(node) => !argumentsOf(node)[calledName(node) === 'add_menu_page' ? 2 : 3],
		),
	],
	faults: [
		"register_rest_route( 'a', 'b', array( 'callback' => 'c' ) );",
		"register_rest_route( 'a', 'b', array( 'permission_callback' => '__return_true' ) );",
		'add_menu_page( $title, $title );',
		"add_submenu_page( 'parent', $title, $title );",
	],
	allowed: [
		"register_rest_route( 'a', 'b', array( 'permission_callback' => $permission ) );",
		"add_submenu_page( 'parent', $title, $title, 'manage_options', 'slug' );",
	],
};
