export type ColorSchemes =
	| { kind: 'choice'; options: Record<string, string> }
	/** The module names none: what is saved can be shown, and nothing chosen. */
	| { kind: 'fixed' };

/**
 * What may be chosen as the color scheme of the comment form: nothing but what the module gives (SETDISC-09).
 *
 * @param labels The option's own value → label; undefined where the module does not have it.
 */
export function resolveColorSchemes(labels: Record<string, string> | undefined): ColorSchemes {
	return labels && Object.keys(labels).length > 0
		? { kind: 'choice', options: labels }
		: { kind: 'fixed' };
}
