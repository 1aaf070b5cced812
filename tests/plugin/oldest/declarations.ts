import { classOf, namespaceOf } from '../support/names';
import { nameOf, nodesOf, PHP_FILES, walk, type Branch, type PhpFile } from '../support/php';
import { memberName, PLATFORM } from './platform';

export interface OwnMember {
	isStatic: boolean;
	isPrivate: boolean;
	/** The number of arguments that a method takes; 0 and 0 for other members. */
	least: number;
	most: number;
	/** The full name of its class. */
	owner: string;
}

interface OwnClass {
	name: string;
	/** Full name, or "". */
	parent: string;
	/** Whether others may add members that this class does not name: traits and magic methods. */
	isOpen: boolean;
	/** Methods as in `name()`, constants as in `NAME`, properties as in `$name`. */
	members: Map<string, OwnMember>;
}

const isVariadic = (parameters: Branch[]) => parameters.some(({ variadic }) => variadic === true);

function* membersOf(item: Branch, owner: string): Generator<[string, OwnMember]> {
	const member = {
		isStatic: item.isStatic === true,
		isPrivate: item.visibility === 'private',
		owner,
	};
	if (item.kind === 'method') {
		const parameters = item.arguments as Branch[];
		const least = parameters.filter(({ value, variadic }) => !value && variadic !== true).length;
		const most = isVariadic(parameters) ? Infinity : parameters.length;
		yield [memberName(`${nameOf(item.name)}()`), { ...member, least, most }];
	} else if (item.kind === 'classconstant') {
		for (const one of item.constants as Branch[]) {
			yield [nameOf(one.name), { ...member, isStatic: true, least: 0, most: 0 }];
		}
	} else if (item.kind === 'propertystatement') {
		for (const one of item.properties as Branch[]) {
			yield [`$${nameOf(one.name)}`, { ...member, least: 0, most: 0 }];
		}
	}
}

/** A class as its node declares it. */
export function describeClass(file: PhpFile, node: Branch): OwnClass {
	const short = nameOf(node.name);
	const name = short && [namespaceOf(file), short].filter(Boolean).join('\\');
	const body = node.body as Branch[];
	const members = new Map(body.flatMap((item) => [...membersOf(item, name)]));
	return {
		name,
		parent: classOf(file, node.extends),
		isOpen:
			body.some(({ kind }) => kind === 'traituse') ||
			['__get()', '__call()', '__callstatic()'].some((magic) => members.has(magic)),
		members,
	};
}

/** The declarations of the files, by full names. */
interface Declarations {
	/** By the name in lower case. */
	classes: Map<string, OwnClass>;
	functions: Set<string>;
	constants: Set<string>;
	/** The names of all methods, as in `name()`. */
	methods: Set<string>;
}

function declare(files: PhpFile[]): Declarations {
	const classes = new Map<string, OwnClass>();
	const functions = new Set<string>();
	const constants = new Set<string>();
	for (const file of files) {
		const prefix = namespaceOf(file) && `${namespaceOf(file)}\\`;
		for (const { node } of nodesOf(file.tree, 'class', 'interface', 'trait')) {
			const described = describeClass(file, node);
			classes.set(described.name.toLowerCase(), described);
		}
		for (const { node, parents } of walk(file.tree)) {
			if (node.kind === 'function') {
				functions.add(`${prefix}${nameOf(node.name)}`.toLowerCase());
			} else if (node.kind === 'constant' && parents.at(-1)?.kind === 'constantstatement') {
				constants.add(`${prefix}${nameOf(node.name)}`);
			} else if (node.kind === 'call' && nameOf(node.what) === 'define') {
				constants.add(String((node.arguments as Branch[])[0]?.value));
			}
		}
	}
	const methods = new Set(
		[...classes.values()]
			.flatMap(({ members }) => [...members.keys()])
			.filter((name) => name.endsWith('()')),
	);
	return { classes, functions, constants, methods };
}

const OURS = declare(PHP_FILES);

/** The declarations of the plugin, and of a file that may be outside it. */
export function declarationsFor(file: PhpFile): Declarations {
	if (PHP_FILES.includes(file)) {
		return OURS;
	}
	const own = declare([file]);
	return {
		classes: new Map([...OURS.classes, ...own.classes]),
		functions: new Set([...OURS.functions, ...own.functions]),
		constants: new Set([...OURS.constants, ...own.constants]),
		methods: new Set([...OURS.methods, ...own.methods]),
	};
}

/** The class around a node; undefined outside classes. */
export function classAround(file: PhpFile, parents: readonly Branch[]): OwnClass | undefined {
	const node = parents.findLast(({ kind }) => ['class', 'interface', 'trait'].includes(kind));
	return node && describeClass(file, node);
}

/**
 * A member of a class or of its parents.
 *
 * @return The member; true if a class of WordPress or PHP has it, or if nobody can tell; undefined if it is missing.
 */
export function findMember(
	{ classes }: Declarations,
	start: OwnClass | string,
	name: string,
): OwnMember | true | undefined {
	const own = typeof start === 'string' ? classes.get(start.toLowerCase()) : start;
	if (own) {
		const member = own.members.get(name);
		if (member || own.isOpen) {
			return member ?? true;
		}
		return own.parent === ''
			? undefined
			: findMember({ classes } as Declarations, own.parent, name);
	}
	const host = PLATFORM.classes.get(String(start).toLowerCase());
	// The lists have no properties.
	if (!host || host.members.has(name) || name.startsWith('$')) {
		return true;
	}
	return host.parent === ''
		? undefined
		: findMember({ classes } as Declarations, host.parent, name);
}
