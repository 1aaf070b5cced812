<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Sandbox\Wire_Table;
use Dashboard_For_Jetpack\Sandbox\State\Plan;

defined( 'ABSPATH' ) || exit;

/** `wire/entitlements.json`: `families` `{ plan?: a piece, features?: string[], states?: string[] }`, and the `states` by REST path. */
class Entitlements {

	/**
	 * Adds a product to the site with all of its effects: plan or features, products, purchases, backups and scans.
	 *
	 * @param string $family  Family of the product.
	 * @param array  $product { product_id, product_slug, product }
	 */
	public static function grant( $family, array $product ) {
		$table = Wire_Table::read( 'wire/entitlements' );
		$given = $table['families'][ $family ] ?? array();
		$had   = Plan::get( 'features', array() )['active'] ?? array();
		if ( isset( $given['plan'] ) ) {
			self::take_plan( World::piece( $given['plan'] )['plan'], $had );
		}
		self::add_features( array_merge( $had, $given['features'] ?? array() ) );
		self::add_product( $product );
		Purchases::add( $product );
		Provider::keep( array_intersect_key( $table['states'], array_flip( $given['states'] ?? array() ) ) );
	}

	/**
	 * Replaces the plan, unless the current plan includes all of it.
	 *
	 * @param array    $plan New plan.
	 * @param string[] $had  Current features of the site.
	 */
	private static function take_plan( array $plan, array $had ) {
		if ( array_diff( $plan['features']['active'], $had ) ) {
			Plan::replace( $plan );
		}
	}

	private static function add_features( array $features ) {
		$known           = Plan::get( 'features', array() );
		$known['active'] = array_values( array_unique( array_merge( $known['active'] ?? array(), $features ) ) );
		Plan::set( array( 'features' => $known ) );
	}

	private static function add_product( array $product ) {
		$site               = (array) Provider::body( 'site', array() );
		$site['products']   = $site['products'] ?? array();
		$site['products'][] = array_intersect_key( $product, array_flip( array( 'product_slug', 'product_id' ) ) );
		Provider::keep( array( 'site' => $site ) );
	}
}
