import { type Branch, type PhpFile } from './php';
import { argumentsOf, calledName, callsOf } from './rule';

/** The calls that translate a text. */
export const translationsIn = (file: PhpFile): Branch[] =>
	callsOf(
		file,
		...['__', '_e', '_x', '_ex', '_n', '_nx', 'esc_html__', 'esc_html_e', 'esc_html_x'],
		...['esc_attr__', 'esc_attr_e', 'esc_attr_x'],
	);

/** The texts of such a call: one, or singular and plural. */
export const translatedTexts = (node: Branch): Branch[] =>
	argumentsOf(node).slice(0, /_nx?$/.test(calledName(node)) ? 2 : 1);
