<?php
/** Page data of the double. */

if ( ! Jetpack_Double::is_absent( 'helper' ) ) {
	/** Values that show a test that the helper was used, and release notes. */
	class Jetpack_Redux_State_Helper {
		public static function get_initial_state() {
			Jetpack_Double::may_throw( __METHOD__ );
			return array(
				'aff'                 => 'from-the-helper',
				'partnerSubsidiaryId' => 'from-the-helper',
				'partnerCoupon'       => false,
				'purchaseToken'       => false,
				'settings'            => array( 'from_the_helper' => true ),
				'getModules'          => array( 'from-the-helper' => array( 'module' => 'from-the-helper' ) ),
				'siteData'            => array( 'plan' => array( 'product_slug' => 'from_the_helper' ) ),
			);
		}

		public static function get_update_modal_data() {
			return array( 'release_post_title' => 'Notes from the helper' );
		}
	}
}
