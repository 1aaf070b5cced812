<?php

namespace Dashboard_For_Jetpack\Extras\Visitor_Cost;

use Dashboard_For_Jetpack\Admin_Page\Rights;

defined( 'ABSPATH' ) || exit;

/** The pages to measure. Gives tickets to people who may switch modules: for the front page, the newest post and the newest page. */
class Tickets {

	const ACTION = 'dashboard_for_jetpack_visitor_cost';

	public static function hook() {
		add_action( 'wp_ajax_' . self::ACTION, array( self::class, 'answer' ) );
		add_filter( 'dashboard_for_jetpack_page_data', array( self::class, 'with_front' ) );
		add_filter( 'dashboard_for_jetpack_palette_access', array( self::class, 'with_front' ) );
	}

	/** Adds the address of the front page, which the app looks at after a save that visitors may notice. */
	public static function with_front( array $data ) {
		$data['extras']['visitor-cost'] = array( 'front' => home_url( '/' ) );
		return $data;
	}

	/** Sends { pages: as of for_page()[] }. */
	public static function answer() {
		Rights::demand( 'manage_options', 'jetpack_manage_modules' );
		$module = sanitize_key( wp_unslash( $_GET['module'] ?? '' ) );
		$pages  = array();
		foreach ( self::addresses() as $kind => $url ) {
			$pages[] = self::for_page( $kind, $url, $module );
		}
		nocache_headers();
		wp_send_json( array( 'pages' => $pages ) );
	}

	/** @return string[] Addresses by kind, each once. */
	private static function addresses() {
		$addresses = array( 'front' => home_url( '/' ) );
		foreach ( array( 'post', 'page' ) as $type ) {
			$newest = get_posts(
				array(
					'post_type'    => $type,
					'post_status'  => 'publish',
					'has_password' => false,
					'numberposts'  => 1,
					// The page of posts has the same content as a front page.
					'exclude'      => array_filter( array( (int) get_option( 'page_for_posts' ), (int) get_option( 'page_on_front' ) ) ), // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- two at most.
				)
			);
			if ( $newest ) {
				$addresses[ $type ] = get_permalink( $newest[0] );
			}
		}
		return array_unique( $addresses );
	}

	/**
	 * The tickets for a page.
	 *
	 * @param string $kind   front, post or page.
	 * @param string $url    Address.
	 * @param string $module Slug.
	 * @return array { kind, url, same: ticket, again: ticket, on: ticket, off: ticket }; a ticket is { url, echo }.
	 */
	private static function for_page( $kind, $url, $module ) {
		return array(
			'kind'  => $kind,
			'url'   => $url,
			'same'  => self::ticket( $url, $module, Ticket::SAME ),
			'again' => self::ticket( $url, $module, Ticket::SAME ),
			'on'    => self::ticket( $url, $module, Ticket::ON ),
			'off'   => self::ticket( $url, $module, Ticket::OFF ),
		);
	}

	private static function ticket( $url, $module, $direction ) {
		$ticket = Ticket::create( $module, $direction );
		$text   = $ticket->text_for( wp_make_link_relative( $url ) );
		return array(
			'url'  => $url . ( false === strpos( $url, '?' ) ? '?' : '&' ) . Measured_Request::PARAMETER . "=$text",
			'echo' => $ticket->echo,
		);
	}
}
