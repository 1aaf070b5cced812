<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens\Data;

defined( 'ABSPATH' ) || exit;

/** `externalServicesConnectUrls`. Local URLs, each with its own nonce, that open a service's authorization page. */
class External_Services {

	const NAMES = array( 'facebook', 'twitter', 'linkedin', 'tumblr', 'path', 'google_plus', 'google_site_verification' );

	/** @return array URLs by service. */
	public static function connect_urls() {
		$urls = array();
		foreach ( self::NAMES as $service ) {
			$urls[ $service ] = add_query_arg(
				array(
					'page'     => 'sharing',
					'action'   => 'request',
					'service'  => $service,
					'kr_nonce' => wp_create_nonce( 'keyring-request' ),
					'nonce'    => wp_create_nonce( "keyring-request-$service" ),
					'for'      => 'google_site_verification' === $service ? 'other' : 'publicize',
				),
				admin_url( 'options-general.php' )
			);
		}
		return $urls;
	}
}
