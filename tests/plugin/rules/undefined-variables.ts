import { nodesOf } from '../support/php';
import { type Rule } from '../support/rule';
import { undefinedIn } from '../support/variable-flow';

export const undefinedVariables: Rule = {
	forbids:
		'a variable that is read where it may have no value: PHP warns about it, and goes on with null',
	covers: () => true,
	find: ({ tree }) =>
		nodesOf(tree, 'function', 'method', 'closure').flatMap(({ node }) => undefinedIn(node)),
	faults: [
		'function a() { return $b; }',
		'function a( $b ) { return $c; }',
		'function a() { $b = $b + 1; }',
		'function a() { $b .= 1; }',
		'function a( $c ) { if ( $c ) { $b = 1; } return $b; }',
		'function a( $c ) { if ( $c ) { $b = 1; } else { $d = 1; } return $b; }',
		'function a( $all ) { foreach ( $all as $one ) { $b = 1; } return $b; }',
		'function a( $all ) { foreach ( $all as $one ) {} return $one; }',
		'function a( $c ) { switch ( $c ) { case 1: $b = 1; break; case 2: $b = 2; } return $b; }',
		'function a( $c ) { switch ( $c ) { case 1: break; default: $b = 2; } return $b; }',
		'function a() { try { $b = f(); } catch ( A $fault ) { g(); } return $b; }',
		'function a( $c ) { while ( $c ) { $b = 1; break; } return $b; }',
		'function a( $b ) { return function () { return $b; }; }',
		'function a() { return function () use ( $b ) { return $b; }; }',
		'function a() { return fn( $c ) => $b; }',
		'function a() { return "of $b"; }',
		"function a() { return compact( 'b' ); }",
		'function a() { return $b->c; }',
		'function a() { return isset( $b[ $c ] ); }',
		'function a() { return $b ?? $c; }',
		'class A { static function b() { return $c; } }',
	],
	allowed: [
		'function a( $b ) { return $b . $GLOBALS[1] . $_SERVER[2]; }',
		'function a() { $b[] = 1; list( $c, $d ) = f(); [ $e ] = g(); return $b . $c . $d . $e; }',
		'function a() { return isset( $b ) || empty( $c ) ? 1 : ( $d ?? 2 ); }',
		'function a( $c ) { if ( $c ) { $b = 1; } else { return 2; } return $b; }',
		'function a( $c ) { if ( $c ) { $b = 1; } elseif ( 1 ) { $b = 2; } else { wp_die(); } return $b; }',
		'function a( $c ) { if ( ! $c ) { exit; } foreach ( $c as $d => $e ) { $f = $d . $e; echo $f; } }',
		'function a( $c ) { switch ( $c ) { case 1: $b = 1; break; default: $b = 2; } return $b; }',
		'function a( $c ) { switch ( $c ) { case 1: case 2: $b = 1; break; default: return; } return $b; }',
		'function a() { try { $b = f(); } catch ( A $fault ) { return $fault; } return $b; }',
		'function a( $c ) { if ( preg_match( $c, $c, $parts ) && $parts[1] ) { return $parts; } }',
		'function a() { global $wpdb; static $b; return $wpdb . $b; }',
		'function a() { $f = function ( $b ) use ( &$c ) { $c = $b; }; $f( 1 ); return $c; }',
		'function a( $b ) { return fn( $c ) => $b . $c . self::$d; }',
		'function a() { for ( $i = 0; $i < 2; ++$i ) { echo $i; } do { $b = 1; } while ( $b ); }',
		'class A { private $b; function c() { return $this->b; } }',
	],
};
