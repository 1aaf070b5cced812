import { nameOf, nodesOf, parsePhp, placeOf, textOf, type Branch, type PhpFile } from './php';

/** A rule for the plugin's PHP, with code that it finds and similar code that it allows. */
export interface Rule {
	forbids: string;
	/** Paths of the files to which it applies; by default all files of the zips. */
	covers?: (path: string) => boolean;
	find: (file: PhpFile) => Branch[];
	faults: string[];
	allowed: string[];
}

/** A file of the plugin with this code; the opening tag may be left out. */
export function plant(code: string): PhpFile {
	const whole = code.startsWith('<') ? code : `<?php\n${code}`;
	return { path: 'admin-page/planted.php', code: whole, tree: parsePhp(whole, 'planted.php') };
}

export const breachesOf = ({ find }: Rule, file: PhpFile): string[] =>
	find(file).map(
		(node) => `${placeOf(file, node)} ${textOf(file, node).split('\n')[0]?.slice(0, 100)}`,
	);

/** The name of a called function, without a leading backslash; "" for a method or a computed name. */
export const calledName = (node: Branch): string => nameOf(node.what).replace(/^\\/, '');

export const callsOf = (file: PhpFile, ...names: string[]): Branch[] =>
	nodesOf(file.tree, 'call')
		.map(({ node }) => node)
		.filter((node) => names.includes(calledName(node)));

export const argumentsOf = (node: Branch) => node.arguments as Branch[];

/** The whole file, for a rule about a file, if it breaks the rule. */
export const wholeIf = (isBreach: boolean, { tree }: PhpFile): Branch[] => (isBreach ? [tree] : []);
