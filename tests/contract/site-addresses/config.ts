/**
 * Lines of wp-config.php that give each request the addresses of its header, and the usual lines for a proxy that ends https. The addresses are
 * filters that are set before WordPress is loaded, because PHP in WebAssembly has the constants `WP_SITEURL` and `WP_HOME` before it reads this file.
 */
export const CONFIG = `
$site_addresses_wish = json_decode( $_SERVER['HTTP_X_TEST_ADDRESS'] ?? '', true ) ?: array();
if ( 'https' === ( $_SERVER['HTTP_X_FORWARDED_PROTO'] ?? '' ) ) {
	$_SERVER['HTTPS'] = 'on';
}
if ( isset( $site_addresses_wish['admin'] ) ) {
	$site_addresses_urls = array(
		'option_siteurl' => $site_addresses_wish['admin'],
		'option_home'    => $site_addresses_wish['home'] ?? $site_addresses_wish['admin'],
	);
	foreach ( $site_addresses_urls as $site_addresses_hook => $site_addresses_url ) {
		$GLOBALS['wp_filter'][ $site_addresses_hook ][20][] = array(
			'function'      => static fn() => $site_addresses_url,
			'accepted_args' => 0,
		);
	}
}
header( 'X-Test-Address: read' );`;
