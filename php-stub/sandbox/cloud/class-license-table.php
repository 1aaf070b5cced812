<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Sandbox\Wire_Table;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * `wire/licenses.json`: `{ products: family to { product_id, product_slug, product }, keys: key to { family, state: "good"|"used"|"revoked"|"foreign", issued_at } }`.
 */
class License_Table {

	const FORM = '/^jetpack-[a-z-]+_[A-Za-z0-9]{12,}$/';

	/**
	 * Record of a key.
	 *
	 * @return array|null { family, state, issued_at }
	 */
	public static function find( $key ) {
		return Wire_Table::read( 'wire/licenses' )['keys'][ $key ] ?? null;
	}

	/**
	 * The product of a family's keys.
	 *
	 * @return array { product_id, product_slug, product }
	 */
	public static function product( $family ) {
		return Wire_Table::read( 'wire/licenses' )['products'][ $family ];
	}

	/**
	 * A key as in a list of licenses, without the owner's dates.
	 *
	 * @param string $key A key in the table.
	 * @return array { license_id, license_key, issued_at, product, product_id }
	 */
	public static function describe( $key ) {
		$entry   = self::find( $key );
		$product = self::product( $entry['family'] );
		return array(
			'license_id'  => 1 + (int) array_search( $key, array_keys( Wire_Table::read( 'wire/licenses' )['keys'] ), true ),
			'license_key' => $key,
			'issued_at'   => $entry['issued_at'],
			'product'     => $product['product'],
			'product_id'  => $product['product_id'],
		);
	}

	/**
	 * Reason why a key cannot be used.
	 *
	 * @param array $kept { attached_at?, revoked_at? } if the owner has the key.
	 * @return WP_Error|null The code is the cloud's HTTP status: 400, 403 or 404.
	 */
	public static function problem( $key, array $kept ) {
		$state = preg_match( self::FORM, $key ) ? self::find( $key )['state'] ?? 'unknown' : 'malformed';
		if ( 'good' === $state && array_filter( $kept ) ) {
			$state = empty( $kept['revoked_at'] ) ? 'used' : 'revoked';
		}
		$refusal = Wire_Table::read( 'wire/licenses' )['refusals'][ $state ] ?? null;
		return $refusal ? new WP_Error( (string) $refusal['code'], $refusal['message'] ) : null;
	}
}
