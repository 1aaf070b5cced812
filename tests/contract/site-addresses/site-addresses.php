<?php
/**
 * Plugin Name: Addresses of the site
 *
 * Gives each request the permalinks and the REST root of its header `X-Test-Address`.
 */

// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- a test site on this machine.
$site_addresses_wish = json_decode( $_SERVER['HTTP_X_TEST_ADDRESS'] ?? '', true );

if ( isset( $site_addresses_wish['permalinks'] ) ) {
	add_filter(
		'pre_option_permalink_structure',
		static function () use ( $site_addresses_wish ) {
			return $site_addresses_wish['permalinks'];
		}
	);
	// The rules are created for each request, and never stored.
	add_filter( 'pre_option_rewrite_rules', '__return_empty_string' );
	add_filter(
		'pre_update_option_rewrite_rules',
		static function ( $rules, $earlier ) {
			return $earlier;
		},
		10,
		2
	);
}

if ( isset( $site_addresses_wish['prefix'] ) ) {
	add_filter(
		'rest_url_prefix',
		static function () use ( $site_addresses_wish ) {
			return $site_addresses_wish['prefix'];
		}
	);
}

if ( isset( $site_addresses_wish['restRoot'] ) ) {
	add_filter(
		'rest_url',
		static function ( $url, $path ) use ( $site_addresses_wish ) {
			return $site_addresses_wish['restRoot'] . ltrim( $path, '/' );
		},
		10,
		2
	);
}
