<?php

namespace Dashboard_For_Jetpack\Admin_Page;

defined( 'ABSPATH' ) || exit;

/** Prints global variables as a script. */
class Globals {

	/** Printed as object literals: what Jetpack prints so, too, and the answers, which would be longer as encoded text. The others are such text. */
	const PLAIN = array( 'jetpack_redirects', 'jpTracksAJAX', 'jitm_config', 'jp_banner', 'jpConnect', 'dashboardForJetpackAnswers' );

	/**
	 * Script that sets the variables. Percent-encoding leaves no character that could close the script element.
	 *
	 * @param array $globals Name to value.
	 */
	public static function to_script( array $globals ) {
		$lines = array();
		foreach ( $globals as $name => $value ) {
			$json    = wp_json_encode( $value, JSON_HEX_TAG | JSON_HEX_AMP );
			$lines[] = in_array( $name, self::PLAIN, true )
				? "var $name = $json;"
				: "var $name = JSON.parse( decodeURIComponent( \"" . rawurlencode( $json ) . '" ) );';
		}
		return implode( "\n", $lines );
	}

	/**
	 * Time since WordPress last checked for plugin updates. WordPress saves the time before it asks, so only a stored response counts.
	 *
	 * @return int|null Seconds.
	 */
	public static function plugin_updates_checked_at() {
		$updates = get_site_transient( 'update_plugins' );
		return isset( $updates->last_checked, $updates->response ) ? (int) $updates->last_checked : null;
	}

	/**
	 * The release of Jetpack that WordPress offers to people who may install it, and the versions that it needs and the site has.
	 *
	 * @return array|null { version, needs: { wordpress, php }, has: { wordpress, php } }; "" for a version that isn't known.
	 */
	public static function jetpack_update() {
		if ( ! defined( 'JETPACK__PLUGIN_FILE' ) || ! current_user_can( 'update_plugins' ) ) {
			return null;
		}
		$updates = get_site_transient( 'update_plugins' );
		$offer   = (array) ( $updates->response[ plugin_basename( JETPACK__PLUGIN_FILE ) ] ?? array() );
		$text    = static fn( $name ) => is_scalar( $offer[ $name ] ?? null ) ? (string) $offer[ $name ] : '';
		return $text( 'new_version' ) === '' ? null : array(
			'version' => $text( 'new_version' ),
			'needs'   => array(
				'wordpress' => $text( 'requires' ),
				'php'       => $text( 'requires_php' ),
			),
			'has'     => array(
				'wordpress' => get_bloginfo( 'version' ),
				'php'       => PHP_VERSION,
			),
		);
	}

	/** @return string Host and path of the site, with "::" for "/": its name in Jetpack's links. */
	public static function site_suffix() {
		$bare = preg_replace( '#^.*?://#', '', untrailingslashit( home_url() ) );
		return str_replace( '/', '::', $bare );
	}
}
