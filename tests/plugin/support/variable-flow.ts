import { isBranch, nameOf, type Branch } from './php';
import { argumentsOf, calledName } from './rule';

/** The variables that definitely have a value; null after a statement that never completes. */
type Defined = ReadonlySet<string> | null;

/** State that the paths through a function share. */
interface Scope {
	undefined: Branch[];
	/** For each switch around the statement, the variables that are defined at its breaks; null for a loop. */
	breaks: (Defined[] | null)[];
}

const EVERYWHERE = ['this', 'GLOBALS', '_GET', '_POST', '_REQUEST', '_COOKIE', '_SERVER', '_FILES'];

/** Functions that write into an argument, with its place. */
const WRITTEN: Record<string, number[]> = {
	...{ preg_match: [2], preg_match_all: [2], preg_replace_callback: [4], str_replace: [3] },
	...{ headers_sent: [0, 1], is_callable: [2], wp_parse_str: [1] },
};

const ENDS = /^(wp_die|wp_send_json\w*)$/;

const KEPT_OUT = ['loc', 'leadingComments', 'trailingComments'];

const childrenOf = (node: Branch): Branch[] =>
	Object.entries(node)
		.filter(([key]) => !KEPT_OUT.includes(key))
		.flatMap(([, value]) => value as unknown)
		.filter(isBranch);

const isVariable = (node: unknown): node is Branch => isBranch(node) && node.kind === 'variable';

/** The names to which an assignment to a node gives a value: those of a variable, an array's variable or a list. */
function targetsOf(node: unknown): string[] {
	if (!isBranch(node)) {
		return [];
	}
	switch (node.kind) {
		case 'variable':
			return [nameOf(node)];
		case 'offsetlookup':
			return targetsOf(node.what);
		case 'list':
		case 'array':
			return (node.items as Branch[]).flatMap(({ value }) => targetsOf(value));
	}
	return [];
}

const plus = (defined: ReadonlySet<string>, names: string[]) => new Set([...defined, ...names]);

/** The variables that are defined after all of these paths. */
function join(paths: Defined[]): Defined {
	const [first, ...others] = paths.filter((path) => path !== null);
	return first
		? new Set([...first].filter((name) => others.every((other) => other.has(name))))
		: null;
}

function followAll(nodes: Branch[], defined: Defined, scope: Scope): Defined {
	return nodes.reduce((before, node) => before && follow(node, before, scope), defined);
}

/** Reads everything in a node but the variable that is asked about or assigned to. */
function followParts(node: Branch, defined: ReadonlySet<string>, scope: Scope): void {
	if (node.kind === 'offsetlookup') {
		followParts(node.what as Branch, defined, scope);
		followAll([node.offset].filter(isBranch), defined, scope);
	} else if (node.kind === 'list' || node.kind === 'array') {
		(node.items as Branch[])
			.filter(({ value }) => isBranch(value))
			.forEach(({ value }) => followParts(value as Branch, defined, scope));
	} else if (node.kind !== 'variable') {
		followAll([node], defined, scope);
	}
}

function followSwitch(node: Branch, before: ReadonlySet<string>, scope: Scope): Defined {
	const breaks: Defined[] = [];
	const within = { ...scope, breaks: [...scope.breaks, breaks] };
	const cases = (node.body as Branch).children as Branch[];
	const start = followAll([node.test as Branch], before, scope);
	// A case starts at its test, or at the end of a case above it that falls through.
	const end = cases.reduce<Defined>(
		(above, { test, body }) =>
			followAll(
				[test, body].filter(isBranch),
				above === start ? start : join([start, above]),
				within,
			),
		start,
	);
	const isComplete = cases.some(({ test }) => test === null);
	return join([...breaks, end, ...(isComplete ? [] : [start])]);
}

function followCall(node: Branch, before: ReadonlySet<string>, scope: Scope): Defined {
	const name = calledName(node);
	const places = WRITTEN[name] ?? [];
	const written = argumentsOf(node).filter((_value, place) => places.includes(place));
	const read = argumentsOf(node).filter((value) => !written.includes(value));
	const after = followAll([node.what as Branch, ...read], before, scope);
	for (const value of name === 'compact' ? read : []) {
		if (!before.has(String(value.value))) {
			scope.undefined.push(value);
		}
	}
	return after && !ENDS.test(name) ? plus(after, written.flatMap(targetsOf)) : null;
}

/** The variables that are defined after a node, given those before it. Records undefined variables that it reads. */
function follow(node: Branch, before: ReadonlySet<string>, scope: Scope): Defined {
	const part = (key: string) => [node[key]].flat().filter(isBranch);
	switch (node.kind) {
		case 'variable':
			if (nameOf(node) && !before.has(nameOf(node)) && !EVERYWHERE.includes(nameOf(node))) {
				scope.undefined.push(node);
			}
			return before;
		case 'assign':
		case 'assignref': {
			const left = node.left as Branch;
			const isPlain = ['=', '??=', undefined].includes(node.operator as string | undefined);
			const isGiven = node.kind === 'assignref' && isVariable(node.right);
			const after = isGiven ? before : followAll(part('right'), before, scope);
			(isPlain ? followParts : follow)(left, before, scope);
			return after && plus(after, [...targetsOf(left), ...(isGiven ? targetsOf(node.right) : [])]);
		}
		case 'isset':
		case 'empty':
		case 'unset':
			part(node.kind === 'empty' ? 'expression' : 'variables').forEach((one) =>
				followParts(one, before, scope),
			);
			return before;
		case 'bin':
			if (node.type === '??') {
				followParts(node.left as Branch, before, scope);
				return followAll(part('right'), before, scope) && before;
			}
			break;
		case 'staticlookup':
			return followAll(
				[...part('what'), ...(isVariable(node.offset) ? [] : part('offset'))],
				before,
				scope,
			);
		case 'call':
			return followCall(node, before, scope);
		case 'closure':
			followAll(
				part('uses').filter(({ byref }) => !byref),
				before,
				scope,
			);
			return plus(before, part('uses').map(nameOf));
		case 'arrowfunc':
			followAll(
				part('body'),
				plus(
					before,
					part('arguments').map(({ name }) => nameOf(name)),
				),
				scope,
			);
			return before;
		case 'class':
		case 'function':
			return before;
		case 'global':
			return plus(before, part('items').map(nameOf));
		case 'static':
			return plus(
				before,
				part('variables').flatMap((one) => targetsOf(one.variable ?? one)),
			);
		case 'foreach': {
			const after = followAll(part('source'), before, scope);
			const each = plus(before, [node.key, node.value].flatMap(targetsOf));
			followAll(part('body'), each, { ...scope, breaks: [...scope.breaks, null] });
			return after;
		}
		case 'for':
		case 'while': {
			const after = followAll([...part('init'), ...part('test')], before, scope);
			const loop = { ...scope, breaks: [...scope.breaks, null] };
			const end = followAll(part('body'), after, loop);
			followAll(part('increment'), end, loop);
			return after;
		}
		case 'do':
			return followAll([...part('body'), ...part('test')], before, scope);
		case 'if': {
			const start = followAll(part('test'), before, scope);
			return join([
				followAll(part('body'), start, scope),
				followAll(part('alternate'), start, scope),
			]);
		}
		case 'switch':
			return followSwitch(node, before, scope);
		case 'try': {
			const paths = [
				followAll(part('body'), before, scope),
				...part('catches').map(({ variable, body }) =>
					followAll([body as Branch], plus(before, targetsOf(variable)), scope),
				),
			];
			followAll(part('always'), before, scope);
			return join(paths);
		}
		case 'break':
			scope.breaks.at(-1)?.push(before);
			return null;
		case 'return':
		case 'throw':
		case 'exit':
		case 'continue':
			followAll(childrenOf(node), before, scope);
			return null;
	}
	return followAll(childrenOf(node), before, scope);
}

/** The variables of one function that are read where they may have no value. */
export function undefinedIn(node: Branch): Branch[] {
	const parameters = (node.arguments as Branch[]).map(({ name }) => nameOf(name));
	const uses = ((node.uses ?? []) as Branch[]).map(nameOf);
	const scope: Scope = { undefined: [], breaks: [] };
	followAll([node.body].filter(isBranch), new Set([...parameters, ...uses]), scope);
	return scope.undefined;
}
