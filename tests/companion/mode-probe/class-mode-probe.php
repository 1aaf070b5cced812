<?php
/**
 * Routes of the probe.
 *
 * @package Dashboard_For_Jetpack
 */

use Dashboard_For_Jetpack\Plugin\Mode;
use Dashboard_For_Jetpack\Sandbox\Permit;
use Dashboard_For_Jetpack\Sandbox\Sandbox;

defined( 'ABSPATH' ) || exit;

/** `mode-probe/v1`, and a header of every response that contains the mode at the end of its request. */
class Mode_Probe {

	/** Registers the routes, for administrators. */
	public static function register_routes() {
		$answers = array(
			'of'     => static function ( WP_REST_Request $request ) {
				return array( 'mode' => Mode::of( $request->get_json_params() ) );
			},
			'now'    => static function () {
				return array(
					'mode'  => self::mode(),
					'facts' => Mode::facts(),
				);
			},
			'permit' => static function ( WP_REST_Request $request ) {
				return array( 'permit' => Permit::of( $request['environment'], $request['wish'] ) );
			},
			'order'  => static function ( WP_REST_Request $request ) {
				$first = $request['first'];
				update_option( 'active_plugins', array_merge( array( $first ), array_values( array_diff( get_option( 'active_plugins' ), array( $first ) ) ) ) );
				return get_option( 'active_plugins' );
			},
			'forget' => static function () {
				define( 'WP_UNINSTALL_PLUGIN', 'dashboard-for-jetpack/dashboard-for-jetpack.php' );
				require WP_PLUGIN_DIR . '/dashboard-for-jetpack/uninstall.php';
				return array( 'forgotten' => true );
			},
		);
		foreach ( $answers as $name => $callback ) {
			register_rest_route(
				'mode-probe/v1',
				"/$name",
				array(
					'methods'             => 'POST',
					'callback'            => $callback,
					'permission_callback' => static function () {
						return current_user_can( 'manage_options' );
					},
				)
			);
		}
	}

	/** Filter `rest_post_dispatch`. */
	public static function mark( $response ) {
		$response->header( 'X-Mode', self::mode() );
		return $response;
	}

	/** Filter `jetpack_show_promotions`, which the page data contain: a slow one. */
	public static function wait( $value ) {
		usleep( 500000 );
		return $value;
	}

	/** Filter `wp_script_attributes`: a site whose policy requires a nonce. */
	public static function secure( $attributes ) {
		return $attributes + array(
			'nonce'       => 'n"1',
			'crossorigin' => 'anonymous',
			'data-policy' => 'strict',
		);
	}

	/** Filter `script_loader_src`: other addresses. */
	public static function sign( $src ) {
		return add_query_arg( 'signed', '1', $src );
	}

	/**
	 * The mode at the end of the request. The installed build has no sandbox.
	 *
	 * @return string "sandbox", "companion" or "alone"; "off" if the dashboard is not active.
	 */
	private static function mode() {
		if ( ! class_exists( Mode::class ) ) {
			return 'off';
		}
		return class_exists( Sandbox::class ) && Sandbox::is_on() ? 'sandbox' : Mode::current();
	}
}
