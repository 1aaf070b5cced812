<?php
/** Router for PHP's built-in server, in place of a .htaccess. Node serves all files other than PHP before a request reaches it. */

$dashboard_for_jetpack_root = $_SERVER['DOCUMENT_ROOT'];
$dashboard_for_jetpack_path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$dashboard_for_jetpack_file = realpath( $dashboard_for_jetpack_root . $dashboard_for_jetpack_path );

// A site in a sub-directory of a network has WordPress's files below its own path, as in WordPress's rewrite rules for networks.
if ( ! $dashboard_for_jetpack_file && preg_match( '#^/[\w-]+(/(?:wp-(?:admin|content|includes)(?:/.*)?|[^/]+\.php))$#D', $dashboard_for_jetpack_path, $dashboard_for_jetpack_match ) ) {
	$dashboard_for_jetpack_file = realpath( $dashboard_for_jetpack_root . $dashboard_for_jetpack_match[1] );
	if ( $dashboard_for_jetpack_file && ! ( is_dir( $dashboard_for_jetpack_file ) && '/' !== substr( $dashboard_for_jetpack_path, -1 ) ) ) {
		$dashboard_for_jetpack_path = $dashboard_for_jetpack_match[1];
	}
}

if ( $dashboard_for_jetpack_file && is_dir( $dashboard_for_jetpack_file ) ) {
	if ( '/' !== substr( $dashboard_for_jetpack_path, -1 ) ) {
		header( 'Location: ' . $dashboard_for_jetpack_path . '/', true, 301 );
		return true;
	}
	$dashboard_for_jetpack_path .= 'index.php';
	$dashboard_for_jetpack_file  = realpath( $dashboard_for_jetpack_root . $dashboard_for_jetpack_path );
}

$dashboard_for_jetpack_is_php = $dashboard_for_jetpack_file
	&& 0 === strpos( $dashboard_for_jetpack_file, realpath( $dashboard_for_jetpack_root ) . DIRECTORY_SEPARATOR )
	&& '.php' === substr( $dashboard_for_jetpack_file, -4 );

if ( ! $dashboard_for_jetpack_is_php ) {
	$dashboard_for_jetpack_path = '/index.php';
	$dashboard_for_jetpack_file = $dashboard_for_jetpack_root . $dashboard_for_jetpack_path;
}

// The server puts the router's name where WordPress expects the script's, and `admin.php` builds links from that value.
$_SERVER['SCRIPT_FILENAME'] = $dashboard_for_jetpack_file;
$_SERVER['SCRIPT_NAME']     = $dashboard_for_jetpack_path;
$_SERVER['PHP_SELF']        = $dashboard_for_jetpack_path;

chdir( dirname( $dashboard_for_jetpack_file ) );
require $dashboard_for_jetpack_file;
