<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Sandbox\State\Connection;

defined( 'ABSPATH' ) || exit;

/** Licenses of the owner's account. Stored as key to `{ attached_at: string|null, revoked_at: string|null }`; License_Table has the product of each key. */
class Licenses {

	/**
	 * Converts a scenario's licenses to the stored shape.
	 *
	 * @param array $of_world { detached?, attached?, revoked?: string[] of keys }
	 */
	public static function from_world( array $of_world ) {
		$kept = array();
		foreach ( array( 'detached', 'attached', 'revoked' ) as $state ) {
			foreach ( $of_world[ $state ] ?? array() as $key ) {
				$since        = License_Table::find( $key )['issued_at'] ?? null;
				$kept[ $key ] = array(
					'attached_at' => 'attached' === $state ? $since : null,
					'revoked_at'  => 'revoked' === $state ? $since : null,
				);
			}
		}
		return $kept;
	}

	/**
	 * Counts of licenses.
	 *
	 * @return array { attached, detached, revoked, not_revoked: int }
	 */
	public static function counts() {
		$kept = Store::get( 'licenses', array() );
		if ( ! $kept ) {
			return Provider::body( 'licensing/user/counts', array_fill_keys( array( 'attached', 'detached', 'revoked', 'not_revoked' ), 0 ) );
		}
		$revoked  = count( array_filter( array_column( $kept, 'revoked_at' ) ) );
		$attached = count( array_filter( array_column( $kept, 'attached_at' ) ) );
		return array(
			'attached'    => $attached,
			'detached'    => count( $kept ) - $attached - $revoked,
			'revoked'     => $revoked,
			'not_revoked' => count( $kept ) - $revoked,
		);
	}

	/** @return array[] All licenses, as in licensing/user/licenses. */
	public static function items() {
		$items = array();
		foreach ( Store::get( 'licenses', array() ) as $key => $license ) {
			$items[] = License_Table::describe( $key ) + $license + array(
				'blog_id' => $license['attached_at'] ? (int) Connection::get( 'blogId' ) : null,
			);
		}
		return $items;
	}

	/**
	 * Activates a key on this site. Each key works once.
	 *
	 * @return int|\WP_Error Id of the product, or an error with the code "400", "403" or "404".
	 */
	public static function attach( $key ) {
		$kept    = Store::get( 'licenses', array() );
		$problem = License_Table::problem( $key, $kept[ $key ] ?? array() );
		if ( $problem ) {
			return $problem;
		}
		$kept[ $key ] = array(
			'attached_at' => gmdate( 'Y-m-d H:i:s' ),
			'revoked_at'  => null,
		);
		Store::set( array( 'licenses' => $kept ) );
		$family  = License_Table::find( $key )['family'];
		$product = License_Table::product( $family );
		Entitlements::grant( $family, $product );
		return $product['product_id'];
	}
}
