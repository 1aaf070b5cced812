import { nodesOf } from '../support/php';
import { wholeIf, type Rule } from '../support/rule';

export const refusedSyntax: Rule = {
	forbids:
		"evaluated code, backticks, goto, silenced errors and heredocs: they hide what runs, or why it doesn't",
	exemptions: ['WordPress.PHP.NoSilencedErrors'],
	find: (file) => [
		...nodesOf(file.tree, 'eval', 'goto', 'silent').map(({ node }) => node),
		...nodesOf(file.tree, 'encapsed')
			.map(({ node }) => node)
			.filter(({ type }) => type === 'shell'),
		...wholeIf(/<<<\s*['"]?[A-Z]/.test(file.code), file),
	],
	faults: [
		"eval( 'f();' );",
		'$list = `ls`;',
		'a: goto a;',
		'$value = @rename( $from, $to );',
		'$text = <<<TEXT\nHello\nTEXT;',
	],
	allowed: [
		'$value = @rename( $from, $to ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- is returned.',
		"$text = '<<< and `ls`';",
	],
};
