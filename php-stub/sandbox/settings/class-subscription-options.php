<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings;

use Dashboard_For_Jetpack\Sandbox\Modules\Active_Modules;

defined( 'ABSPATH' ) || exit;

/** Members that are not sent keep their values. The first save also stores the server's own texts, but no member without a text. Emails may contain simple HTML. */
class Subscription_Options {

	const KEY = 'subscription_options';

	/**
	 * The server's own texts.
	 *
	 * @return string[] None if the release has none, or while their module is off.
	 */
	public static function standard() {
		$definition = Definitions::find( self::KEY );
		return isset( $definition['standard'] ) && Active_Modules::is_active( 'subscriptions' ) ? $definition['standard'] : array();
	}

	/** @return bool Whether the site has stored any text. */
	public static function is_stored() {
		return array_key_exists( self::KEY, Store::all() );
	}

	public static function write( $value ) {
		foreach ( $value as $key => $member ) {
			if ( 'hide_free_tier' === $key ) {
				$value[ $key ] = rest_sanitize_boolean( $member );
			} elseif ( ! is_string( $member ) ) {
				unset( $value[ $key ] );
			} else {
				$value[ $key ] = 'free_tier_description' === $key
					? mb_substr( wp_strip_all_tags( $member ), 0, 500 )
					: wp_kses( $member, array_fill_keys( array( 'ul', 'ol', 'li', 'p', 'strong', 'em' ), array() ) + array( 'a' => array( 'href' => array() ) ) );
			}
		}
		return array( 'store' => array_merge( self::is_stored() ? (array) Store::get( self::KEY ) : self::standard(), $value ) );
	}
}
