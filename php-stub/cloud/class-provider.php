<?php
/**
 * What the cloud answers.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Cloud;

use Jetpack_Dashboard\State\Connection;
use Jetpack_Dashboard\State\Plan;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Bodies of the world by REST path. A call fails where the site is not registered or the world says so.
 */
class Provider {

	/**
	 * One answer.
	 *
	 * @param string $path REST path below jetpack/v4.
	 * @return mixed|WP_Error Error data: { status, api_error_code, api_http_code }.
	 */
	public static function fetch( $path ) {
		$fault = Store::get( 'faults', array() )[ $path ] ?? null;
		if ( $fault ) {
			return new WP_Error(
				$fault['code'],
				$fault['message'],
				array(
					'status'         => $fault['status'],
					'api_error_code' => $fault['code'],
					'api_http_code'  => $fault['status'],
				)
			);
		}
		if ( 'site' === $path ) {
			return self::site();
		}
		if ( 'site/features' === $path ) {
			return self::body( $path, Plan::get( 'features', array() ) );
		}
		return self::body( $path, array() );
	}

	/**
	 * A body of the world.
	 *
	 * @param string $path     REST path below jetpack/v4, or a name that fixtures/README.md gives.
	 * @param mixed  $fallback Where the world has none.
	 * @return mixed
	 */
	public static function body( $path, $fallback ) {
		$bodies = Store::get( 'provider', array() );
		return array_key_exists( $path, $bodies ) ? $bodies[ $path ] : $fallback;
	}

	private static function site() {
		$plan = array_diff_key( Plan::all(), array_flip( array( 'class', 'supports' ) ) );
		$icon = get_site_icon_url();
		return array_replace_recursive(
			array(
				'ID'          => (int) Connection::get( 'blogId', 0 ),
				'name'        => get_bloginfo( 'name' ),
				'description' => get_bloginfo( 'description' ),
				'URL'         => home_url(),
				'plan'        => $plan,
				'products'    => array(),
				'options'     => array( 'videopress_storage_used' => 0 ),
			),
			$icon ? array( 'icon' => array( 'img' => $icon ) ) : array(),
			(array) self::body( 'site', array() )
		);
	}
}
