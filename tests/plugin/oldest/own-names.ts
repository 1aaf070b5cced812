import { classAround, declarationsFor, findMember, type OwnMember } from './declarations';
import { classOf, fullNames, typesIn, VENDOR } from '../support/names';
import { nameOf, walk, type Branch, type PhpFile } from '../support/php';
import { memberName } from './platform';
import { type Rule } from '../support/rule';

type Parents = readonly Branch[];

/** The class before `::`, as a full name or as the class around it; undefined if it is computed. */
function classBefore(file: PhpFile, what: Branch, parents: Parents) {
	switch (what.kind) {
		case 'name':
			return classOf(file, what);
		case 'selfreference':
		case 'staticreference':
			return classAround(file, parents);
		case 'parentreference':
			return classAround(file, parents)?.parent;
	}
	return undefined;
}

const isCalled = (node: Branch, parents: Parents) => {
	const parent = parents.at(-1);
	return parent?.kind === 'call' && parent.what === node;
};

/** Whether a call gives a method fewer arguments than it needs, or more than it takes; PHP refuses only fewer. */
function isMiscounted({ least, most }: OwnMember, call: Branch | undefined): boolean {
	const given = (call?.arguments ?? []) as Branch[];
	const isCounted = !given.some(({ kind }) => ['variadic', 'variadicplaceholder'].includes(kind));
	return isCounted && (given.length < least || given.length > most);
}

/** Whether a name before `::`, and the member after it, do not exist or cannot be used there. */
function isWrongLookup(file: PhpFile, node: Branch, parents: Parents): boolean {
	const start = classBefore(file, node.what as Branch, parents);
	const declarations = declarationsFor(file);
	if (start === undefined || start === '') {
		return false;
	}
	if (typeof start === 'string' && !declarations.classes.has(start.toLowerCase())) {
		return start.startsWith(VENDOR);
	}
	const offset = node.offset as Branch;
	const name = nameOf(offset);
	if (offset.kind === 'variable') {
		return findMember(declarations, start, `$${name}`) === undefined;
	}
	if (offset.kind !== 'identifier' || name === 'class') {
		return false;
	}
	if (!isCalled(node, parents)) {
		return findMember(declarations, start, name) === undefined;
	}
	const method = findMember(declarations, start, memberName(`${name}()`));
	if (!method || method === true) {
		return !method;
	}
	const isForeign = method.isPrivate && classAround(file, parents)?.name !== method.owner;
	const isInstance = !method.isStatic && (node.what as Branch).kind === 'name';
	return isForeign || isInstance || isMiscounted(method, parents.at(-1));
}

/** `$this->name` and `$this->name()`. */
function isWrongOfThis(file: PhpFile, node: Branch, parents: Parents): boolean {
	const own = classAround(file, parents);
	const name = nameOf(node.offset);
	if (!own || nameOf(node.what) !== 'this' || (node.offset as Branch).kind !== 'identifier') {
		return false;
	}
	const declarations = declarationsFor(file);
	if (!isCalled(node, parents)) {
		return findMember(declarations, own, `$${name}`) === undefined;
	}
	const method = findMember(declarations, own, memberName(`${name}()`));
	return !method || (method !== true && isMiscounted(method, parents.at(-1)));
}

/** `new Name( … )`. */
function isWrongNew(file: PhpFile, node: Branch, parents: Parents): boolean {
	const start = classBefore(file, node.what as Branch, parents);
	const declarations = declarationsFor(file);
	if (start === undefined || start === '') {
		return false;
	}
	if (typeof start === 'string' && !declarations.classes.has(start.toLowerCase())) {
		return start.startsWith(VENDOR);
	}
	const constructor = findMember(declarations, start, '__construct()');
	return typeof constructor === 'object' && isMiscounted(constructor, node);
}

/** `array( Name::class, 'method' )` and `array( $this, 'method' )`, which WordPress calls. */
function isWrongCallable(file: PhpFile, node: Branch, parents: Parents): boolean {
	const [first, second, third] = (node.items as Branch[]).map(
		(item) => (item.key ? undefined : item.value) as Branch | undefined,
	);
	if (!first || third || second?.kind !== 'string' || node.items === null) {
		return false;
	}
	const isThis = first.kind === 'variable' && nameOf(first) === 'this';
	const isClass = first.kind === 'staticlookup' && nameOf(first.offset) === 'class';
	const start = isThis
		? classAround(file, parents)
		: isClass
			? classBefore(file, first.what as Branch, parents)
			: undefined;
	return (
		start !== undefined &&
		start !== '' &&
		!findMember(declarationsFor(file), start, memberName(`${String(second.value)}()`))
	);
}

/** A class in a type, or a constant or function that is imported or has the whole name. */
function isWrongName(file: PhpFile, node: Branch, parents: Parents): boolean {
	const { classes, constants, functions } = declarationsFor(file);
	const parent = parents.at(-1);
	if (parent && typesIn(parent).includes(node)) {
		const name = classOf(file, node);
		return name.startsWith(VENDOR) && !classes.has(name.toLowerCase());
	}
	if (['new', 'staticlookup'].includes(parent?.kind ?? '')) {
		return false;
	}
	const kind = parent?.kind === 'call' && parent.what === node ? 'function' : 'const';
	const [only = '', ...others] = fullNames(file, nameOf(node), kind);
	const isKnown = kind === 'const' ? constants.has(only) : functions.has(only.toLowerCase());
	return others.length === 0 && only.startsWith(VENDOR) && !isKnown;
}

const CHECKS: Record<string, (file: PhpFile, node: Branch, parents: Parents) => boolean> = {
	array: isWrongCallable,
	name: isWrongName,
	new: isWrongNew,
	propertylookup: isWrongOfThis,
	staticlookup: isWrongLookup,
};

const OURS = 'namespace Dashboard_For_Jetpack\\Admin_Page;';

export const ownNames: Rule = {
	forbids:
		'a class, method, property or constant of ours that does not exist, is private or is given the wrong number of arguments: PHP would only say so when it runs that line',
	find: (file) =>
		walk(file.tree)
			.filter(({ node, parents }) => CHECKS[node.kind]?.(file, node, parents))
			.map(({ node }) => node),
	faults: [
		`${OURS} Menu::hooks();`,
		`${OURS} Menu::SLUGS;`,
		`${OURS} Menu::$slug;`,
		`${OURS} Menu::hook( 1 );`,
		`${OURS} $a instanceof Menus;`,
		`${OURS} Menus::hook();`,
		`${OURS} new Menus();`,
		`${OURS} class A extends Menus {}`,
		`${OURS} function a( Menus $menu ) {}`,
		`${OURS} try { b(); } catch ( Menus $fault ) {}`,
		`${OURS} add_action( 'init', array( Menu::class, 'hooks' ) );`,
		'use Dashboard_For_Jetpack\\Admin_Page\\Menu as Entry; Entry::hooks();',
		'\\Dashboard_For_Jetpack\\Admin_Page\\Menu::hooks();',
		'use const Dashboard_For_Jetpack\\DIRECTORY; f( DIRECTORY );',
		'f( \\Dashboard_For_Jetpack\\DIRECTORY );',
		'\\Dashboard_For_Jetpack\\start_all();',
		'class A { static function b() { self::c(); } }',
		'class A { static function b() { return self::C; } }',
		'class A { static function b() { return self::$c; } }',
		'class A { static function b() { return static::c(); } }',
		'class A { function b() { $this->c(); } }',
		'class A { function b() { return $this->c; } }',
		"class A { function b() { return array( $this, 'c' ); } }",
		'class A { function b() {} } A::b();',
		'class A { private static function b() {} } A::b();',
		'class A { private static function b() {} } class B extends A { static function c() { self::b(); } }',
		'class A { static function b( $c, $d = 1 ) {} } A::b();',
		'class A { static function b( $c, $d = 1 ) {} } A::b( 1, 2, 3 );',
		'class A { function __construct( $b ) {} } new A();',
		'class A extends WP_Error { function b() { $this->c(); } }',
		'class A extends WP_Error {} A::b();',
	],
	allowed: [
		`${OURS} Menu::hook(); Menu::class; array( Menu::class, 'hook' );`,
		'use const Dashboard_For_Jetpack\\DIR; f( DIR );',
		'class A { const B = 1; private static $c = self::B; static function d() { return self::$c; } }',
		'class A { private $b; function c() { $this->b = fn() => $this->c(); } }',
		'class A { private static function b() {} static function c() { self::b(); A::b(); } }',
		'class A { static function b( $c, ...$d ) {} } A::b( 1, 2, 3 ); A::b( ...$all );',
		'class A { function b() {} } class B extends A { function b() { parent::b(); $this->b(); } }',
		'class A extends WP_Error { function b() { return $this->get_error_code() . $this->errors; } }',
		'class A extends Unknown { function b() { $this->c(); } }',
		'class A { function __get( $name ) { return 1; } function b() { return $this->c; } }',
		"$row = array( Jetpack::class, 'a', 'b' );",
	],
};
