<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Sandbox\State\Site;

defined( 'ABSPATH' ) || exit;

/** One product, for a year, with at most one coupon. */
class Cart {

	/** Prefix of a slug to the family of the product. */
	const FAMILIES = array(
		'jetpack_anti_spam'  => 'anti-spam',
		'jetpack_backup'     => 'backup',
		'jetpack_complete'   => 'complete',
		'jetpack_scan'       => 'scan',
		'jetpack_search'     => 'search',
		'jetpack_security'   => 'security',
		'jetpack_videopress' => 'videopress',
	);

	/**
	 * Puts a product into a cart.
	 *
	 * @param string $slug   Product slug.
	 * @param string $coupon Code; "" for none. An unknown code has no effect.
	 * @return array|null { product_id: int, product_slug, product: string, currency: string, sum: float|null, coupon: "discount"|"partner"|"" }; null if the product is not sold.
	 */
	public static function of( $slug, $coupon ) {
		$gift = self::partner_coupon( $coupon );
		if ( $gift && $gift['product']['slug'] === $slug ) {
			return self::item( 0, $slug, $gift['product']['title'] ) + array(
				'currency' => '',
				'sum'      => 0.0,
				'coupon'   => 'partner',
			);
		}
		$product = Provider::body( 'site/products', array() )[ $slug ] ?? null;
		if ( ! $product || empty( $product['available'] ) ) {
			return null;
		}
		$discount = self::discount( $coupon );
		return self::item( (int) $product['product_id'], $slug, $product['product_name'] ) + array(
			'currency' => (string) ( $product['currency_code'] ?? '' ),
			'sum'      => self::first_year( $product, $discount ),
			'coupon'   => $discount ? 'discount' : '',
		);
	}

	/**
	 * Buys the product once, no matter how often the button is pressed.
	 *
	 * @param array $cart Result of of().
	 */
	public static function buy( array $cart ) {
		$slug  = $cart['product_slug'];
		$owned = array_filter( Purchases::all(), static fn( $purchase ) => $purchase['product_slug'] === $slug && '1' === $purchase['active'] );
		if ( $owned ) {
			return;
		}
		Entitlements::grant( self::family( $slug ), array_intersect_key( $cart, array_flip( array( 'product_id', 'product_slug', 'product' ) ) ) );
		if ( 'discount' === $cart['coupon'] ) {
			Provider::keep( array( 'site/discount' => array( 'is_used' => true ) + Provider::body( 'site/discount', array() ) ) );
		}
		if ( 'partner' === $cart['coupon'] ) {
			Site::set_flag( 'partnerCoupon', false );
		}
	}

	private static function item( $product_id, $product_slug, $product ) {
		return compact( 'product_id', 'product_slug', 'product' );
	}

	private static function family( $slug ) {
		foreach ( self::FAMILIES as $beginning => $family ) {
			if ( 0 === strpos( $slug, $beginning ) ) {
				return $family;
			}
		}
		return '';
	}

	private static function partner_coupon( $code ) {
		$coupon = Site::flag( 'partnerCoupon' );
		return $coupon && '' !== $code && $coupon['coupon_code'] === $code ? $coupon : null;
	}

	private static function discount( $code ) {
		$discount = (array) Provider::body( 'site/discount', array() );
		$is_valid = '' !== $code && ( $discount['code'] ?? '' ) === $code && empty( $discount['is_used'] ) && strtotime( (string) $discount['expiry_date'] ) > time();
		return $is_valid ? $discount : null;
	}

	/**
	 * Lowest price of the first year.
	 *
	 * @param array      $product  Entry of site/products.
	 * @param array|null $discount Entry of site/discount, if applied.
	 * @return float|null Null if the scenario has no price.
	 */
	private static function first_year( array $product, $discount ) {
		if ( ! is_numeric( $product['cost'] ?? null ) ) {
			return null;
		}
		$cost  = (float) $product['cost'];
		$intro = (float) ( $product['introductory_offer']['cost_per_interval'] ?? $cost );
		$off   = (float) ( $product['sale_coupon']['discount'] ?? 0 );
		return min( $cost, $intro, $cost * ( 1 - $off / 100 ), $discount ? $intro * ( 1 - $discount['discount'] / 100 ) : $cost );
	}
}
