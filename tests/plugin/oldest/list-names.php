<?php
/**
 * Prints the names of this PHP and of the WordPress in /wordpress.zip, as JSON. Classes: name to its parent, or '', and to its members, `name()` or `NAME`.
 *
 * @package Dashboard_For_Jetpack
 */

/** Extensions that every PHP has. WordPress works without any others, and replaces the functions of theirs that it needs. */
const EXTENSIONS = array( 'Core', 'ctype', 'date', 'filter', 'hash', 'json', 'pcre', 'Reflection', 'session', 'SPL', 'standard' );

/** Other people's code, code that only runs on the editor's pages, and code that WordPress says not to use. */
const LEFT_OUT = '#/(wp-content|sodium_compat|ID3|SimplePie|PHPMailer|Requests|Text|IXR|pomo|blocks|block-(patterns|supports)|customize|widgets|endpoints)/|deprecated\.php$#';

/** The significant tokens of some code, each with its kind and text. */
function read_tokens( $code ) {
	$tokens = array();
	foreach ( token_get_all( $code ) as $token ) {
		$token = is_array( $token ) ? $token : array( $token, $token );
		if ( ! in_array( $token[0], array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT, '&' ), true ) ) {
			$tokens[] = $token;
		}
	}
	return $tokens;
}

/** The name that starts at a token; it may have a namespace. */
function read_name( $tokens, $index ) {
	$name = '';
	while ( in_array( $tokens[ $index ][0], array( T_STRING, T_NS_SEPARATOR ), true ) ) {
		$name .= $tokens[ $index++ ][1];
	}
	return $name;
}

/** Adds what some code declares. */
function add_declarations( $code, &$names ) {
	$class  = null;
	$inside = 0;
	$level  = 0;
	$tokens = read_tokens( $code );
	foreach ( $tokens as $index => list( $kind, $text ) ) {
		list( $next, $name ) = $tokens[ $index + 1 ] ?? array( '', '' );
		$third               = $tokens[ $index + 2 ] ?? array( '', '' );
		if ( in_array( $kind, array( '{', T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES ), true ) ) {
			++$level;
		} elseif ( '}' === $kind && --$level === $inside ) {
			$class = null;
		} elseif ( T_STRING === $next && in_array( $kind, array( T_CLASS, T_INTERFACE, T_TRAIT ), true ) ) {
			$class  = $name;
			$inside = $level;

			$names['classes'][ $class ] = array(
				'parent'  => T_EXTENDS === $third[0] ? read_name( $tokens, $index + 3 ) : '',
				'members' => array(),
			);
		} elseif ( T_STRING === $next && T_FUNCTION === $kind && null === $class ) {
			$names['functions'][] = $name;
		} elseif ( T_STRING === $next && T_FUNCTION === $kind ) {
			if ( ! in_array( T_PRIVATE, array( $tokens[ $index - 1 ][0], $tokens[ $index - 2 ][0] ), true ) ) {
				$names['classes'][ $class ]['members'][] = "$name()";
			}
		} elseif ( T_STRING === $next && T_CONST === $kind && null !== $class ) {
			$names['classes'][ $class ]['members'][] = $name;
		} elseif ( T_STRING === $kind && 'define' === $text && T_CONSTANT_ENCAPSED_STRING === $third[0] ) {
			$names['constants'][] = trim( $third[1], '\'"' );
		}
	}
}

$names = array_fill_keys( array( 'functions', 'constants', 'classes' ), array() );
foreach ( EXTENSIONS as $extension ) {
	$reflection = new ReflectionExtension( $extension );
	array_push( $names['functions'], ...array_keys( $reflection->getFunctions() ) );
	array_push( $names['constants'], ...array_keys( $reflection->getConstants() ) );
	foreach ( $reflection->getClasses() as $class ) {
		$methods = array_map( fn( $method ) => $method->getName() . '()', $class->getMethods() );

		$names['classes'][ $class->getName() ] = array(
			'parent'  => '',
			'members' => array_merge( array_keys( $class->getConstants() ), $methods ),
		);
	}
}
$archive = new ZipArchive();
$archive->open( '/wordpress.zip' );
for ( $index = 0; $index < $archive->numFiles; ++$index ) {
	$path = '/' . $archive->getNameIndex( $index );
	if ( '.php' === substr( $path, -4 ) && ! preg_match( LEFT_OUT, $path ) ) {
		add_declarations( $archive->getFromIndex( $index ), $names );
	}
}
echo json_encode( $names );
