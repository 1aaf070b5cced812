/** Joins class names, some of which may be absent, into one class attribute. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
	return names.filter(Boolean).join(' ');
}
