<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/** Facts about the site and the visit (DATA-13). */
class Site {

	const STATUS      = 'Automattic\\Jetpack\\Status';
	const HOST        = 'Automattic\\Jetpack\\Status\\Host';
	const MY_JETPACK  = 'Automattic\\Jetpack\\My_Jetpack\\Initializer';
	const USER_AGENTS = 'Automattic\\Jetpack\\Device_Detection\\User_Agent_Info';

	/** @throws Missing_Part If this Jetpack has no class for its options. */
	public static function facts() {
		global $is_safari;
		return array(
			'siteData'                => self::of_jetpack() + self::of_wordpress(),
			'rawUrl'                  => Ask::of_new( self::STATUS, 'get_site_suffix' ),
			'isDevVersion'            => (bool) Ask::maybe( false, 'Jetpack', 'is_development_version' ),
			'lastPostUrl'             => esc_url( self::last_post_url() ),
			'currentIp'               => self::current_ip(),
			'isSafari'                => $is_safari || Ask::maybe( false, self::USER_AGENTS, 'is_opera_desktop' ),
			'useMyJetpackLicensingUI' => (bool) Ask::maybe( true, self::MY_JETPACK, 'is_licensing_ui_enabled' ),
		);
	}

	/** What WordPress alone has. */
	public static function fallback() {
		return array(
			'siteData'     => self::of_wordpress(),
			'isDevVersion' => false,
			'lastPostUrl'  => esc_url( self::last_post_url() ),
			'currentIp'    => false,
			'isSafari'     => (bool) $GLOBALS['is_safari'],
		);
	}

	private static function of_jetpack() {
		$is_woa = (bool) Ask::maybe_new( false, self::HOST, 'is_woa_site' );
		return array(
			'blog_id'          => Ask::option( 'id', 0 ),
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Jetpack's filter.
			'icon'             => has_site_icon() ? apply_filters( 'jetpack_photon_url', get_site_icon_url(), array( 'w' => 64 ) ) : '',
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Jetpack's filter.
			'showPromotions'   => (bool) apply_filters( 'jetpack_show_promotions', true ),
			'isAtomicSite'     => $is_woa,
			'isWoASite'        => $is_woa,
			'isAtomicPlatform' => (bool) Ask::maybe_new( false, self::HOST, 'is_atomic_platform' ),
			'showBackups'      => (bool) Ask::maybe( true, 'Jetpack', 'show_backups_ui' ),
			'showMyJetpack'    => (bool) Ask::maybe( false, self::MY_JETPACK, 'should_initialize' ),
		);
	}

	private static function of_wordpress() {
		return array(
			'siteVisibleToSearchEngines' => 1 === (int) get_option( 'blog_public' ),
			'isMultisite'                => is_multisite(),
			'dateFormat'                 => get_option( 'date_format' ),
			'content'                    => self::content(),
		);
	}

	/** @return int[] How many published posts and approved comments there are. WordPress's own menu counts the latter, too. */
	public static function content() {
		return array(
			'posts'    => (int) wp_count_posts()->publish,
			'comments' => (int) wp_count_comments()->approved,
		);
	}

	/** @return string The latest post, or the front page of a site without posts. */
	private static function last_post_url() {
		$posts = get_posts(
			array(
				'posts_per_page'         => 1,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		return $posts ? (string) get_permalink( $posts[0] ) : get_home_url();
	}

	/** @return string|false Address of the visitor. Older releases have a function instead of the class. */
	private static function current_ip() {
		$older = function_exists( 'jetpack_protect_get_ip' ) ? jetpack_protect_get_ip() : false;
		return Ask::maybe( $older, 'Automattic\\Jetpack\\IP\\Utils', 'get_ip' );
	}
}
