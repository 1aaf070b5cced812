import { argumentsOf, callsOf, isText, type Rule } from '../support/rule';

export const foreignResources: Rule = {
	forbids:
		'a script or style of another host: it would see who visits, and could change what it is',
	find: (file) =>
		callsOf(
			file,
			...['wp_register_script', 'wp_enqueue_script', 'wp_register_script_module'],
			...['wp_enqueue_script_module', 'wp_register_style', 'wp_enqueue_style'],
		).filter((node) => {
			const [, address] = argumentsOf(node);
			return isText(address) && /^(https?:)?\/\//.test(String(address?.value));
		}),
	faults: [
		"wp_enqueue_script( 'a', 'https://example.org/a.js' );",
		"wp_register_style( 'a', '//example.org/a.css' );",
	],
	allowed: ["wp_enqueue_script( 'a', '/wp-includes/a.js' );", "wp_enqueue_script( 'a', $url );"],
};
