import { argumentsOf, type Rule } from '../support/rule';
import { translationsIn } from '../support/translation-calls';

export const textDomain: Rule = {
	forbids: "a translation without the plugin's text domain: WordPress would look for it elsewhere",
	find: (file) =>
		translationsIn(file).filter(
			(node) => argumentsOf(node).at(-1)?.value !== 'dashboard-for-jetpack',
		),
	faults: ["__( 'Hello' );", "esc_html__( 'Hello', 'jetpack' );"],
	allowed: ["__( 'Hello', 'dashboard-for-jetpack' );"],
};
