<?php
/**
 * Links that connect accounts.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/** Links to connect the user's account and external services. */
class Links {

	const SERVICES = 'Automattic\\Jetpack\\Publicize\\Keyring_Helper';

	/** @throws Missing_Part If this Jetpack has no class for the connection. */
	public static function facts() {
		return array(
			'connectUrl'                  => self::connect_url(),
			'externalServicesConnectUrls' => self::services(),
		);
	}

	/** No links. */
	public static function fallback() {
		return array(
			'connectUrl'                  => '',
			'externalServicesConnectUrls' => array(),
		);
	}

	/** @return string Empty for a user whose account is connected. */
	private static function connect_url() {
		if ( Ask::of_new( Connection::MANAGER, 'is_user_connected', get_current_user_id() ) ) {
			return '';
		}
		$jetpack = Ask::of( 'Jetpack', 'init' );
		return method_exists( $jetpack, 'build_connect_url' ) ? (string) $jetpack->build_connect_url( true, false, false ) : '';
	}

	/** @return string[] Name of each service to the link that connects it. */
	private static function services() {
		$links = array();
		foreach ( defined( self::SERVICES . '::SERVICES' ) ? constant( self::SERVICES . '::SERVICES' ) : array() as $name => $service ) {
			$links[ $name ] = Ask::of( self::SERVICES, 'connect_url', $name, $service['for'] );
		}
		return $links;
	}
}
