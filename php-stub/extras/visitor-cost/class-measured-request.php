<?php

namespace Dashboard_For_Jetpack\Extras\Visitor_Cost;

use Dashboard_For_Jetpack\Admin_Page\Foreign_Code;
use Dashboard_For_Jetpack\Admin_Page\Rights;

defined( 'ABSPATH' ) || exit;

/**
 * A page as a visitor sees it, with a module the other way. Changes the list of modules for one request with a valid ticket, and saves nothing. Any other
 * request goes on as if it had no parameter.
 */
class Measured_Request {

	/** Parameter of the address of a page that an administrator measures. */
	const PARAMETER = 'dashboard_for_jetpack_measure';

	/** @var Ticket|null Of this request. */
	private static $ticket;

	public static function hook() {
		add_action( 'dashboard_for_jetpack_start', array( Tickets::class, 'hook' ) );
		if ( isset( $_GET[ self::PARAMETER ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- its value is signed.
			add_action( 'plugins_loaded', array( self::class, 'start' ), PHP_INT_MIN );
		}
	}

	/** Action `plugins_loaded`, before all others, because Jetpack's first one reads the list already. */
	public static function start() {
		// WordPress adds slashes later.
		$text    = is_string( $_GET[ self::PARAMETER ] ?? null ) ? sanitize_text_field( $_GET[ self::PARAMETER ] ) : ''; // phpcs:ignore WordPress.Security -- its value is signed.
		$address = (string) ( $_SERVER['REQUEST_URI'] ?? '' ); // phpcs:ignore WordPress.Security -- compared, and given back.
		$ticket  = is_admin() || 'GET' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ? null : Ticket::read( $text, $address );
		if ( ! $ticket || ! self::may_measure( $ticket->user ) ) {
			return;
		}
		self::$ticket = $ticket;
		// Before all others, so that the host has the last word about its modules.
		add_filter( 'jetpack_active_modules', array( self::class, 'with_module' ), PHP_INT_MIN );
		// Jetpack maps its capabilities on `plugins_loaded` 90 and loads its modules at 100 at the earliest.
		add_action( 'plugins_loaded', array( self::class, 'ask_again' ), 95 );
		Foreign_Code::save_nothing();
		// No task starts, and the provider isn't told.
		add_filter( 'pre_get_ready_cron_jobs', '__return_empty_array', PHP_INT_MAX );
		add_filter( 'jetpack_sync_sender_should_load', '__return_false', PHP_INT_MAX );
		Report::promise( $ticket->echo );
	}

	/** Action `plugins_loaded`: asks for the right once Jetpack can be asked. */
	public static function ask_again() {
		if ( ! self::may_measure( self::$ticket->user ) ) {
			remove_filter( 'jetpack_active_modules', array( self::class, 'with_module' ), PHP_INT_MIN );
			Report::withdraw();
		}
	}

	/**
	 * Filter `jetpack_active_modules`.
	 *
	 * @param mixed $modules Slugs.
	 */
	public static function with_module( $modules ) {
		$module = self::$ticket->module;
		switch ( self::$ticket->direction ) {
			case Ticket::ON:
				return array_unique( array_merge( (array) $modules, array( $module ) ) );
			case Ticket::OFF:
				return array_values( array_diff( (array) $modules, array( $module ) ) );
			default:
				return $modules;
		}
	}

	private static function may_measure( $user ) {
		return user_can( $user, 'manage_options' ) && Rights::user_has( $user, 'jetpack_manage_modules' );
	}
}
