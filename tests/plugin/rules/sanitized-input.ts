import { nameOf, nodesOf, type Branch } from '../support/php';
import { calledName, type Rule } from '../support/rule';

const SUPERGLOBALS = ['_GET', '_POST', '_REQUEST', '_COOKIE', '_FILES'];

const CLEANS =
	/^(sanitize_\w+|esc_url_raw|wp_verify_nonce|is_string|array_filter|hash_equals|rawurldecode)$/;

/** Whether a part of an expression makes the value harmless, or only checks it. */
const isHarmless = (parent: Branch) =>
	['isset', 'empty', 'cast'].includes(parent.kind) ||
	(parent.kind === 'bin' && String(parent.type).includes('==')) ||
	(parent.kind === 'call' && CLEANS.test(calledName(parent)));

export const sanitizedInput: Rule = {
	forbids:
		'a value of the request that is neither sanitized nor only compared: anybody can write it',
	find: ({ tree }) =>
		nodesOf(tree, 'variable')
			.filter(({ node }) => SUPERGLOBALS.includes(nameOf(node)))
			.filter(({ parents }) => !parents.slice(-12).some(isHarmless))
			.map(({ node }) => node),
	faults: ["$page = $_GET['page'];", "update_option( 'a', $_POST['a'] );", 'f( $_COOKIE );'],
	allowed: [
		"$page = sanitize_key( wp_unslash( $_GET['page'] ?? '' ) );",
		"if ( isset( $_GET['page'] ) && 'a' === $_GET['page'] ) {}",
		"$id = (int) $_POST['id'];",
	],
};
