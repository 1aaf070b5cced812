/** One class attribute out of names that may be absent. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
	return names.filter(Boolean).join(' ');
}
