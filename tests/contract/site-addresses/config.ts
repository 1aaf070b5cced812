/** Lines of wp-config.php that give each request the addresses of its header, and the usual lines for a proxy that ends https. */
export const CONFIG = `
$site_addresses_wish = json_decode( $_SERVER['HTTP_X_TEST_ADDRESS'] ?? '', true ) ?: array();
if ( 'https' === ( $_SERVER['HTTP_X_FORWARDED_PROTO'] ?? '' ) ) {
	$_SERVER['HTTPS'] = 'on';
}
if ( isset( $site_addresses_wish['admin'] ) ) {
	define( 'WP_SITEURL', $site_addresses_wish['admin'] );
	define( 'WP_HOME', $site_addresses_wish['home'] ?? $site_addresses_wish['admin'] );
}
header( 'X-Test-Address: read' );`;
