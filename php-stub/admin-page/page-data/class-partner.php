<?php
/**
 * Partners and purchases.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/** The parts of links to the checkout: the partner's codes, a coupon (DATA-12) and the token of a purchase without an account. */
class Partner {

	const CLASS_NAME = 'Automattic\\Jetpack\\Partner';

	/** @throws Missing_Part If this Jetpack has no class for partners. */
	public static function facts() {
		$partner = Ask::of( self::CLASS_NAME, 'init' );
		$has     = method_exists( $partner, 'get_partner_code' );
		return array(
			'aff'                 => $has ? $partner->get_partner_code( 'affiliate' ) : '',
			'partnerSubsidiaryId' => $has ? $partner->get_partner_code( 'subsidiary' ) : '',
			'partnerCoupon'       => Ask::maybe( false, 'Automattic\\Jetpack\\Partner_Coupon', 'get_coupon' ),
			'purchaseToken'       => self::purchase_token(),
		);
	}

	/** No partner. */
	public static function fallback() {
		return array(
			'aff'                 => '',
			'partnerSubsidiaryId' => '',
			'partnerCoupon'       => false,
			'purchaseToken'       => false,
		);
	}

	/**
	 * Token for administrators of a site that is connected without an account. Jetpack creates it on the first visit of its dashboard, so where
	 * that dashboard was never opened or does not exist, it is created here, in Jetpack's own option.
	 *
	 * @return string|false
	 */
	private static function purchase_token() {
		if ( ! Ask::maybe( false, 'Jetpack', 'current_user_can_purchase' ) ) {
			return false;
		}
		if ( ! Ask::option( 'purchase_token', false ) ) {
			Ask::of( 'Jetpack_Options', 'update_option', 'purchase_token', wp_generate_password( 12, false ), true );
		}
		return Ask::option( 'purchase_token', false );
	}
}
