<?php
/**
 * `externalServicesConnectUrls`.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Admin_Page\Data;

defined( 'ABSPATH' ) || exit;

/**
 * Local addresses, each with its own nonce, that would open a service's own authorization.
 */
class External_Services {

	const NAMES = array( 'facebook', 'twitter', 'linkedin', 'tumblr', 'path', 'google_plus', 'google_site_verification' );

	/**
	 * Addresses by service.
	 *
	 * @return array
	 */
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
