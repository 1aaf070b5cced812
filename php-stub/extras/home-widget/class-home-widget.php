<?php

namespace Dashboard_For_Jetpack\Extras\Home_Widget;

use Dashboard_For_Jetpack\Admin_Page\Rights;
use Dashboard_For_Jetpack\Plugin\Build;
use Dashboard_For_Jetpack\Site_Tools\Provider_Facts;
use Dashboard_For_Jetpack\Site_Tools\Status;

defined( 'ABSPATH' ) || exit;

/** The status and a button, printed with the page without any request: what this server knows, and what it last heard from the provider, with its age. */
class Home_Widget {

	const ID = 'dashboard_for_jetpack_status';

	/** Color of a first row by its urgency. */
	const SIGNS = array(
		'danger'    => '#b32d2e',
		'task'      => '#8a6100',
		'late-task' => '#8a6100',
	);

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
		echo '<p>' . self::summary( $status ) . '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		foreach ( array_slice( array_diff( $texts, explode( ' · ', $status['summary'] ) ), 0, 2 ) as $text ) {
			printf( '<p>%s</p>', esc_html( $text ) );
		}
		printf( '<p><a class="button" href="%1$s">%2$s</a></p>', esc_url( Status::page() ), esc_html__( 'Open the dashboard', 'dashboard-for-jetpack' ) );
	}

	/**
	 * The summary as HTML, with its age and the views of the day if the provider has said it.
	 *
	 * @param array $status Result of Status::read().
	 */
	private static function summary( array $status ) {
		$color = $status['needs'] ? self::SIGNS[ Build::table( 'status' )['urgencies'][ $status['rows'][0]['kind'] ] ] ?? '' : '';
		$text  = $color
			? sprintf( '<strong style="color:%1$s"><span class="dashicons dashicons-warning" style="margin-inline-end:4px" aria-hidden="true"></span>%2$s</strong>', $color, esc_html( $status['summary'] ) )
			: sprintf( '<strong>%s</strong>', esc_html( $status['summary'] ) );
		if ( ! $status['asked'] ) {
			return $text;
		}
		$ago = time() - $status['asked'] < MINUTE_IN_SECONDS ? __( 'Just now', 'dashboard-for-jetpack' ) : Status::ago( $status['asked'] );
		/* translators: 1: how long ago, such as "3 hours ago", 2: status of the site, such as "No backups, no malware scans". */
		$text  = sprintf( esc_html__( '%1$s: %2$s', 'dashboard-for-jetpack' ), esc_html( $ago ), $text );
		$views = Provider_Facts::read()['views'];
		/* translators: %s: number of views. */
		return null === $views ? $text : $text . ' · ' . esc_html( sprintf( __( 'Views so far today: %s', 'dashboard-for-jetpack' ), number_format_i18n( $views ) ) );
	}
}
