<?php

namespace Dashboard_For_Jetpack\Sandbox\Plugins;

use Dashboard_For_Jetpack\Plugin\Mode;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses to activate a stand-in beside Jetpack, for every user. Without it, Jetpack's own API would report success, and the
 * next request would deactivate the plugin again.
 */
class Activation_Guard {

	public static function hook() {
		add_action( 'activate_plugin', array( self::class, 'refuse' ) );
		add_filter( 'plugin_action_links', array( self::class, 'replace_link' ), 10, 2 );
		add_filter( 'network_admin_plugin_action_links', array( self::class, 'replace_link' ), 10, 2 );
	}

	/**
	 * Action `activate_plugin`: ends the request with 409 stand_in_not_available, as JSON for API calls. The action can't return an error.
	 *
	 * @param string $file Main file.
	 */
	public static function refuse( $file ) {
		if ( ! self::applies_to( $file ) ) {
			return;
		}
		$reason = __( 'This plugin is a stand-in of the sandbox and isn’t available beside Jetpack. To install the real plugin, delete the stand-in on the Plugins screen first.', 'dashboard-for-jetpack' );
		wp_die(
			new WP_Error( 'stand_in_not_available', esc_html( $reason ), array( 'status' => 409 ) ),
			'',
			array(
				'response'  => 409,
				'back_link' => true,
			)
		);
	}

	/**
	 * Filter `plugin_action_links`: explains why a stand-in has no Activate link.
	 *
	 * @param string[] $links Links by name.
	 * @param string   $file  Main file.
	 */
	public static function replace_link( $links, $file ) {
		if ( self::applies_to( $file ) ) {
			unset( $links['activate'] );
			$links['stand-in'] = esc_html__( 'Not available beside Jetpack', 'dashboard-for-jetpack' );
		}
		return $links;
	}

	private static function applies_to( $file ) {
		// Checked again, because this request may have activated Jetpack.
		$is_companion = Mode::COMPANION === Mode::current() || Mode::COMPANION === Mode::of( Mode::facts() );
		return $is_companion && Stand_Ins::is_one( $file );
	}
}
