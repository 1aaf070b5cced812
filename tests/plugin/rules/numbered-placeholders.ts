import { type Branch } from '../support/php';
import { type Rule } from '../support/rule';
import { translatedTexts, translationsIn } from '../support/translation-calls';

const hasSeveralBare = (text: Branch) =>
	(String(text.value).match(/%(?!%|\d+\$)[sdf]/g) ?? []).length > 1;

export const numberedPlaceholders: Rule = {
	forbids: 'several placeholders without numbers: a translation may need another order',
	find: (file) => translationsIn(file).filter((node) => translatedTexts(node).some(hasSeveralBare)),
	faults: ["__( '%s of %d', 'dashboard-for-jetpack' );"],
	allowed: [
		"__( '%1$s of %2$d', 'dashboard-for-jetpack' );",
		"__( '%d %%', 'dashboard-for-jetpack' );",
	],
};
