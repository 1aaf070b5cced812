<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Sandbox\State\Plan;

defined( 'ABSPATH' ) || exit;

/** The search product in the cloud. Derived from the plan, the purchases, the prices and the posts of the site, unless the scenario overrides it. */
class Search_Facts {

	/** @return array Body of search/plan. */
	public static function plan() {
		$bought = array_filter(
			Purchases::all(),
			static fn( $purchase ) => '1' === $purchase['active'] && false !== strpos( $purchase['product_slug'], 'search' )
		);
		$plan   = array(
			'search_subscriptions'         => array_values( $bought ),
			'supports_instant_search'      => Plan::supports( 'instant-search' ),
			'supports_only_classic_search' => Plan::supports( 'search' ) && ! Plan::supports( 'instant-search' ),
			'supports_search'              => Plan::supports( 'search' ),
			'default_upgrade_bill_period'  => 'yearly',
		);
		return $bought ? $plan + array( 'effective_subscription' => array( 'product_slug' => reset( $bought )['product_slug'] ) ) : $plan;
	}

	/** @return array Body of search/stats: the size of the index. */
	public static function stats() {
		$counts = array();
		foreach ( get_post_types( array( 'exclude_from_search' => false ) ) as $type ) {
			$counts[ $type ] = (int) ( wp_count_posts( $type )->publish ?? 0 );
		}
		return array(
			'post_count'          => array_sum( $counts ),
			'post_type_breakdown' => array_filter( $counts ),
			'last_indexed_date'   => get_lastpostmodified( 'GMT' ),
		);
	}

	/** @return array Part of search/pricing that needs no cloud. */
	public static function product() {
		return array(
			'available'               => true,
			'trial_available'         => false,
			'wpcom_product_slug'      => 'jetpack_search',
			'wpcom_free_product_slug' => 'jetpack_search_free',
		);
	}

	/**
	 * The rest of search/pricing, with monthly prices.
	 *
	 * @return array Empty if the product is not sold.
	 */
	public static function prices() {
		$product = Provider::body( 'site/products', array() )['jetpack_search'] ?? null;
		if ( ! $product ) {
			return array();
		}
		$intro = $product['introductory_offer']['cost_per_interval'] ?? null;
		return array(
			'currency_code'          => $product['currency_code'],
			'full_price'             => round( $product['cost'] / 12, 2 ),
			'discount_price'         => round( ( $intro ?? $product['cost'] ) / 12, 2 ),
			'is_introductory_offer'  => null !== $intro,
			'coupon_discount'        => (int) ( $product['sale_coupon']['discount'] ?? 0 ),
			'estimated_record_count' => self::stats()['post_count'],
		);
	}
}
