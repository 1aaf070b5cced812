<?php

namespace Dashboard_For_Jetpack\Extras\Visitor_Cost;

defined( 'ABSPATH' ) || exit;

/**
 * What a measured page says about itself. One header: { echo: string, on: string[] modules that were loaded, cookies: string[]|null names }, as JSON in the
 * encoding of addresses. A script cannot read the header of a cookie.
 */
class Report {

	const HEADER = 'X-Dashboard-For-Jetpack-Measured';

	/** The action that Jetpack runs once a module is loaded. */
	const LOADED = 'jetpack_module_loaded_';

	/** Names of cookies in the header, whose length servers limit. */
	const MOST = 30;

	/** @var string|null The value to repeat; null if nothing is reported. */
	private static $echo;

	/**
	 * Sends the header with the others.
	 *
	 * @param string $text Value that the header repeats.
	 */
	public static function promise( $text ) {
		self::$echo = $text;
		// Constants that all cache plugins respect.
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		// Another plugin may replace the callback, and only the callback sees all cookies.
		add_action( 'send_headers', array( self::class, 'send_early' ), PHP_INT_MAX );
		header_register_callback( array( self::class, 'send' ) );
	}

	/** Reports nothing, as for any other request. */
	public static function withdraw() {
		self::$echo = null;
	}

	/** Action `send_headers`: without cookies, because some may follow. */
	public static function send_early() {
		self::write( null );
	}

	/** When PHP sends the headers. */
	public static function send() {
		self::write( self::cookies() );
	}

	private static function write( $cookies ) {
		if ( null === self::$echo || headers_sent() ) {
			return;
		}
		$report = array(
			'echo'    => self::$echo,
			'on'      => self::loaded(),
			'cookies' => $cookies,
		);
		header( 'Cache-Control: no-store, private' );
		header( self::HEADER . ': ' . rawurlencode( (string) wp_json_encode( $report ) ) );
	}

	/** @return string[] Modules that were loaded in this request. */
	private static function loaded() {
		$slugs = array();
		foreach ( array_keys( $GLOBALS['wp_actions'] ) as $action ) {
			if ( 0 === strpos( $action, self::LOADED ) ) {
				$slugs[] = substr( $action, strlen( self::LOADED ) );
			}
		}
		return $slugs;
	}

	/** @return string[] Names of the cookies that this answer sets. */
	private static function cookies() {
		$names = array();
		foreach ( headers_list() as $header ) {
			if ( preg_match( '/^set-cookie:\s*([^=;]+)=/i', $header, $parts ) ) {
				$names[] = mb_substr( trim( $parts[1] ), 0, 60 );
			}
		}
		return array_slice( array_values( array_unique( $names ) ), 0, self::MOST );
	}
}
