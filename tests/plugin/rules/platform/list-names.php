<?php
/**
 * Prints every function, class, method and constant of this PHP, or of the WordPress in a folder: `name()`, `NAME`, `Name < Parent: method() NAME`.
 * The lists beside this file were printed by PHP 7.4.33, and for the WordPress that `php-stub/playground` packages, 6.6-RC3. Print them again when
 * the plugin needs newer ones, in `php-stub/playground`; the second list needs the folder of a WordPress as a last argument:
 *
 *     npx wp-playground-cli php --php 7.4 --wordpress-install-mode do-not-attempt-installing --skip-sqlite-setup --verbosity quiet \
 *         --mount-dir-before-install ../../tests /tests -- /tests/plugin/rules/platform/list-names.php
 *
 * @package Dashboard_For_Jetpack
 */

/** Extensions that every PHP has. WordPress works without any others, and replaces the functions of theirs that it needs. */
const EXTENSIONS = array( 'Core', 'ctype', 'date', 'filter', 'hash', 'json', 'pcre', 'Reflection', 'session', 'SPL', 'standard' );

/** Other people's code, code that only runs on the editor's pages, and code that WordPress says not to use. */
const LEFT_OUT = '#/(wp-content|sodium_compat|ID3|SimplePie|PHPMailer|Requests|Text|IXR|pomo|blocks|block-(patterns|supports)|customize|widgets|endpoints)/|deprecated\.php$#';

/**
 * A line for a class.
 *
 * @param string   $name    Name.
 * @param string   $parent  Name of its parent, or ''.
 * @param string[] $members Its methods, as in `name()`, and constants.
 */
function describe_class( $name, $parent, $members ) {
	sort( $members );
	return $name . ( '' === $parent ? '' : " < $parent" ) . ': ' . implode( ' ', array_unique( $members ) );
}

/** What this PHP has. */
function list_php() {
	$lines = array();
	foreach ( EXTENSIONS as $extension ) {
		$reflection = new ReflectionExtension( $extension );
		foreach ( $reflection->getFunctions() as $function ) {
			$lines[] = $function->getName() . '()';
		}
		array_push( $lines, ...array_keys( $reflection->getConstants() ) );
		foreach ( $reflection->getClasses() as $class ) {
			$members = array_keys( $class->getConstants() );
			foreach ( $class->getMethods() as $method ) {
				$members[] = $method->getName() . '()';
			}
			$lines[] = describe_class( $class->getName(), '', $members );
		}
	}
	return $lines;
}

/**
 * The significant tokens of a file.
 *
 * @param string $path Path.
 * @return array[] Kind and text of each.
 */
function read_tokens( $path ) {
	$tokens = array();
	foreach ( token_get_all( file_get_contents( $path ) ) as $token ) {
		$token = is_array( $token ) ? $token : array( $token, $token );
		if ( ! in_array( $token[0], array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT, '&' ), true ) ) {
			$tokens[] = $token;
		}
	}
	return $tokens;
}

/**
 * A name that may have a namespace.
 *
 * @param array[] $tokens Tokens.
 * @param int     $index  Of its first one.
 */
function read_name( $tokens, $index ) {
	$name = '';
	while ( in_array( $tokens[ $index ][0], array( T_STRING, T_NS_SEPARATOR ), true ) ) {
		$name .= $tokens[ $index++ ][1];
	}
	return $name;
}

/**
 * Lists the declarations of a file.
 *
 * @param string $path Path.
 */
function list_file( $path ) {
	$lines  = array();
	$class  = null;
	$level  = 0;
	$tokens = read_tokens( $path );
	foreach ( $tokens as $index => $token ) {
		list( $kind, $text ) = $token;
		list( $next, $name ) = $tokens[ $index + 1 ] ?? array( '', '' );
		$third               = $tokens[ $index + 2 ] ?? array( '', '' );
		if ( in_array( $kind, array( '{', T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES ), true ) ) {
			++$level;
		} elseif ( '}' === $kind && --$level === ( $class['level'] ?? -1 ) ) {
			$lines[] = describe_class( $class['name'], $class['parent'], $class['members'] );
			$class   = null;
		} elseif ( T_STRING === $next && in_array( $kind, array( T_CLASS, T_INTERFACE, T_TRAIT ), true ) ) {
			$class = array(
				'name'    => $name,
				'parent'  => T_EXTENDS === $third[0] ? read_name( $tokens, $index + 3 ) : '',
				'members' => array(),
				'level'   => $level,
			);
		} elseif ( T_STRING === $next && T_FUNCTION === $kind && $class ) {
			if ( ! in_array( T_PRIVATE, array( $tokens[ $index - 1 ][0], $tokens[ $index - 2 ][0] ), true ) ) {
				$class['members'][] = "$name()";
			}
		} elseif ( T_STRING === $next && T_FUNCTION === $kind ) {
			$lines[] = "$name()";
		} elseif ( T_STRING === $next && T_CONST === $kind && $class ) {
			$class['members'][] = $name;
		} elseif ( T_STRING === $kind && 'define' === $text && T_CONSTANT_ENCAPSED_STRING === $third[0] ) {
			$lines[] = trim( $third[1], '\'"' );
		}
	}
	return $lines;
}

/**
 * Lists the declarations of a WordPress.
 *
 * @param string $folder Path.
 */
function list_wordpress( $folder ) {
	$lines = array();
	foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder ) ) as $file ) {
		if ( 'php' === $file->getExtension() && ! preg_match( LEFT_OUT, $file->getPathname() ) ) {
			array_push( $lines, ...list_file( $file->getPathname() ) );
		}
	}
	return $lines;
}

$lines = isset( $argv[1] ) ? list_wordpress( $argv[1] ) : list_php();
sort( $lines );
echo implode( "\n", array_unique( $lines ) ), "\n";
