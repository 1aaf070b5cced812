import { nodesOf, type Branch, type PhpFile } from '../support/php';
import { argumentsOf, calledName, callsOf, type Rule } from '../support/rule';

/** Functions that return a value that is safe to print. */
const ESCAPERS =
	/^(esc_(html|attr|url|textarea|html__|attr__|html_e|attr_e|js)|wp_json_encode|wp_kses_post|absint|intval|language_attributes|wp_nonce_field)$/;

/** Literals and combinations of safe values. */
function isSafe(value: Branch): boolean {
	switch (value.kind) {
		case 'string':
		case 'number':
		case 'nowdoc':
			return true;
		case 'bin':
			return isSafe(value.left as Branch) && isSafe(value.right as Branch);
		case 'parenthesis':
			return isSafe(value.inner as Branch);
		case 'retif':
			return isSafe(value.trueExpr as Branch) && isSafe(value.falseExpr as Branch);
		case 'call':
			// A pattern with values is safe if all of them are.
			return calledName(value) === 'sprintf'
				? argumentsOf(value).every(isSafe)
				: ESCAPERS.test(calledName(value));
	}
	return false;
}

const printedIn = (file: PhpFile): Branch[] => [
	...nodesOf(file.tree, 'echo').flatMap(({ node }) => node.expressions as Branch[]),
	...nodesOf(file.tree, 'print').map(({ node }) => node.expression as Branch),
	...callsOf(file, 'printf', 'vprintf').flatMap(argumentsOf),
];

export const escapedOutput: Rule = {
	forbids: 'output that is not escaped where it is printed: only there a reader sees that it is',
	exemptions: ['WordPress.Security.EscapeOutput'],
	find: (file) => printedIn(file).filter((value) => !isSafe(value)),
	faults: [
		'echo $name;',
		'print $name;',
		"echo '<p>' . $name;",
		"printf( '<p>%s</p>', $name );",
		"echo sprintf( '%s', get_option( 'a' ) );",
		"echo $is_new ? esc_html( 'a' ) : $name;",
		'echo $name; // phpcs:ignore WordPress.Security.EscapeOutput',
		'echo $name; // phpcs:ignore WordPress.DB -- a name.',
	],
	allowed: [
		"echo '<p>', esc_html( $name ), '</p>';",
		'printf( \'<a href="%s">%s</a>\', esc_url( $url ), esc_html( $name ) );',
		"echo ( $is_new ? 'a' : absint( $count ) );",
		'echo $number; // phpcs:ignore WordPress.Security.EscapeOutput -- a number.',
	],
};
