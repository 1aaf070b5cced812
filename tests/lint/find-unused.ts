import { createResolver } from './source';

/** Comments, and exports from another file, which use nothing. */
const UNUSING = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$|^export (?:type )?(?:\*|\{[^}]*\}) from '[^']*';/gm;

const PASSED_ON = /^export \{([^}]*)\} from/gm;

const matchesIn = (text: string, pattern: RegExp) =>
	[...text.matchAll(pattern)].map(([, first = '', second = '']) => [first, second] as const);

/** The names in braces as their own file has them: `{ a, type b, c as d }`. */
const namesIn = (braces: string) => braces.match(/(?<!\bas )\b(?!(?:type|as)\b)\w+/g) ?? [];

function exportsOf(text: string): string[] {
	const declared = /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm;
	const bound = /^export const [{[]([^}\]]*)[}\]] =/gm;
	return [
		...matchesIn(text, declared).map(([name]) => name),
		...matchesIn(text, bound).flatMap(([names]) => names.match(/\w+(?=\s*(?:,|$))/g) ?? []),
		...matchesIn(text, /^export \{([^}]*)\};/gm).flatMap(([names]) => namesIn(names)),
	];
}

/** The methods of an entity, `export const scanApi = (client) => ({ load: … })`, as "scanApi load". */
const methodsOf = (text: string): string[] =>
	matchesIn(text, /^export const (\w+Api) = .*=> \(\{\n([^]*?)^\}\);/gm).flatMap(([entity, body]) =>
		matchesIn(body, /^\t(?:async )?(\w+)\b/gm).map(([method]) => `${entity} ${method}`),
	);

/**
 * @param files       Sources, by path.
 * @param testedNames Names that tests import: a value that its own file uses may be exported for a test.
 * @return Exports whose name no other file imports, as "path name", and methods of the API that no file calls, as "scanApi load".
 */
export function findUnused(files: Map<string, string>, testedNames: Set<string>): string[] {
	const bare = [...files].map(([file, text]) => [file, text.replace(UNUSING, '')] as const);
	const inAll = (pattern: RegExp) => bare.flatMap(([, text]) => matchesIn(text, pattern));
	const imported = new Set(
		inAll(/^import (?:type )?(?:\w+, )?\{([^}]*)\} from/gm).flatMap(([names]) => namesIn(names)),
	);
	for (const [braces] of [...files.values()].flatMap((text) => matchesIn(text, PASSED_ON))) {
		matchesIn(braces, /(\w+) as (\w+)/g)
			.filter(([, name]) => imported.has(name))
			.forEach(([origin]) => imported.add(origin));
	}
	const called = new Set(
		inAll(/\b(\w+Api)(?:\(\w+\))?\)?\s*\.(\w+)/g).map(([entity, method]) => `${entity} ${method}`),
	);
	const resolve = createResolver(files);
	const whole = new Set(
		[...files].flatMap(([file, text]) =>
			matchesIn(text, /\bimport(?:\(|\s\* as \w+ from )\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g).map(
				([name]) => resolve(file, name),
			),
		),
	);
	const mayStay = (text: string, name: string) =>
		matchesIn(text, new RegExp(`\\b(${name})\\b`, 'g')).length > 1 &&
		(testedNames.has(name) || new RegExp(`^export (?:type|interface) ${name}\\b`, 'm').test(text));
	return bare.flatMap(([file, text]) => [
		...exportsOf(text)
			.filter((name) => !imported.has(name) && !whole.has(file) && !mayStay(text, name))
			.map((name) => `${file} ${name}`),
		...methodsOf(text).filter((id) => !called.has(id)),
	]);
}
