import { classOf, fullNames, namespaceOf, typesIn, VENDOR } from '../support/names';
import {
	nameOf,
	nodesOf,
	PHP_FILES,
	textOf,
	walk,
	type Branch,
	type PhpFile,
} from '../support/php';
import { memberName, PLATFORM } from './platform';
import { argumentsOf, calledName, type Rule } from '../support/rule';

type Parents = readonly Branch[];

/** A use of a name that is not on the lists, and the names that a guard may check. */
interface Missing {
	node: Branch;
	names: string[];
}

/** Declared names, in lower case except for constants; methods as in `name()`. */
type Names = Record<'classes' | 'functions' | 'constants' | 'methods', Set<string>>;

/** The names that files declare, and those that are known. */
function declare(files: PhpFile[], known?: Names): Names {
	const names: Names = {
		classes: new Set(known?.classes),
		functions: new Set(known?.functions),
		constants: new Set(known?.constants),
		methods: new Set(known?.methods),
	};
	for (const file of files) {
		const fullName = (node: Branch) =>
			[namespaceOf(file), nameOf(node.name)].filter(Boolean).join('\\');
		for (const { node, parents } of walk(file.tree)) {
			if (['class', 'interface', 'trait'].includes(node.kind)) {
				names.classes.add(fullName(node).toLowerCase());
			} else if (node.kind === 'method') {
				names.methods.add(memberName(`${nameOf(node.name)}()`));
			} else if (node.kind === 'function') {
				names.functions.add(fullName(node).toLowerCase());
			} else if (node.kind === 'constant' && parents.at(-1)?.kind === 'constantstatement') {
				names.constants.add(fullName(node));
			} else if (node.kind === 'call' && nameOf(node.what) === 'define') {
				names.constants.add(String(argumentsOf(node)[0]?.value));
			}
		}
	}
	return names;
}

const OURS = declare(PHP_FILES);

/** The names of the plugin, and of a file that may be outside it. */
const declaredFor = (file: PhpFile) => (PHP_FILES.includes(file) ? OURS : declare([file], OURS));

/** The full name of the parent of the class around a node; "" without one. */
function parentAround(file: PhpFile, parents: readonly Branch[]): string {
	const node = parents.findLast(({ kind }) => kind === 'class');
	return node ? classOf(file, node.extends) : '';
}

/** Whether a class of the host or one of its parents has a member. */
function hasMember(start: string, name: string): boolean {
	const host = PLATFORM.classes.get(start.toLowerCase());
	return !host || host.members.has(name) || (host.parent !== '' && hasMember(host.parent, name));
}

/** Calls that ask whether a name exists. */
const GUARDS = /^((function|class|interface|method)_exists|is_callable|defined)$/;

const FUNCTIONS = ['method', 'function', 'closure'];

/** Code that only its owner runs: WordPress 6.9 runs the hooks of the first file, WP-CLI the command in the second. */
const RUN_BY_THE_OWNER: Record<string, string[]> = {
	'extras/commands/class-abilities.php': ['wp_register_ability', 'wp_register_ability_category'],
	'extras/commands/class-command.php': ['WP_CLI'],
};

/** Classes whose methods are the same in all releases, so that asking for the class is enough; Jetpack's are not. */
const STABLE = ['WP_CLI'];

/** Functions that take the name of a function, and its place. */
const CALLBACKS: Record<string, number> = {
	...{ array_map: 0, call_user_func: 0, call_user_func_array: 0, register_shutdown_function: 0 },
	...{ add_action: 1, add_filter: 1, array_filter: 1, array_reduce: 1, map_deep: 1 },
	...{ preg_replace_callback: 1, uasort: 1, uksort: 1, usort: 1 },
};

/** Whether the function around a node, or the file, has asked before whether one of its names exists. */
function isGuarded(file: PhpFile, { node, names }: Missing, parents: Parents): boolean {
	const around = parents.find(({ kind }) => FUNCTIONS.includes(kind)) ?? file.tree;
	const place = node.loc?.start.offset ?? 0;
	const asked = nodesOf(around, 'call')
		.map(({ node: call }) => call)
		.filter((call) => GUARDS.test(calledName(call)) && (call.loc?.start.offset ?? 0) < place)
		.flatMap((call) => textOf(file, call).match(/\w+/g) ?? [])
		.concat(RUN_BY_THE_OWNER[file.path] ?? []);
	return names.some((name) => asked.includes(name));
}

const lastOf = (name: string) => name.split('\\').pop() ?? '';

function missingFunction(file: PhpFile, node: Branch, written: string): Missing[] {
	const { functions } = declaredFor(file);
	const isKnown = fullNames(file, written, 'function')
		.map((name) => name.toLowerCase())
		.some((name) => PLATFORM.functions.has(name) || functions.has(name));
	return isKnown ? [] : [{ node, names: [lastOf(written)] }];
}

function missingConstant(file: PhpFile, node: Branch): Missing[] {
	const { constants } = declaredFor(file);
	const isKnown = fullNames(file, nameOf(node), 'const').some(
		(name) => PLATFORM.constants.has(name) || constants.has(name),
	);
	return isKnown ? [] : [{ node, names: [lastOf(nameOf(node))] }];
}

/** A class that is extended, created or before `::`, or the member after it. */
function missingOfClass(file: PhpFile, node: Branch, parents: Parents): Missing[] {
	const [caller, parent] = parents.slice(-2);
	const lookup = parent?.kind === 'staticlookup' ? parent : undefined;
	const isParent = node.kind === 'parentreference';
	const name = isParent ? parentAround(file, parents) : classOf(file, node);
	const member = nameOf(lookup?.offset);
	const declarations = declaredFor(file);
	const isOurs = name.startsWith(VENDOR) || declarations.classes.has(name.toLowerCase());
	if (name === '' || isOurs || member === 'class') {
		return [];
	}
	if (!PLATFORM.classes.has(name.toLowerCase())) {
		const names = member && !STABLE.includes(name) ? [member] : [member, lastOf(name)];
		return [{ node: lookup ?? node, names }];
	}
	const isCall = caller?.kind === 'call' && caller.what === lookup;
	const key = isCall ? memberName(`${member}()`) : member;
	const isComputed = (lookup?.offset as Branch | undefined)?.kind !== 'identifier';
	return !lookup || isComputed || hasMember(name, key) ? [] : [{ node: lookup, names: [member] }];
}

const HOST_METHODS = new Set([...PLATFORM.classes.values()].flatMap(({ members }) => [...members]));

/** A method that no class has, on an object of unknown class. */
function missingMethod(file: PhpFile, { what }: Branch): Missing[] {
	const lookup = what as Branch;
	const name = nameOf(lookup.offset);
	const key = memberName(`${name}()`);
	const isNamed = (lookup.offset as Branch).kind === 'identifier' && nameOf(lookup.what) !== 'this';
	const isKnown = HOST_METHODS.has(key) || declaredFor(file).methods.has(key);
	return !isNamed || isKnown ? [] : [{ node: lookup, names: [name] }];
}

function missingInCall(file: PhpFile, node: Branch): Missing[] {
	const what = node.what as Branch;
	const callback = argumentsOf(node)[CALLBACKS[calledName(node)] ?? -1];
	return [
		...(what.kind === 'name' ? missingFunction(file, what, nameOf(what)) : []),
		...(what.kind === 'propertylookup' ? missingMethod(file, node) : []),
		...(callback?.kind === 'string' && /^\w+$/.test(String(callback.value))
			? missingFunction(file, callback, `\\${String(callback.value)}`)
			: []),
	];
}

const NEED_THEIR_CLASS = ['class', 'interface', 'new', 'staticlookup'];

function missingIn(file: PhpFile, node: Branch, parents: Parents): Missing[] {
	const parent = parents.at(-1);
	if (node.kind === 'call') {
		return missingInCall(file, node);
	}
	if (node.kind === 'parentreference') {
		return missingOfClass(file, node, parents);
	}
	if (node.kind !== 'name' || !parent || parent.kind === 'call') {
		return parent?.kind === 'call' && node.kind === 'name' && parent.what !== node
			? missingConstant(file, node)
			: [];
	}
	if (NEED_THEIR_CLASS.includes(parent.kind)) {
		return missingOfClass(file, node, parents);
	}
	// Nothing is an instance of a missing class, which is not an error.
	return typesIn(parent).includes(node) || parent.kind === 'traituse'
		? []
		: missingConstant(file, node);
}

export const hostNames: Rule = {
	forbids:
		'a function, class, method or constant that the oldest WordPress and PHP of the plugin do not have, or that WordPress has deprecated, unless the code first asks whether it exists',
	find: (file) =>
		walk(file.tree).flatMap(({ node, parents }) =>
			missingIn(file, node, parents)
				.filter((missing) => !isGuarded(file, missing, parents))
				.map((missing) => missing.node),
		),
	faults: [
		'array_find( $all, $f );',
		'namespace A; array_find( $all, $f );',
		'mb_strimwidth( $text, 0, 9 );',
		'wp_register_ability( $name, $all );',
		'get_settings( 1 );',
		"array_map( 'array_find', $all );",
		"add_filter( 'the_title', 'mb_strrev' );",
		'define( "A", FILTER_VALIDATE_BOOL );',
		'$a = T_ENUM;',
		'new WeakMap();',
		'new WP_Ability();',
		'class A extends WP_Ability {}',
		'class A implements Stringable {}',
		'WP_Block_Processor::is_void( 1 );',
		'WP_REST_Server::WRITABLE;',
		'WP_Error::is( 1 );',
		'class A extends WP_List_Table { function b() { parent::prepare_item(); } }',
		'$processor->serialize_all_tokens();',
		'use Automattic\\Jetpack\\Status; new Status();',
		'use Automattic\\Jetpack\\Status; if ( class_exists( Status::class ) ) { Status::is_new(); }',
		"array_find( $all, $f ); function_exists( 'array_find' );",
		"function a() { return function_exists( 'array_find' ); } function b() { array_find( 1, 2 ); }",
	],
	allowed: [
		'str_contains( $text, $part ); array_is_list( $all ); mb_substr( $text, 0, 9 );',
		'namespace A; strlen( WP_CONTENT_DIR ); \\wp_die();',
		"array_map( 'absint', $all ); add_action( 'init', 'flush_rewrite_rules' );",
		"function_exists( 'array_find' ) && array_find( $all, $f );",
		"if ( ! is_callable( array( 'Jetpack', 'is_new' ) ) ) { return; } Jetpack::is_new();",
		"if ( method_exists( $processor, 'serialize_all' ) ) { $processor->serialize_all(); }",
		"$version = defined( 'JETPACK__VERSION' ) ? JETPACK__VERSION : '';",
		'$fault instanceof WeakMap || f() instanceof Jetpack;\nfunction f( Jetpack $a = null ) {}',
		'Jetpack::class;',
		"class_exists( 'WP_CLI' ) && WP_CLI::line( 'a' );",
		'WP_REST_Server::READABLE; new WP_Error(); $request->get_json_params();',
		'class A extends WP_List_Table { function b() { parent::prepare_items(); } }',
		'namespace A; const B = 1; f( B ); function f( $a ) {}',
	],
};
