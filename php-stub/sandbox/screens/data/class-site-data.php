<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens\Data;

use Dashboard_For_Jetpack\Admin_Page\Page_Data\Site as Printed_Site;
use Dashboard_For_Jetpack\Sandbox\Settings\Subscription_Options;
use Dashboard_For_Jetpack\Sandbox\Settings\Store as Settings;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Plan;
use Dashboard_For_Jetpack\Sandbox\State\Site;

defined( 'ABSPATH' ) || exit;

/** Parts of the page data that come from WordPress or from the scenario. */
class Site_Data {

	/** @return array `siteData`. */
	public static function build() {
		$shows_recommendations = Connection::is_registered() && ! Connection::is_offline() && ! Site::flag( 'isWoASite' );
		return array(
			'blog_id'                    => (int) Connection::get( 'blogId', 0 ),
			'icon'                       => (string) get_site_icon_url(),
			'siteVisibleToSearchEngines' => (bool) get_option( 'blog_public' ),
			'showPromotions'             => (bool) Site::flag( 'showPromotions', true ),
			'isAtomicSite'               => (bool) Site::flag( 'isAtomicSite' ),
			'isWoASite'                  => (bool) Site::flag( 'isWoASite' ),
			'isAtomicPlatform'           => (bool) Site::flag( 'isAtomicPlatform' ),
			'plan'                       => Plan::all(),
			'showBackups'                => (bool) Site::flag( 'showBackups', true ),
			'showRecommendations'        => $shows_recommendations && Site::flag( 'showRecommendations', true ),
			'showMyJetpack'              => Connection::is_registered() && Site::flag( 'showMyJetpack', true ),
			'isMultisite'                => is_multisite() || Site::flag( 'isMultisite' ),
			'dateFormat'                 => get_option( 'date_format' ),
			'content'                    => Printed_Site::content(),
		) + self::subscription_texts();
	}

	private static function subscription_texts() {
		$standard = current_user_can( 'jetpack_manage_modules' ) ? Subscription_Options::standard() : array();
		return $standard ? array(
			'subscriptionTexts' => array(
				'isStored' => Subscription_Options::is_stored(),
				'standard' => $standard,
			),
		) : array();
	}

	/** @return array `themeData`. */
	public static function theme() {
		return array(
			'support' => Site::flag( 'themeSupport', array() ) + array(
				'infinite-scroll' => current_theme_supports( 'infinite-scroll' ),
				'widgets'         => current_theme_supports( 'widgets' ),
				'webfonts'        => wp_is_block_theme(),
			),
		);
	}

	/** @return array `stats`: only the roles; the app fetches the figures later. */
	public static function stats() {
		$may_view = (array) Settings::get( 'roles', array( 'administrator' ) );
		$roles    = array();
		foreach ( get_editable_roles() as $role => $details ) {
			$roles[ $role ] = array(
				'name'    => translate_user_role( $details['name'] ),
				'canView' => in_array( $role, $may_view, true ),
			);
		}
		return array(
			'data'  => array_fill_keys( array( 'general', 'day', 'week', 'month' ), false ),
			'roles' => $roles,
		);
	}

	/**
	 * URL of the latest post.
	 *
	 * @return string The front page if there is none.
	 */
	public static function last_post_url() {
		$posts = get_posts(
			array(
				'numberposts'            => 1,
				'post_status'            => 'publish',
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		return $posts ? (string) get_permalink( $posts[0] ) : home_url( '/' );
	}

	/**
	 * Decodes HTML entities.
	 *
	 * @param string $text Text for HTML.
	 */
	public static function plain( $text ) {
		return html_entity_decode( $text, ENT_QUOTES, 'UTF-8' );
	}
}
