<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens;

use Dashboard_For_Jetpack\Sandbox\Cloud\Provider;
use Dashboard_For_Jetpack\Sandbox\State\Site;

defined( 'ABSPATH' ) || exit;

/** One-shot cookies `jetpackState[message|error|error_description|display_update_modal]`: set before a redirect, then read and deleted by the page. */
class State_Notices {

	const NAMES = array( 'message', 'error', 'error_description', 'display_update_modal' );

	/** @var array Notices of this page load. */
	private static $taken = array();

	/**
	 * Saves a notice for the next page load.
	 *
	 * @param string $name  One of NAMES.
	 * @param string $value Code or text; "" saves nothing.
	 */
	public static function leave( $name, $value ) {
		if ( '' !== $value ) {
			self::set_cookie( $name, $value, 0 );
		}
	}

	/** Reads and deletes the notices. Must run before any output. */
	public static function take() {
		foreach ( self::NAMES as $name ) {
			if ( isset( $_COOKIE['jetpackState'][ $name ] ) && is_string( $_COOKIE['jetpackState'][ $name ] ) ) {
				self::$taken[ $name ] = sanitize_text_field( wp_unslash( $_COOKIE['jetpackState'][ $name ] ) );
				self::set_cookie( $name, '', time() - DAY_IN_SECONDS );
			}
		}
	}

	/**
	 * Notices for the page data.
	 *
	 * @return array { messageCode, errorCode, errorDescription: string or null each; messageContent: the post of a release, or null }.
	 */
	public static function page_data() {
		return array(
			'messageCode'      => self::$taken['message'] ?? null,
			'errorCode'        => self::$taken['error'] ?? null,
			'errorDescription' => self::$taken['error_description'] ?? null,
			'messageContent'   => self::release_post(),
		);
	}

	/** @return array|null The release post: printed only after an update, until it is dismissed. */
	private static function release_post() {
		$dismissed = Site::get( 'dismissedNotices', array() );
		return empty( $dismissed['welcome'] ) ? Provider::body( 'page/release-post', null ) : null;
	}

	private static function set_cookie( $name, $value, $expires ) {
		setcookie(
			"jetpackState[$name]",
			$value,
			array(
				'expires'  => $expires,
				'path'     => ADMIN_COOKIE_PATH,
				'secure'   => is_ssl(),
				'httponly' => true,
				'samesite' => 'Lax',
			)
		);
	}
}
