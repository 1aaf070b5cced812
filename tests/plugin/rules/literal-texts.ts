import { isText, type Rule } from '../support/rule';
import { translatedTexts, translationsIn } from '../support/translation-calls';

export const literalTexts: Rule = {
	forbids:
		"a text to translate that is not a literal: WordPress's tools do not run the code, so they cannot read it",
	exemptions: ['WordPress.WP.I18n'],
	find: (file) => translationsIn(file).filter((node) => !translatedTexts(node).every(isText)),
	faults: [
		"__( $text, 'dashboard-for-jetpack' );",
		'__( "Hello $name", \'dashboard-for-jetpack\' );',
		"_n( 'One', $many, $count, 'dashboard-for-jetpack' );",
	],
	allowed: ["_n( 'One', 'Many', $count, 'dashboard-for-jetpack' );"],
};
