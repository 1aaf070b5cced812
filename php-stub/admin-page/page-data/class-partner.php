<?php

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
	 * Token for administrators of a site that is connected without an account. Jetpack's own pages create it; reading must save nothing, and without
	 * a token the checkout asks the buyer to log in first.
	 *
	 * @return string|false
	 */
	private static function purchase_token() {
		return Ask::maybe( false, 'Jetpack', 'current_user_can_purchase' ) ? Ask::option( 'purchase_token', false ) : false;
	}
}
