<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Plugin\Inline_Script;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Lock;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces the real cloud's checkout; products are bought with invented money. Redirects only to this site's own admin.
 *
 * The app links to the provider's redirects and has no code for this page. A script on the sandbox's pages sends checkout links here.
 */
class Checkout_Page {

	const PAGE  = 'checkout';
	const NONCE = 'dashboard-for-jetpack-checkout';

	public static function hook() {
		add_action( 'template_redirect', array( self::class, 'maybe_answer' ), 0 );
	}

	/** Prints the script that sends clicks on checkout links here. */
	public static function print_signpost() {
		Inline_Script::call( __DIR__ . '/checkout-signpost.js', add_query_arg( Authorize_Url::QUERY_VAR, self::PAGE, home_url( '/' ) ) );
	}

	/** Handles requests for this page. */
	public static function maybe_answer() {
		// phpcs:disable WordPress.Security.NonceVerification -- the choice below has a nonce.
		if ( self::PAGE !== ( $_GET[ Authorize_Url::QUERY_VAR ] ?? '' ) ) {
			return;
		}
		if ( ! is_user_logged_in() ) {
			auth_redirect();
		}
		nocache_headers();
		// A page that frames this one could trick users into clicking Pay.
		header( 'X-Frame-Options: DENY' );
		$asked = self::asked();
		if ( '' === $asked['redirect_to'] ) {
			Return_Url::refuse();
		}
		$dashboard_for_jetpack_cart      = Cart::of( $asked['path'], $asked['coupon'] );
		$dashboard_for_jetpack_complaint = self::complaint( $dashboard_for_jetpack_cart );
		if ( '' !== $dashboard_for_jetpack_complaint ) {
			wp_die(
				esc_html( $dashboard_for_jetpack_complaint ),
				esc_html__( 'Sandbox cloud', 'dashboard-for-jetpack' ),
				array(
					'response'  => 403,
					'link_url'  => esc_url( $asked['redirect_to'] ),
					'link_text' => esc_html__( 'Back to the dashboard', 'dashboard-for-jetpack' ),
				)
			);
		}
		if ( 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
			check_admin_referer( self::NONCE );
			if ( isset( $_POST['pay'] ) ) {
				Lock::for_page(
					static function () use ( $dashboard_for_jetpack_cart ) {
						Cart::buy( $dashboard_for_jetpack_cart );
					}
				);
			}
			wp_safe_redirect( $asked['redirect_to'] );
		} else {
			require __DIR__ . '/checkout-view.php';
		}
		exit;
	}

	/**
	 * Parameters of the request.
	 *
	 * @return array { path, coupon, redirect_to: string }; redirect_to is "" unless it is an admin page of this site.
	 */
	private static function asked() {
		$query = array_map( 'strval', array_filter( wp_unslash( $_GET ), 'is_scalar' ) );
		wp_parse_str( $query['query'] ?? '', $inner );
		$inner = array_map( 'strval', array_filter( $inner, 'is_scalar' ) );
		return array(
			'path'        => sanitize_text_field( $query['path'] ?? '' ),
			'coupon'      => sanitize_text_field( $inner['coupon'] ?? '' ),
			'redirect_to' => isset( $inner['redirect_to'] ) ? Return_Url::of( $inner['redirect_to'] ) : Return_Url::dashboard(),
		);
		// phpcs:enable
	}

	/**
	 * Reason why the product cannot be bought.
	 *
	 * @param array|null $cart The cart.
	 * @return string "" if it can.
	 */
	private static function complaint( $cart ) {
		if ( ! Connection::is_registered() || ! current_user_can( 'manage_options' ) ) {
			return __( 'Only administrators can buy products, and the site must be connected.', 'dashboard-for-jetpack' );
		}
		return $cart ? '' : __( 'This product isn’t for sale here.', 'dashboard-for-jetpack' );
	}
}
