<?php

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Plugin\Build;
use Dashboard_For_Jetpack\Plugin\Inline_Script;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Lets the page ask for the first screen's answers of the provider while the app is still loading, several calls in one request, because each request
 * boots WordPress again. src/domain/calls/arrivals.ts lists the calls. The app asks the REST API for those without an answer, and reads the answers as if
 * it had asked itself.
 */
class First_Calls {

	const ACTION = 'dashboard_for_jetpack_first_calls';

	/** Seconds that other hosts may take for all calls together. The app asks for the calls whose turn didn't come. */
	const LONGEST = 2.5;

	/** The same for the calls that the app asks for in one request because the provider is slow, as in src/api/client/provider-queue.ts. */
	const LONGEST_OF_APP = 20;

	/** @var callable Returns the capability that the page demands. */
	private static $capability;

	/** @var string[] Calls that have not started. */
	private static $left = array();

	public static function hook( callable $capability ) {
		self::$capability = $capability;
		add_action( 'wp_ajax_' . self::ACTION, array( self::class, 'answer' ) );
	}

	/**
	 * What the calls of My Plan and of the offers depend on.
	 *
	 * @param string $plan_class  Class of the plan, as in the page data.
	 * @param bool   $has_scans   Whether the site can be scanned.
	 * @param bool   $has_akismet Whether Akismet is active.
	 */
	public static function facts_of_plan( $plan_class, $has_scans, $has_akismet ) {
		$flags = Build::table( 'plans' )[ $plan_class ] ?? array();
		return array(
			'free'                 => 'free' === $plan_class,
			'free-without-akismet' => 'free' === $plan_class && ! $has_akismet,
			'akismet'              => $has_akismet,
			'no-akismet'           => ! $has_akismet,
			'plan-with-anti-spam'  => $has_akismet && in_array( 'hasAntispam', $flags, true ),
			'plan-with-scans'      => $has_scans && in_array( 'hasScan', $flags, true ),
		);
	}

	/**
	 * Prints the script with the calls of each route that the page itself doesn't answer. Only the browser knows the route, because it is in the hash.
	 *
	 * @param string   $connection "connected" or another state.
	 * @param callable $facts      Returns what the calls depend on, as bool[] by name. It must be quick: the page waits for it.
	 */
	public static function print_script( $connection, callable $facts ) {
		if ( 'connected' !== $connection ) {
			return;
		}
		$kept  = Kept_Answers::choose();
		$known = Rights::has( 'jetpack_connect' ) ? array_keys( array_filter( call_user_func( $facts ) ) ) : array();
		$own   = Own_Answers::calls( $known );
		Own_Answers::choose( $own );
		if ( ! Rights::has( 'jetpack_connect' ) ) {
			return;
		}
		$answered = array_merge( $own, array_keys( array_filter( $kept ) ) );
		$calls    = array();
		foreach ( Build::table( 'first-calls' ) as $path => $possible ) {
			$asked = array_filter( $possible, static fn( $one ) => ( ! isset( $one['needs'] ) || in_array( $one['needs'], $known, true ) ) && ! in_array( $one['call'], $answered, true ) );
			$names = array_column( $asked, 'call' );
			// First those of which the page has no answer yet.
			$calls[ $path ] = array_merge( array_diff( $names, array_keys( $kept ) ), array_intersect( $names, array_keys( $kept ) ) );
		}
		if ( array_filter( $calls ) ) {
			$query = array(
				'action'   => self::ACTION,
				'_wpnonce' => wp_create_nonce( 'wp_rest' ),
			);
			Inline_Script::call( __DIR__ . '/first-calls.js', add_query_arg( $query, admin_url( 'admin-ajax.php' ) ), $calls );
		}
	}

	/**
	 * Answers some of the calls, one after the other: a line { call, status, body } of JSON for each, because a line that another plugin prints then breaks
	 * no other. Each is sent at once, and checks the user's permissions itself. Other hosts have a short time for all calls of the page;
	 * with "patient", for those of the app, they have a longer one. No answer comes from Jetpack's own cache.
	 */
	public static function answer() {
		Rights::demand( call_user_func( self::$capability ) );
		// Another plugin's session would make all other requests of this user wait.
		if ( PHP_SESSION_ACTIVE === session_status() ) {
			session_write_close();
		}
		$wanted     = array_map( 'sanitize_text_field', (array) wp_unslash( $_GET['calls'] ?? array() ) );
		$is_patient = isset( $_GET['patient'] );
		self::$left = array_unique( array_filter( $wanted, array( self::class, $is_patient ? 'asks_provider' : 'is_known' ) ) );
		Inner_Call::ask_site( self::$left, array( Kept_Answers::FRESH => (string) time() ) );
		header( 'Content-Type: application/x-ndjson; charset=UTF-8' );
		// Makes a proxy pass on each line at once.
		header( 'X-Accel-Buffering: no' );
		self::close_buffers();
		Time_Limit::start( $is_patient ? self::LONGEST_OF_APP : self::LONGEST );
		// A plugin that ends the request within a call costs only that call its answer.
		register_shutdown_function( array( self::class, 'go_on' ) );
		self::go_on();
		exit;
	}

	/** Answers the calls that have not started. */
	public static function go_on() {
		Foreign_Code::recover();
		// Nobody reads the other answers when the page has been left.
		while ( self::$left && ! Time_Limit::is_over() && ! connection_aborted() ) {
			$call = array_shift( self::$left );
			try {
				$answer = Inner_Call::get( $call );
			} catch ( Throwable $fault ) {
				continue;
			}
			$line = array(
				'call'   => $call,
				'status' => $answer['status'],
				'body'   => $answer['body'],
			);
			// The first one begins on a new line, whatever was printed before.
			echo "\n" . wp_json_encode( $line ) . "\n";
			Page::send();
		}
	}

	/**
	 * Closes the buffers that only hold the output back, as many plugins open one for the whole request. A buffer with a function of its own is another
	 * plugin's, and expects the whole output.
	 */
	private static function close_buffers() {
		while ( ob_get_level() && 0 === strpos( ob_get_status()['name'], 'default' ) && ob_end_flush() ) {
			continue;
		}
	}

	/**
	 * Whether the page asks for a call.
	 *
	 * @param string $call Address below the root of the REST API, with its query.
	 */
	private static function is_known( $call ) {
		foreach ( Build::table( 'first-calls' ) as $possible ) {
			if ( in_array( $call, array_column( $possible, 'call' ), true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether the app may ask for a call with others: the site asks the provider for it. A number at the end is the id of something.
	 *
	 * @param string $call Address below the root of the REST API, with its query.
	 */
	private static function asks_provider( $call ) {
		$path = preg_replace( '#/\d+$#', '', explode( '?', $call )[0] );
		return 0 === strpos( $path, Inner_Call::ROOT ) && in_array( substr( $path, strlen( Inner_Call::ROOT ) ), Build::table( 'client-paths' )['ofProvider'] ?? array(), true );
	}
}
