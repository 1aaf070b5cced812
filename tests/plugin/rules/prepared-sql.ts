import { nodesOf, textOf, type Branch, type PhpFile } from '../support/php';
import { type Rule } from '../support/rule';

const isQuery = (file: PhpFile, node: Branch) =>
	/\$wpdb->(query|get_(var|col|row|results))$/.test(textOf(file, node.what as Branch));

export const preparedSql: Rule = {
	forbids: 'SQL that is not prepared: a value in it could be SQL itself',
	find: (file) =>
		nodesOf(file.tree, 'call')
			.map(({ node }) => node)
			.filter((node) => isQuery(file, node) && !textOf(file, node).includes('->prepare(')),
	faults: [
		'$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name = \'$name\'" );',
		'$rows = $wpdb->get_results( $sql );',
	],
	allowed: [
		'$wpdb->get_var( $wpdb->prepare( "SELECT %s", $name ) );',
		'$wpdb->update( $wpdb->options, $values, $where );',
	],
};
