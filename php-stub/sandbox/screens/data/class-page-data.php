<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens\Data;

use Dashboard_For_Jetpack\Admin_Page\Globals;
use Dashboard_For_Jetpack\Sandbox\Cloud\Authorize_Url;
use Dashboard_For_Jetpack\Sandbox\Modules\Records;
use Dashboard_For_Jetpack\Sandbox\Wire_Table;
use Dashboard_For_Jetpack\Sandbox\Plugins\Runs;
use Dashboard_For_Jetpack\Sandbox\Release;
use Dashboard_For_Jetpack\Sandbox\Screens\State_Notices;
use Dashboard_For_Jetpack\Sandbox\Settings\Reader;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Site;

use const Dashboard_For_Jetpack\FILE;

defined( 'ABSPATH' ) || exit;

/** `Initial_State`. The 39 keys of the page data, each from the class responsible for it, and the list of what the scenario's release lacks. */
class Page_Data {

	/** @return array The whole map. */
	public static function build() {
		return apply_filters( 'dashboard_for_jetpack_page_data', array_merge( self::transport(), self::connection(), self::site(), self::offers(), self::release(), self::crisis(), self::constants() ) );
	}

	private static function transport() {
		return Script_Data::rest() + array(
			'registrationNonce'           => wp_create_nonce( 'jetpack-registration-nonce' ),
			'pluginBaseUrl'               => untrailingslashit( plugins_url( '', FILE ) ),
			'adminUrl'                    => admin_url(),
			'rawUrl'                      => Globals::site_suffix(),
			'calypsoEnv'                  => '',
			'externalServicesConnectUrls' => External_Services::connect_urls(),
		);
	}

	private static function connection() {
		return array(
			'connectionStatus'         => Connection_Data::status_for_page(),
			'connectedPlugins'         => Connection::get( 'connectedPlugins', array() ),
			'connectUrl'               => Connection::is_linked() ? '' : Authorize_Url::connect(),
			'purchaseToken'            => self::purchase_token(),
			'userData'                 => array( 'currentUser' => User_Data::current() ),
			'tracksUserData'           => User_Data::for_tracks(),
			'jetpackStateNotices'      => State_Notices::page_data(),
			'licensing'                => Licensing_Data::build(),
			'useMyJetpackLicensingUI'  => true,
			'doNotUseConnectionIframe' => false,
			'currentIp'                => Visitor::ip(),
			'isSafari'                 => Visitor::is_safari(),
		);
	}

	private static function site() {
		return array(
			'siteTitle'                => Site_Data::plain( get_bloginfo( 'name' ) ),
			'siteData'                 => Site_Data::build(),
			'themeData'                => Site_Data::theme(),
			'stats'                    => Site_Data::stats(),
			'lastPostUrl'              => Site_Data::last_post_url(),
			'settings'                 => Reader::all(),
			'getModules'               => self::modules(),
			'dismissedNotices'         => Site::get( 'dismissedNotices', array() ),
			'isDevVersion'             => (bool) Site::flag( 'isDevVersion' ),
			'currentVersion'           => Site::flag( 'currentVersion', '11.2' ),
			'is_gutenberg_available'   => true,
			'isWooCommerceActive'      => Runs::woocommerce(),
			'hasSeenWCConnectionModal' => (bool) Site::flag( 'hasSeenWCConnectionModal' ),
		);
	}

	private static function offers() {
		return array(
			'partnerCoupon'       => Site::flag( 'partnerCoupon' ),
			'products'            => Wire_Table::read( 'wire/products' ),
			'recommendationsStep' => Site::flag( 'recommendationsStep', 'not-started' ),
			'newRecommendations'  => Site::flag( 'newRecommendations', array() ),
			'aff'                 => '',
			'partnerSubsidiaryId' => '',
		);
	}

	private static function release() {
		return array_filter(
			array(
				'missingRoutes' => Release::missing_routes(),
				'jetpackUpdate' => Site::flag( 'jetpackUpdate' ),
			)
		);
	}

	private static function crisis() {
		return Connection::get( 'isInIdentityCrisis' ) ? array( 'identityCrisis' => Identity_Crisis_Data::facts() ) : array();
	}

	private static function constants() {
		return defined( 'WPCOM_API_KEY' ) ? array( 'fixedAntiSpamKey' => 'constant' ) : array();
	}

	private static function modules() {
		$modules = Records::all();
		foreach ( $modules as $slug => $module ) {
			foreach ( array( 'name', 'description', 'short_description', 'long_description' ) as $text ) {
				$modules[ $slug ][ $text ] = Site_Data::plain( $module[ $text ] );
			}
		}
		return $modules + array(
			'blocks' => array(
				'module'                    => 'blocks',
				'additional_search_queries' => 'blocks, block, gutenberg, editor',
			),
		);
	}

	private static function purchase_token() {
		$is_site_only = Connection::is_registered() && ! Connection::has_owner();
		return $is_site_only && current_user_can( 'manage_options' ) ? Site::get( 'purchaseToken', false ) : false;
	}
}
