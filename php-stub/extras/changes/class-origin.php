<?php

namespace Dashboard_For_Jetpack\Extras\Changes;

use Dashboard_For_Jetpack\Plugin\Mode;
use WP_User;

use const Dashboard_For_Jetpack\DIR;

defined( 'ABSPATH' ) || exit;

/** Who changes something in the running request, how, and by which code. */
class Origin {

	/** The number of call levels to look at. */
	const DEPTH = 60;

	/** @var string The name that the changes of one request share. */
	private static $request = '';

	/** @return array `{ at: milliseconds, request, user_id: 0 for none, source, code: "file:line" of a plugin or theme, or "" }` */
	public static function of_this_change() {
		self::$request = '' === self::$request ? wp_generate_uuid4() : self::$request;
		$source        = apply_filters( 'dashboard_for_jetpack_source', '' );
		return array(
			'at'      => (int) ( microtime( true ) * 1000 ),
			'request' => self::$request,
			// What names its source is no person.
			'user_id' => $source ? 0 : self::user(),
			'source'  => $source ? $source : self::source(),
			'code'    => self::code(),
		);
	}

	/** @return int Doesn't look for a login before WordPress itself does, because other plugins may not be ready for it. */
	private static function user() {
		$is_known = did_action( 'init' ) || ( $GLOBALS['current_user'] ?? null ) instanceof WP_User;
		return $is_known ? get_current_user_id() : 0;
	}

	/** @return string One of the sources in src/extras/changes/domain/record.ts. */
	private static function source() {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- only compared.
		$is_of_provider = 'jetpack' === ( $_GET['_for'] ?? $_GET['for'] ?? '' );
		// phpcs:enable
		if ( doing_action( 'updating_jetpack_version' ) || doing_action( 'upgrader_process_complete' ) ) {
			return 'update';
		}
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			return 'cli';
		}
		if ( wp_doing_cron() ) {
			return 'cron';
		}
		if ( defined( 'XMLRPC_REQUEST' ) && XMLRPC_REQUEST ) {
			return $is_of_provider ? 'provider' : 'xmlrpc';
		}
		if ( wp_is_serving_rest_request() ) {
			return $is_of_provider ? 'provider' : self::screen( 'rest' );
		}
		return is_admin() ? self::screen( 'admin' ) : 'visit';
	}

	/**
	 * The screen that has sent the request.
	 *
	 * @param string $fallback Source if it is neither ours nor Jetpack's.
	 */
	private static function screen( $fallback ) {
		wp_parse_str( (string) wp_parse_url( (string) wp_get_raw_referer(), PHP_URL_QUERY ), $query );
		$page = is_string( $query['page'] ?? null ) ? $query['page'] : '';
		// Without Jetpack, the sandbox has its pages.
		$is_jetpacks = 0 === strpos( $page, 'jetpack' ) && Mode::COMPANION === Mode::current();
		if ( $is_jetpacks ) {
			return 'jetpack';
		}
		return preg_match( '/^(jetpack|dashboard-for-jetpack)/', $page ) ? 'dashboard' : $fallback;
	}

	/** @return string The nearest code of a plugin, must-use plugin or theme that is neither ours nor Jetpack's. */
	private static function code() {
		foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS, self::DEPTH ) as $call ) { // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- names the plugin.
			$file   = wp_normalize_path( $call['file'] ?? '' );
			$name   = plugin_basename( $file );
			$is_own = 0 === strpos( $file, wp_normalize_path( DIR ) . '/' ) || 0 === strpos( $name, 'jetpack/' );
			// A plugin's folder may be a link to another place.
			$is_of_site = trim( $file, '/' ) !== $name || 0 === strpos( $file, wp_normalize_path( get_theme_root() ) . '/' );
			if ( '' !== $file && $is_of_site && ! $is_own ) {
				return $file . ':' . (int) ( $call['line'] ?? 0 );
			}
		}
		return '';
	}
}
