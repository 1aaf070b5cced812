import { type PhpFile } from '../support/php';
import { wholeIf, type Rule } from '../support/rule';

const GUARD = /defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/;

function isOpen({ code }: PhpFile): boolean {
	const place = code.search(GUARD);
	return place < 0 || /(^|\n)(require|add_action|class |function )/.test(code.slice(0, place));
}

export const directAccess: Rule = {
	forbids:
		'a file that runs code when a browser requests it directly, without WordPress: it could print an error with a path',
	find: (file) => wholeIf(isOpen(file), file),
	faults: [
		'class A {}',
		"add_action( 'init', 'a' );\ndefined( 'ABSPATH' ) || exit;",
		"defined( 'ABSPATH' ) || define( 'ABSPATH', '/' );",
	],
	allowed: [
		"namespace A;\n\ndefined( 'ABSPATH' ) || exit;\n\nclass B {}",
		"defined( 'WP_UNINSTALL_PLUGIN' ) || exit;\nfunction a() {}",
	],
};
