<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/** Links that connect external services. */
class Links {

	const SERVICES = 'Automattic\\Jetpack\\Publicize\\Keyring_Helper';

	/**
	 * Not the link that connects the user's account: Jetpack saves secrets to build it, and no screen shows it.
	 *
	 * @throws Missing_Part If this Jetpack has services without links.
	 */
	public static function facts() {
		return array( 'externalServicesConnectUrls' => self::services() );
	}

	/** No links. */
	public static function fallback() {
		return array( 'externalServicesConnectUrls' => array() );
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
