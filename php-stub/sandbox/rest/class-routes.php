<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Release;

defined( 'ABSPATH' ) || exit;

/** The list of controllers, one per entity. */
class Routes {

	const CONTROLLERS = array(
		Connection_Controller::class,
		Connection_Url_Controller::class,
		Connection_Actions_Controller::class,
		Reconnect_Controller::class,
		Identity_Crisis_Controller::class,
		Tracking_Controller::class,
		// Before Settings, whose `module/{slug}` would otherwise match `module/all`.
		Modules_Controller::class,
		Settings_Controller::class,
		Module_Data_Controller::class,
		Akismet_Controller::class,
		Waf_Controller::class,
		Plugins_Controller::class,
		Options_Controller::class,
		Notices_Controller::class,
		Site_Controller::class,
		Site_Offers_Controller::class,
		Protection_Controller::class,
		Licensing_Controller::class,
		User_Licenses_Controller::class,
		Recommendations_Controller::class,
		Verification_Controller::class,
		Search_Controller::class,
		Search_Settings_Controller::class,
		Ads_Controller::class,
		Survey_Controller::class,
		Crm_Controller::class,
		Messages_Controller::class,
		Mobile_Controller::class,
		Secrets_Controller::class,
		Signed_Controller::class,
		Sync_Controller::class,
		Sandbox_Controller::class,
	);

	/** Action `rest_api_init`. */
	public static function register() {
		Body_Limit::hook();
		add_filter( 'rest_pre_dispatch', array( Release::class, 'refuse_missing' ), 10, 3 );
		foreach ( self::CONTROLLERS as $class ) {
			( new $class() )->register_routes();
		}
	}
}
