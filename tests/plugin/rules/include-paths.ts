import { nodesOf, textOf } from '../support/php';
import { type Rule } from '../support/rule';

export const includePaths: Rule = {
	forbids:
		'a required file outside of the plugin and of WordPress: somebody else could have written it',
	find: (file) =>
		nodesOf(file.tree, 'include')
			.map(({ node }) => node)
			.filter(
				(node) =>
					!/(__DIR__|ABSPATH|self::SANDBOX|\$path|\$asset_file|\$helper)/.test(textOf(file, node)),
			),
	faults: ["require 'a.php';", "include $_GET['file'];"],
	allowed: ["require_once __DIR__ . '/a.php';", "require ABSPATH . 'wp-admin/a.php';"],
};
