<?php

namespace Dashboard_For_Jetpack\Extras\Home_Widget;

use Dashboard_For_Jetpack\Admin_Page\Globals;
use Dashboard_For_Jetpack\Admin_Page\Rights;
use Dashboard_For_Jetpack\Plugin\Build;
use Dashboard_For_Jetpack\Plugin\Inline_Script;
use Dashboard_For_Jetpack\Site_Tools\Status;

defined( 'ABSPATH' ) || exit;

/**
 * The known part of the status and a button, printed with the page without any request. This server knows nothing about backups, threats and spam, so
 * a script adds the last message of At a Glance with its age, which the browser keeps (`src/state/site-status.ts`, and the views of
 * `src/domain/last-look`).
 */
class Home_Widget {

	const ID    = 'dashboard_for_jetpack_status';
	const LINES = 'dashboard-for-jetpack-status-lines';

	/** Kinds of rows that don't contradict the status of the last look, so they stand below it. */
	const BESIDE = array( 'updates', 'unchecked-updates' );

	public static function hook() {
		add_action( 'wp_dashboard_setup', array( self::class, 'add' ) );
	}

	/** Adds the widget for users who manage the site. */
	public static function add() {
		if ( current_user_can( 'manage_options' ) && Rights::has( 'jetpack_admin_page' ) && Build::table( 'status' ) ) {
			wp_add_dashboard_widget( self::ID, __( 'Dashboard for Jetpack', 'dashboard-for-jetpack' ), array( self::class, 'render' ) );
		}
	}

	/** Prints the summary, the next row, and the evidence that all is well. */
	public static function render() {
		$status = Status::read();
		$texts  = array_merge( array_column( $status['rows'], 'text' ), array_column( $status['evidence'], 'text' ) );
		printf( '<div id="%1$s"><p><strong>%2$s</strong></p>', esc_attr( self::LINES ), esc_html( $status['summary'] ) );
		foreach ( array_slice( array_diff( $texts, array( $status['summary'] ) ), 0, 2 ) as $text ) {
			printf( '<p>%s</p>', esc_html( $text ) );
		}
		printf( '</div><p><a class="button" href="%1$s">%2$s</a></p>', esc_url( Status::page() ), esc_html__( 'Open the dashboard', 'dashboard-for-jetpack' ) );
		$own = array_diff( array_column( $status['rows'], 'kind' ), self::BESIDE );
		if ( 'unwatched' !== $status['overall'] && ! $own ) {
			self::print_script( 'unknown' === $status['overall'] );
		}
	}

	/**
	 * Prints the script.
	 *
	 * @param bool $is_guess Whether the summary only says that nothing is known.
	 */
	private static function print_script( $is_guess ) {
		$words = array(
			/* translators: 1: how long ago, such as "3 hours ago", 2: status of the site, such as "No backups, no malware scans". */
			'then'  => __( '%1$s: %2$s', 'dashboard-for-jetpack' ),
			/* translators: how long ago something was, at the start of a line. */
			'now'   => __( 'Just now', 'dashboard-for-jetpack' ),
			/* translators: %s: number of views. */
			'views' => __( 'Views so far today: %s', 'dashboard-for-jetpack' ),
		);
		// As in src/state/memory.ts.
		$owner = Globals::site_suffix() . ' ' . get_current_user_id();
		Inline_Script::call( __DIR__ . '/home-widget.js', self::LINES, $owner, wp_date( 'Y-m-d' ), $is_guess, $words );
	}
}
