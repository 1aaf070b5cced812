export function optionsFor(
	paths: string[],
	more: string[],
	projects: { displayName: string }[],
	tool: string,
): { mutate: string[]; jest: { config: { displayName: string; roots: string[] } } };
