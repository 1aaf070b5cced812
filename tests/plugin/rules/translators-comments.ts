import { type Branch, type PhpFile } from '../support/php';
import { type Rule } from '../support/rule';
import { translatedTexts, translationsIn } from '../support/translation-calls';

const hasPlaceholder = (text: Branch) => /%(\d+\$)?[sdf]/.test(String(text.value));

/** The line of a call and the two above it. */
const linesAbove = ({ code }: PhpFile, { loc }: Branch) =>
	code
		.split('\n')
		.slice(Math.max(0, (loc?.start.line ?? 1) - 3), loc?.start.line)
		.join('\n');

export const translatorsComments: Rule = {
	forbids: "a placeholder without a translators' comment: translators see nothing but the text",
	find: (file) =>
		translationsIn(file).filter(
			(node) =>
				translatedTexts(node).some(hasPlaceholder) &&
				!linesAbove(file, node).includes('translators: '),
		),
	faults: ["__( 'Hello %s', 'dashboard-for-jetpack' );"],
	allowed: ["// translators: %s: name.\n__( 'Hello %s', 'dashboard-for-jetpack' );"],
};
