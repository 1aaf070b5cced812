<?php

namespace Dashboard_For_Jetpack\Sandbox\Modules;

use Dashboard_For_Jetpack\Sandbox\Settings\Store as Settings;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Switching modules on and off. Returns true, or an error with the status of the module routes. */
class Switcher {

	/**
	 * Activates a module. Activating an active module is not an error.
	 *
	 * @param string $slug Module.
	 * @return true|WP_Error 404 not_found, 424 not_supported, 424 activation_failed.
	 */
	public static function activate( $slug ) {
		$module = Table::find( $slug );
		if ( ! $module ) {
			return self::unknown();
		}
		if ( ! Connection::is_offline() && ! Availability::is_in_plan( $module ) ) {
			return new WP_Error( 'not_supported', __( 'Your plan doesn’t include this feature.', 'dashboard-for-jetpack' ), array( 'status' => 424 ) );
		}
		$reason = Availability::unavailable_reason( $module );
		if ( false === $reason && 'inactive' === Override::of( $slug ) ) {
			$reason = __( 'Disabled by a site administrator', 'dashboard-for-jetpack' );
		}
		if ( false !== $reason ) {
			/* translators: %s: the reason, a short phrase. */
			$message = sprintf( __( 'The feature could not be activated: %s.', 'dashboard-for-jetpack' ), '' === $reason ? __( 'Not available here', 'dashboard-for-jetpack' ) : $reason );
			return new WP_Error( 'activation_failed', $message, array( 'status' => 424 ) );
		}
		if ( ! Active_Modules::is_switched_on( $slug ) ) {
			Active_Modules::switch_to( $slug, true );
			self::after_switch( $slug, true );
		}
		return true;
	}

	/**
	 * Deactivates a module.
	 *
	 * @param string $slug Module.
	 * @return true|WP_Error 404 not_found, 409 already_inactive, 400 deactivation_failed.
	 */
	public static function deactivate( $slug ) {
		$module = Table::find( $slug );
		if ( ! $module ) {
			return self::unknown();
		}
		if ( ! Active_Modules::is_switched_on( $slug ) ) {
			return new WP_Error( 'already_inactive', __( 'The feature is already inactive.', 'dashboard-for-jetpack' ), array( 'status' => 409 ) );
		}
		if ( ! $module['deactivate'] || 'active' === Override::of( $slug ) ) {
			return new WP_Error( 'deactivation_failed', __( 'The feature could not be deactivated because the site’s code keeps it active.', 'dashboard-for-jetpack' ), array( 'status' => 400 ) );
		}
		Active_Modules::switch_to( $slug, false );
		self::after_switch( $slug, false );
		return true;
	}

	/**
	 * Changes the options that depend on a module's state.
	 *
	 * @param string $slug  Module.
	 * @param bool   $is_on New state.
	 */
	private static function after_switch( $slug, $is_on ) {
		if ( 'markdown' === $slug && $is_on ) {
			Settings::set( array( 'wpcom_publish_posts_with_markdown' => true ) );
		} elseif ( 'gravatar-hovercards' === $slug ) {
			Settings::set( array( 'gravatar_disable_hovercards' => $is_on ? 'enabled' : 'disabled' ) );
		} elseif ( 'waf' === $slug && $is_on ) {
			Settings::set( array( 'jetpack_waf_share_data' => true ) );
		}
	}

	private static function unknown() {
		return new WP_Error( 'not_found', __( 'There is no such feature.', 'dashboard-for-jetpack' ), array( 'status' => 404 ) );
	}
}
