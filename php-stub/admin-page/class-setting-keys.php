<?php

namespace Dashboard_For_Jetpack\Admin_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Settings that not every release of Jetpack has. The command palette is on every admin page, so it must print little: not all keys that the site knows, only
 * those of the app that it doesn't know.
 */
class Setting_Keys {

	/** Keys of the app's settings that some releases have and others do not. A test compares the list with the app. */
	const VARYING = array(
		'ai_seo_enhancer_enabled',
		'enable_odyssey_stats',
		'jetpack_author_in_email',
		'jetpack_gravatar_in_email',
		'jetpack_post_date_in_email',
		'jetpack_seo_ai_crawler_overrides',
		'jetpack_seo_llms_txt_enabled',
		'jetpack_subscribe_floating_button_enabled',
		'jetpack_subscribe_overlay_enabled',
		'jetpack_subscriptions_from_name',
		'jetpack_subscriptions_login_navigation_enabled',
		'jetpack_subscriptions_reply_to',
		'jetpack_subscriptions_subscribe_navigation_enabled',
		'jetpack_subscriptions_subscribe_post_end_enabled',
		'jetpack_waf_automatic_rules',
		'jetpack_waf_ip_allow_list_enabled',
		'jetpack_waf_ip_block_list_enabled',
		'jetpack_waf_ip_list',
		'jetpack_waf_share_debug_data',
		'sm_enabled',
		'subscription_options',
		'wordads_cmp_enabled',
		'wordads_inline_enabled',
		'wpcom_featured_image_in_email',
		'wpcom_newsletter_categories',
		'wpcom_newsletter_categories_enabled',
		'wpcom_newsletter_send_default',
		'wpcom_reader_views_enabled',
		'wpcom_subscription_emails_use_excerpt',
	);

	/** @return string[] Keys that the active Jetpack does not know. A Jetpack whose classes moved or throw hides nothing. */
	public static function missing_from_jetpack() {
		$list = array( 'Jetpack_Core_Json_Api_Endpoints', 'get_updateable_data_list' );
		try {
			return self::missing( is_callable( $list ) ? array_keys( (array) call_user_func( $list ) ) : array() );
		} catch ( \Throwable $error ) {
			return array();
		}
	}

	/**
	 * Keys that a site does not know.
	 *
	 * @param array $known Keys of the site's settings; empty if they could not be read, which hides nothing.
	 */
	public static function missing( array $known ) {
		return $known ? array_values( array_diff( self::VARYING, $known ) ) : array();
	}
}
