<?php
/**
 * Where modules and settings are stored.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

defined( 'ABSPATH' ) || exit;

/** Knows the options of Jetpack 11.2 to 16.1.2 that contain modules and settings. A test compares the keys with those of the app. */
class Places {

	const MODULES = 'jetpack_active_modules';

	/** Each of these settings is an option of the same name. */
	const PLAIN = array(
		'advanced_seo_front_page_description',
		'advanced_seo_title_formats',
		'ai_seo_enhancer_enabled',
		'akismet_show_user_comments_approved',
		'carousel_background_color',
		'carousel_display_comments',
		'carousel_display_exif',
		'enable_header_ad',
		'gravatar_disable_hovercards',
		'highlander_comment_form_prompt',
		'infinite_scroll',
		'infinite_scroll_google_analytics',
		'instant_search_enabled',
		'jetpack-twitter-cards-site-tag',
		'jetpack_author_in_email',
		'jetpack_blocks_disabled',
		'jetpack_comment_form_color_scheme',
		'jetpack_gravatar_in_email',
		'jetpack_portfolio',
		'jetpack_portfolio_posts_per_page',
		'jetpack_post_date_in_email',
		'jetpack_seo_ai_crawler_overrides',
		'jetpack_seo_llms_txt_enabled',
		'jetpack_sso_match_by_email',
		'jetpack_sso_require_two_step',
		'jetpack_subscribe_floating_button_enabled',
		'jetpack_subscribe_overlay_enabled',
		'jetpack_subscriptions_from_name',
		'jetpack_subscriptions_login_navigation_enabled',
		'jetpack_subscriptions_reply_to',
		'jetpack_subscriptions_subscribe_navigation_enabled',
		'jetpack_subscriptions_subscribe_post_end_enabled',
		'jetpack_testimonial',
		'jetpack_testimonial_posts_per_page',
		'jetpack_waf_automatic_rules',
		'jetpack_waf_ip_allow_list',
		'jetpack_waf_ip_allow_list_enabled',
		'jetpack_waf_ip_block_list',
		'jetpack_waf_ip_block_list_enabled',
		'jetpack_waf_ip_list',
		'jetpack_waf_share_data',
		'jetpack_waf_share_debug_data',
		'monitor_receive_notifications',
		'sharedaddy_disable_resources',
		'sm_enabled',
		'social_notifications_like',
		'social_notifications_subscribe',
		'stb_enabled',
		'stc_enabled',
		'subscription_options',
		'tiled_galleries',
		'videopress_private_enabled_for_site',
		'wordads_ccpa_enabled',
		'wordads_ccpa_privacy_policy_url',
		'wordads_cmp_enabled',
		'wordads_custom_adstxt',
		'wordads_custom_adstxt_enabled',
		'wordads_display_archive',
		'wordads_display_front_page',
		'wordads_display_page',
		'wordads_display_post',
		'wordads_inline_enabled',
		'wordads_second_belowpost',
		'wordpress_api_key',
		'wpcom_featured_image_in_email',
		'wpcom_newsletter_categories',
		'wpcom_newsletter_categories_enabled',
		'wpcom_newsletter_send_default',
		'wpcom_publish_comments_with_markdown',
		'wpcom_publish_posts_with_markdown',
		'wpcom_reader_views_enabled',
		'wpcom_subscription_emails_use_excerpt',
		'wpl_default',
	);

	/** Options of other names: key → the names of the members that lead to the value. */
	const OTHERS = array(
		'jetpack_protect_global_whitelist' => array( 'jetpack_protect_global_whitelist' => array() ),
		// Brute force protection's list in Jetpack 11.
		'jetpack_protect_whitelist'        => array( 'jetpack_protect_global_whitelist' => array() ),
		'jetpack_relatedposts'             => array(
			'show_headline'   => array( 'show_headline' ),
			'show_thumbnails' => array( 'show_thumbnails' ),
		),
		'jetpack_wga'                      => array( 'google_analytics_tracking_id' => array( 'code' ) ),
		'sharing-options'                  => array(
			'button_style'  => array( 'global', 'button_style' ),
			'sharing_label' => array( 'global', 'sharing_label' ),
			'show'          => array( 'global', 'show' ),
		),
		'sharing-services'                 => array( 'sharing_services' => array() ),
		'stats_options'                    => array(
			'admin_bar'            => array( 'admin_bar' ),
			'count_roles'          => array( 'count_roles' ),
			'enable_odyssey_stats' => array( 'enable_odyssey_stats' ),
			'roles'                => array( 'roles' ),
		),
		'verification_services_codes'      => array(
			'bing'      => array( 'bing' ),
			'facebook'  => array( 'facebook' ),
			'google'    => array( 'google' ),
			'pinterest' => array( 'pinterest' ),
			'yandex'    => array( 'yandex' ),
		),
	);

	/** Each user has an option with this beginning. */
	const POST_BY_EMAIL = 'post_by_email_address';

	/** Kept by WordPress.com. Jetpack stores a copy when it is first read, which changes nothing. */
	const COPIES = array( 'monitor_receive_notifications', self::POST_BY_EMAIL );

	/** @var array[] Option → key → members, in addition to the constants. */
	private static $added = array();

	/** @var array|null The plain options as keys. */
	private static $plain;

	/**
	 * Adds the options of a stand-in for Jetpack.
	 *
	 * @param array $places `{ settings: option that contains all settings by key, modules: option whose member `active` lists the modules }`.
	 */
	public static function add( array $places ) {
		self::$added = array_flip( $places );
	}

	/**
	 * Whether an option contains modules or settings. Asked at every change of any option.
	 *
	 * @param string $option Name.
	 * @return bool
	 */
	public static function has( $option ) {
		self::$plain = self::$plain ?? array_flip( self::PLAIN );
		return isset( self::$plain[ $option ] ) || isset( self::OTHERS[ $option ] ) || self::MODULES === $option || isset( self::$added[ $option ] )
			|| 0 === strpos( $option, self::POST_BY_EMAIL );
	}

	/** @return array[] Option → key → members, of all settings that are stored on the site. */
	public static function all() {
		$places = self::OTHERS;
		foreach ( self::PLAIN as $key ) {
			$places[ $key ] = array( $key => array() );
		}
		return $places;
	}

	/**
	 * The changes of modules and settings in a change of an option.
	 *
	 * @param string $option Name.
	 * @param mixed  $old    Its value before; null if it didn't exist.
	 * @param mixed  $new    Its value now; null if it is deleted.
	 * @return array[] `{ key, is_module, from, to }`: null is a value that is not saved.
	 */
	public static function changes( $option, $old, $new ) {
		$kind = self::$added[ $option ] ?? '';
		if ( self::MODULES === $option || 'modules' === $kind ) {
			return self::switched( $kind ? $old['active'] ?? null : $old, $kind ? $new['active'] ?? null : $new );
		}
		if ( 0 === strpos( $option, self::POST_BY_EMAIL ) ) {
			$parts = array( self::POST_BY_EMAIL => array() );
		} elseif ( 'settings' === $kind ) {
			$parts = self::all_of( (array) $old + (array) $new );
		} else {
			$parts = self::OTHERS[ $option ] ?? array( $option => array() );
		}
		$changes = array();
		foreach ( $parts as $key => $members ) {
			$from      = self::read( $old, $members );
			$to        = self::read( $new, $members );
			$is_copied = null === $from && in_array( $key, self::COPIES, true );
			// A text from a form and one from the database may be the same value.
			if ( $from !== $to && maybe_serialize( $from ) !== maybe_serialize( $to ) && ! $is_copied ) {
				$changes[] = array( 'is_module' => false ) + compact( 'key', 'from', 'to' );
			}
		}
		return $changes;
	}

	/**
	 * The places of a map's members that are settings.
	 *
	 * @param array $map Key → value.
	 * @return array Key → members.
	 */
	private static function all_of( array $map ) {
		$known  = array_merge( self::PLAIN, array( self::POST_BY_EMAIL ), ...array_map( 'array_keys', array_values( self::OTHERS ) ) );
		$places = array();
		foreach ( array_intersect( $known, array_keys( $map ) ) as $key ) {
			$places[ $key ] = array( $key );
		}
		return $places;
	}

	/**
	 * A setting's part of an option.
	 *
	 * @param mixed    $value   Value of the option.
	 * @param string[] $members Names that lead to the part.
	 * @return mixed Null if there is no such part.
	 */
	public static function read( $value, array $members ) {
		foreach ( $members as $member ) {
			$value = is_array( $value ) ? $value[ $member ] ?? null : null;
		}
		return $value;
	}

	/**
	 * The modules that were turned on or off.
	 *
	 * @param mixed $old List of slugs.
	 * @param mixed $new List of slugs.
	 * @return array[] As of changes().
	 */
	private static function switched( $old, $new ) {
		$old     = array_filter( (array) $old, 'is_string' );
		$new     = array_filter( (array) $new, 'is_string' );
		$changes = array();
		foreach ( array_unique( array_merge( array_diff( $new, $old ), array_diff( $old, $new ) ) ) as $key ) {
			$to        = in_array( $key, $new, true );
			$changes[] = array(
				'key'       => $key,
				'is_module' => true,
				'from'      => ! $to,
				'to'        => $to,
			);
		}
		return $changes;
	}
}
