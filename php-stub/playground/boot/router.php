<?php
/**
 * Router of PHP's own server: what a .htaccess would do. Files other than PHP are served before the request gets here.
 *
 * @package Jetpack_Dashboard
 */

$jetpack_dashboard_root = $_SERVER['DOCUMENT_ROOT'];
$jetpack_dashboard_path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$jetpack_dashboard_file = realpath( $jetpack_dashboard_root . $jetpack_dashboard_path );

if ( $jetpack_dashboard_file && is_dir( $jetpack_dashboard_file ) ) {
	if ( '/' !== substr( $jetpack_dashboard_path, -1 ) ) {
		header( 'Location: ' . $jetpack_dashboard_path . '/', true, 301 );
		return true;
	}
	$jetpack_dashboard_path .= 'index.php';
	$jetpack_dashboard_file  = realpath( $jetpack_dashboard_root . $jetpack_dashboard_path );
}

$jetpack_dashboard_is_php = $jetpack_dashboard_file
	&& 0 === strpos( $jetpack_dashboard_file, realpath( $jetpack_dashboard_root ) . DIRECTORY_SEPARATOR )
	&& '.php' === substr( $jetpack_dashboard_file, -4 );

if ( ! $jetpack_dashboard_is_php ) {
	$jetpack_dashboard_path = '/index.php';
	$jetpack_dashboard_file = $jetpack_dashboard_root . $jetpack_dashboard_path;
}

// The server names the router where WordPress expects the script, and `admin.php` builds links from it.
$_SERVER['SCRIPT_FILENAME'] = $jetpack_dashboard_file;
$_SERVER['SCRIPT_NAME']     = $jetpack_dashboard_path;
$_SERVER['PHP_SELF']        = $jetpack_dashboard_path;

chdir( dirname( $jetpack_dashboard_file ) );
require $jetpack_dashboard_file;
