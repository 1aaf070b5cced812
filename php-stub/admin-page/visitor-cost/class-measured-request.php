<?php
/**
 * A page as a visitor sees it, with a module the other way.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page\Visitor_Cost;

use Dashboard_For_Jetpack\Admin_Page\Rights;

use const Dashboard_For_Jetpack\MEASURED;

defined( 'ABSPATH' ) || exit;

/**
 * Changes the list of modules for one request with a valid ticket, and saves nothing. Any other request goes on as if it had no parameter.
 */
class Measured_Request {

	/**
	 * Options that keep their values: Jetpack saves its list when the file of a module fails, and modules schedule tasks and rewrite addresses while they load.
	 */
	const HELD = array( 'jetpack_active_modules', 'cron', 'rewrite_rules' );

	/** Statements that only read. */
	const READS = '/^[\s(]*(SELECT|SHOW|DESCRIBE|DESC|EXPLAIN|SET)\b/i';

	/** @var Ticket|null Of this request. */
	private static $ticket;

	/** Action `plugins_loaded`, before all others, because Jetpack's first one reads the list already. */
	public static function start() {
		// WordPress adds slashes later.
		$text    = is_string( $_GET[ MEASURED ] ?? null ) ? sanitize_text_field( $_GET[ MEASURED ] ) : ''; // phpcs:ignore WordPress.Security -- its value is signed.
		$address = (string) ( $_SERVER['REQUEST_URI'] ?? '' ); // phpcs:ignore WordPress.Security -- compared, and given back.
		$ticket  = is_admin() || 'GET' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ? null : Ticket::read( $text, $address );
		if ( ! $ticket || ! self::may_measure( $ticket->user ) ) {
			return;
		}
		self::$ticket = $ticket;
		// The page must not contain the ticket in links to itself.
		$page = Ticket::page_of( $address, $text );

		$_SERVER['REQUEST_URI']  = $page;
		$_SERVER['QUERY_STRING'] = explode( '?', $page, 2 )[1] ?? '';
		foreach ( array( '_GET', '_REQUEST' ) as $input ) {
			unset( $GLOBALS[ $input ][ MEASURED ] );
		}
		add_filter( 'jetpack_active_modules', array( self::class, 'with_module' ), PHP_INT_MAX );
		// Jetpack maps its capabilities on `plugins_loaded` 90 and loads its modules at 100 at the earliest.
		add_action( 'plugins_loaded', array( self::class, 'ask_again' ), 95 );
		self::hold();
		Report::promise( $ticket->echo );
	}

	/** @return bool Whether this request is measured, and changes nothing. */
	public static function is_running() {
		return null !== self::$ticket;
	}

	/** Action `plugins_loaded`: asks for the right once Jetpack can be asked. */
	public static function ask_again() {
		if ( ! self::may_measure( self::$ticket->user ) ) {
			remove_filter( 'jetpack_active_modules', array( self::class, 'with_module' ), PHP_INT_MAX );
			Report::withdraw();
		}
	}

	/**
	 * Filter `jetpack_active_modules`.
	 *
	 * @param mixed $modules Slugs.
	 * @return array
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

	/** Keeps this request from saving the list, starting tasks and telling the provider. */
	private static function hold() {
		foreach ( self::HELD as $option ) {
			add_filter( "pre_update_option_$option", array( self::class, 'keep' ), PHP_INT_MAX, 2 );
		}
		add_filter( 'query', array( self::class, 'refuse_write' ), PHP_INT_MAX );
		add_filter( 'pre_get_ready_cron_jobs', '__return_empty_array', PHP_INT_MAX );
		add_filter( 'jetpack_sync_sender_should_load', '__return_false', PHP_INT_MAX );
	}

	/**
	 * Filters `pre_update_option_…`: WordPress saves nothing where the value is the old one.
	 *
	 * @param mixed $value New value.
	 * @param mixed $old   Old value.
	 * @return mixed
	 */
	public static function keep( $value, $old ) {
		return $old;
	}

	/**
	 * Filter `query`: many modules save their defaults when they first load, which happens here before anyone turns them on.
	 *
	 * @param string $query SQL.
	 * @return string "" for one that may write: WordPress doesn't send it.
	 */
	public static function refuse_write( $query ) {
		return preg_match( self::READS, $query ) ? $query : '';
	}
}
