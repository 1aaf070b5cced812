<?php
/**
 * Texts of the newsletter.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

use Dashboard_For_Jetpack\Sandbox\Settings\Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Members that are not sent keep their values. Emails may contain simple HTML.
 */
class Subscription_Options extends Special_Key {

	/**
	 * {@inheritDoc}
	 */
	public function write( $value ) {
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
		return array( 'store' => array_merge( Reader::read( 'subscription_options' ), $value ) );
	}
}
