export function classNames(
	source: string,
): (context: { resourcePath: string }, template: string, name: string) => string;
