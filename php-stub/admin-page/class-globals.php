<?php
/**
 * What the page tells the app.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Admin_Page;

use Jetpack_Dashboard\State\Connection;

defined( 'ABSPATH' ) || exit;

/**
 * Global variables by name.
 */
class Globals {

	/**
	 * Printed as an object literal by Jetpack too; the others travel as encoded text.
	 */
	const PLAIN = array( 'jetpack_redirects', 'jpTracksAJAX', 'jitm_config', 'jp_banner', 'jpConnect' );

	/**
	 * The variables of a site without Jetpack.
	 *
	 * @return array Name to value.
	 */
	public static function of_stub() {
		$globals = array(
			'Initial_State'               => Data\Page_Data::build(),
			'JP_CONNECTION_INITIAL_STATE' => Data\Connection_Data::for_connection_package(),
			'jetpack_redirects'           => array( 'currentSiteRawUrl' => Data\Site_Data::raw_url() ),
			'jpTracksAJAX'                => Data\Script_Data::tracks(),
			'jitm_config'                 => Data\Script_Data::messages(),
		);
		if ( ! Connection::is_registered() && current_user_can( 'jetpack_connect' ) ) {
			$globals['jp_banner'] = Data\Script_Data::banner();
			$globals['jpConnect'] = Data\Connect_Data::build();
		}
		if ( Connection::get( 'isInIdentityCrisis' ) ) {
			$globals['JP_IDENTITY_CRISIS__INITIAL_STATE'] = Data\Identity_Crisis_Data::build();
		}
		return $globals;
	}

	/**
	 * The script that sets them. Percent-encoding leaves nothing that could end the script element.
	 *
	 * @param array $globals Name to value.
	 * @return string
	 */
	public static function to_script( array $globals ) {
		$lines = array();
		foreach ( $globals as $name => $value ) {
			$json    = wp_json_encode( $value, JSON_HEX_TAG | JSON_HEX_AMP );
			$lines[] = in_array( $name, self::PLAIN, true )
				? "var $name = $json;"
				: "var $name = JSON.parse( decodeURIComponent( \"" . rawurlencode( $json ) . '" ) );';
		}
		return implode( "\n", $lines );
	}
}
