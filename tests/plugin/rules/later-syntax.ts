import { nameOf, walk, type Branch, type PhpFile } from '../support/php';
import { type Rule } from '../support/rule';

const LATER = [
	...['attrgroup', 'enum', 'intersectiontype', 'match', 'namedargument'],
	...['nullsafepropertylookup', 'propertyhook', 'uniontype', 'variadicplaceholder'],
];

const LATER_TYPES = ['false', 'mixed', 'never', 'null', 'static', 'true'];

/** The parents that a statement can have. Any other makes it an expression. */
const BODIES = ['block', 'declare', 'do', 'for', 'foreach', 'if', 'namespace', 'program', 'while'];

const isNew = (value: unknown) => (value as Branch | null)?.kind === 'new';

function hasTrailingComma({ code }: PhpFile, node: Branch): boolean {
	const end = (node.arguments as Branch[]).at(-1)?.loc?.end.offset;
	return end !== undefined && /^\s*,\s*\)/.test(code.slice(end));
}

/** Whether a node is syntax that came with PHP 8.0 or later. */
function isLater(file: PhpFile, node: Branch, parent: Branch | undefined): boolean {
	switch (node.kind) {
		case 'function':
		case 'method':
		case 'closure':
		case 'arrowfunc':
			return hasTrailingComma(file, node);
		case 'parameter':
			// With flags, it is also a property.
			return Number(node.flags) > 0 || isNew(node.value);
		case 'property':
			return node.readonly === true || isNew(node.value);
		case 'staticvariable':
			return isNew(node.defaultValue);
		case 'constant':
			return isNew(node.value);
		case 'class':
			return node.isReadonly === true;
		case 'classconstant':
			return node.final === true || Boolean(node.type) || parent?.kind === 'trait';
		case 'catch':
			return !node.variable;
		case 'throw':
			return !BODIES.includes(parent?.kind ?? '');
		case 'staticlookup':
			return nameOf(node.offset) === 'class' && (node.what as Branch).kind === 'variable';
		case 'typereference':
			return LATER_TYPES.includes(nameOf(node).toLowerCase());
		case 'number':
			return /^0o/i.test(String(node.value));
	}
	return LATER.includes(node.kind);
}

export const laterSyntax: Rule = {
	forbids: 'syntax that PHP 7.4 does not have: the file would stop the whole site there',
	covers: () => true,
	find: (file) =>
		walk(file.tree)
			.filter(({ node, parents }) => isLater(file, node, parents.at(-1)))
			.map(({ node }) => node),
	faults: [
		'$a = match ( 1 ) { 1 => 2 };',
		'$a?->b();',
		'f( $a?->b );',
		'f( a: 1 );',
		'$a = f( ... );',
		'enum A { case B; }',
		'#[A] class B {}',
		'function f( int|string $a ) {}',
		'function f( A&B $a ) {}',
		'function f(): static {}',
		'function f( mixed $a ) {}',
		'function f( $a, $b, ) {}',
		'function f( $a = new B() ) {}',
		'class A { public function __construct( private $a ) {} }',
		'class A { public readonly int $a; }',
		'readonly class A {}',
		'class A { final const B = 1; }',
		'class A { const int B = 1; }',
		'trait A { const B = 1; }',
		'try { f(); } catch ( A ) { g(); }',
		'$a = $b ?? throw new A();',
		'$a = fn() => throw new A();',
		'$name = $a::class;',
		'$mode = 0o755;',
	],
	allowed: [
		'if ( $a ) { throw new A(); }',
		'switch ( $a ) { case 1: throw new A(); }',
		'f( ...$all );\ng( 1, 2, );',
		'function f( ?int $a, string ...$b ): ?self {}',
		'class A { private ?int $a = null; private const B = 1; }',
		'$f = fn( $a ) => $a ?? static::class;',
		'try { f(); } catch ( A | B $fault ) { g(); }',
		'$a = B::class;\n$mode = 0755;',
	],
};
