<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

defined( 'ABSPATH' ) || exit;

/** `[ { ID, product_slug, product_name, product_id, subscribed_date, expiry_date, is_refundable, active: "1"|"0" } ]` */
class Purchases {

	const FIRST_ID           = 81000;
	const FIRST_GENERATED_ID = 900000;

	/** @return array[] All purchases: those of the scenario, and as many generated ones as it asks for. */
	public static function all() {
		$wanted = (int) ( Provider::body( 'generated', array() )['site/purchases'] ?? 0 );
		return array_merge( Provider::body( 'site/purchases', array() ), $wanted ? self::generate( $wanted ) : array() );
	}

	/**
	 * Adds a purchase that begins now and lasts a year.
	 *
	 * @param array $product { product_id, product_slug, product }
	 */
	public static function add( array $product ) {
		$purchases   = Provider::body( 'site/purchases', array() );
		$purchases[] = self::purchase( self::FIRST_ID + count( $purchases ), $product['product_slug'], $product['product'], $product['product_id'], time(), time() + YEAR_IN_SECONDS, true );
		Provider::keep( array( 'site/purchases' => $purchases ) );
	}

	/**
	 * Generated purchases: the same for every user, every fourth of them active.
	 *
	 * @param int $wanted Number of purchases.
	 */
	private static function generate( $wanted ) {
		$products  = array_values( Provider::body( 'site/products', array() ) );
		$purchases = array();
		$since     = gmmktime( 0, 0, 0, 1, 1, 2015 );
		$until     = gmmktime( 0, 0, 0, 1, 1, 2099 );
		for ( $number = 1; $products && $number <= $wanted; $number++ ) {
			$product     = $products[ ( $number - 1 ) % count( $products ) ];
			$later       = $number * DAY_IN_SECONDS;
			$purchases[] = self::purchase( self::FIRST_GENERATED_ID + $number, $product['product_slug'], $product['product_name'], $product['product_id'], $since + $later, $until + $later, 0 === $number % 4, false );
		}
		return $purchases;
	}

	private static function purchase( $id, $slug, $name, $product_id, $since, $until, $is_active, $is_refundable = true ) {
		return array(
			'ID'              => (string) $id,
			'product_slug'    => $slug,
			'product_name'    => $name,
			'product_id'      => (string) $product_id,
			'subscribed_date' => gmdate( 'c', $since ),
			'expiry_date'     => gmdate( 'c', $until ),
			'is_refundable'   => $is_refundable,
			'active'          => $is_active ? '1' : '0',
		);
	}
}
