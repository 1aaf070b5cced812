<?php
/**
 * Status on the admin's home.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Site_Tools;

use Dashboard_For_Jetpack\Plugin\Build;

defined( 'ABSPATH' ) || exit;

/** One row and one button, printed with the page: it sends no request. */
class Home_Widget {

	const ID = 'dashboard_for_jetpack_status';

	public static function hook() {
		add_action( 'wp_dashboard_setup', array( self::class, 'add' ) );
	}

	/** Adds the widget for those who manage the site. */
	public static function add() {
		if ( current_user_can( 'manage_options' ) && current_user_can( 'jetpack_admin_page' ) && Build::table( 'status' ) ) {
			wp_add_dashboard_widget( self::ID, __( 'Dashboard for Jetpack', 'dashboard-for-jetpack' ), array( self::class, 'render' ) );
		}
	}

	/** Prints the summary, the next row, and what is known to be fine. */
	public static function render() {
		$status = Status::read();
		$texts  = array_merge( array_column( $status['rows'], 'text' ), array_column( $status['evidence'], 'text' ) );
		printf( '<p><strong>%s</strong></p>', esc_html( $status['summary'] ) );
		foreach ( array_slice( array_diff( $texts, array( $status['summary'] ) ), 0, 2 ) as $text ) {
			printf( '<p>%s</p>', esc_html( $text ) );
		}
		printf( '<p><a class="button" href="%1$s">%2$s</a></p>', esc_url( Start::page() ), esc_html__( 'Open the dashboard', 'dashboard-for-jetpack' ) );
	}
}
