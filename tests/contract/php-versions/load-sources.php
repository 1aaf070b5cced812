<?php
/** Parses every file of the plugin and loads every class, so that PHP reports what this version refuses or deprecates. Prints JSON. */

require '/wordpress/wp-load.php';
// The list of a network's sites extends it.
require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

$php_versions_folder = '/wordpress/wp-content/plugins/dashboard-for-jetpack/';
$php_versions_files  = array( $php_versions_folder . 'dashboard-for-jetpack.php', $php_versions_folder . 'uninstall.php' );
foreach ( array( 'admin-page', 'plugin', 'sandbox', 'playground/boot', 'playground/mu-plugins' ) as $php_versions_part ) {
	$php_versions_found = new RecursiveIteratorIterator(
		new RecursiveDirectoryIterator( $php_versions_folder . $php_versions_part, FilesystemIterator::SKIP_DOTS )
	);
	foreach ( $php_versions_found as $php_versions_file ) {
		if ( 'php' === $php_versions_file->getExtension() ) {
			$php_versions_files[] = $php_versions_file->getPathname();
		}
	}
}

$php_versions_flaws  = array();
$php_versions_loaded = 0;
foreach ( $php_versions_files as $php_versions_file ) {
	try {
		token_get_all( file_get_contents( $php_versions_file ), TOKEN_PARSE );
		if ( preg_match( '~/(admin-page|extras|plugin|sandbox|site-tools)/(?!stand-ins/).*class-[^/]+\.php$~', $php_versions_file ) ) {
			require_once $php_versions_file;
			++$php_versions_loaded;
		}
	} catch ( ParseError $php_versions_error ) {
		$php_versions_flaws[] = $php_versions_file . ':' . $php_versions_error->getLine() . ' ' . $php_versions_error->getMessage();
	}
}

echo wp_json_encode(
	array(
		'version' => PHP_VERSION,
		'parsed'  => count( $php_versions_files ),
		'loaded'  => $php_versions_loaded,
		'flaws'   => $php_versions_flaws,
	)
);
