<?php
/** Steps that the tests run on the site. */

namespace Dashboard_For_Jetpack_Beside;

/** Answers `/?beside` for callers with the secret of this boot. */
class Control {

	const JETPACK = 'jetpack/jetpack.php';

	/** Option string[]: paths of routes that are missing, below `jetpack/v4/`, with parameters in braces. */
	const MISSING = 'beside_missing_routes';

	/** Adds the hook, after Jetpack has started. */
	public static function hook() {
		add_action( 'init', array( self::class, 'respond' ), 1000 );
	}

	public static function respond() {
		if ( ! isset( $_GET['beside'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A secret is checked instead.
			return;
		}
		if ( ! hash_equals( DASHBOARD_FOR_JETPACK_BOOT_SECRET, (string) ( $_SERVER['HTTP_X_BOOT_SECRET'] ?? '' ) ) ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
			wp_send_json( array( 'error' => 'Forbidden' ), 403 );
		}
		try {
			$step = (array) json_decode( (string) file_get_contents( 'php://input' ), true );
			wp_send_json( array( 'done' => true ) + self::run( $step ) );
		} catch ( \Throwable $error ) {
			wp_send_json( array( 'error' => $error->getMessage() ), 500 );
		}
	}

	/**
	 * Runs a step.
	 *
	 * @param array $step { step: "activate" } or { step: "connect", state: "none"|"site"|"user"|"offline" } or { step: "agree", isAgreed: bool } or { step: "next", release: map } or { step: "miss", routes: string[] } or { step: "settle" } or { step: "forget" } or { step: "request", url: string }.
	 * @return array Results.
	 * @throws \RuntimeException If Jetpack cannot be activated or the step is unknown.
	 */
	private static function run( array $step ) {
		switch ( $step['step'] ?? '' ) {
			case 'activate':
				require_once ABSPATH . 'wp-admin/includes/plugin.php';
				$result = activate_plugin( self::JETPACK );
				if ( is_wp_error( $result ) ) {
					throw new \RuntimeException( $result->get_error_message() );
				}
				return array();
			case 'connect':
				Connection::set( $step['state'] ?? '' );
				return array();
			case 'agree':
				\Jetpack_Options::update_option( 'tos_agreed', ! empty( $step['isAgreed'] ) );
				return array();
			case 'next':
				update_option( Next_Release::OPTION, (array) $step['release'] + (array) get_option( Next_Release::OPTION, array() ) );
				return array();
			case 'miss':
				update_option( self::MISSING, (array) $step['routes'] );
				return array();
			case 'settle':
				Connection::settle();
				return array( 'jetpack' => JETPACK__VERSION, 'wordpress' => get_bloginfo( 'version' ), 'php' => PHP_VERSION );
			case 'forget':
				Connection::forget();
				return array();
			case 'request':
				$answer = wp_remote_get( (string) $step['url'] );
				return array( 'isDouble' => '1' === wp_remote_retrieve_header( $answer, Provider::HEADER ) );
			default:
				throw new \RuntimeException( 'There is no such step.' );
		}
	}
}
