import { textOf } from '../support/php';
import { callsOf, type Rule } from '../support/rule';

export const settingSanitizers: Rule = {
	forbids: 'a registered setting without a sanitizer: WordPress would store whatever a form sends',
	find: (file) =>
		callsOf(file, 'register_setting').filter(
			(node) => !textOf(file, node).includes('sanitize_callback'),
		),
	faults: ["register_setting( 'a', 'b' );"],
	allowed: ["register_setting( 'a', 'b', array( 'sanitize_callback' => 'absint' ) );"],
};
