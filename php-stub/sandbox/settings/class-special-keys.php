<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings;

defined( 'ABSPATH' ) || exit;

/** Settings with their own logic: key to class. */
class Special_Keys {

	const CLASSES = array(
		'blog_id'                          => Special\Blog_Id::class,
		'categories'                       => Special\Post_Categories::class,
		'custom'                           => Special\Custom_Service::class,
		'jetpack-twitter-cards-site-tag'   => Special\Twitter_Tag::class,
		'jetpack_protect_global_whitelist' => Special\Allow_List::class,
		'jetpack_protect_key'              => Special\Protect_Key::class,
		'lang_id'                          => Special\Language::class,
		'monitor_receive_notifications'    => Special\Monitor_Notifications::class,
		'onboarding'                       => Special\Onboarding::class,
		'post_by_email_address'            => Special\Post_By_Email::class,
		'search_auto_config'               => Special\Search_Auto_Config::class,
		'sharing_delete_service'           => Special\Delete_Service::class,
		'sharing_services'                 => Special\Sharing_Services::class,
		'subscription_options'             => Special\Subscription_Options::class,
		'wordpress_api_key'                => Special\Akismet_Key::class,
		'wpcom_newsletter_categories'      => Special\Newsletter_Categories::class,
		'google'                           => Special\Verification_Code::class,
		'bing'                             => Special\Verification_Code::class,
		'pinterest'                        => Special\Verification_Code::class,
		'yandex'                           => Special\Verification_Code::class,
		'facebook'                         => Special\Verification_Code::class,
	);

	/**
	 * The handler of a key.
	 *
	 * @param string $key Setting.
	 * @return Special\Special_Key|null
	 */
	public static function find( $key ) {
		$class = self::CLASSES[ $key ] ?? null;
		return $class ? new $class() : null;
	}
}
