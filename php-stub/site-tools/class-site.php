<?php

namespace Dashboard_For_Jetpack\Site_Tools;

use Dashboard_For_Jetpack\Admin_Page\Inner_Call;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Reads the modules and settings with the app's REST calls, as the current user, so permissions and values are the same as on the screens. */
class Site {

	/**
	 * The facts that decide about the settings.
	 *
	 * @return array|WP_Error `{ modules: slug → wire record, settings: key → value, connection: "connected" and so on, flags: FLAGS of
	 * src/domain/server-tables/ that concern the whole site }`; the error of the first refused call.
	 */
	public static function read() {
		$answers = array();
		foreach ( array( 'connection', 'module/all', 'settings' ) as $path ) {
			$answers[ $path ] = self::call( 'GET', $path );
			if ( is_wp_error( $answers[ $path ] ) ) {
				return $answers[ $path ];
			}
		}
		$status = $answers['connection'];
		return array(
			'modules'    => array_filter( $answers['module/all'], 'is_array' ),
			'settings'   => $answers['settings'],
			'connection' => self::connection( ! empty( $status['offlineMode']['isActive'] ), ! empty( $status['isActive'] ) ),
			'flags'      => array(
				'hasConnectedOwner' => ! empty( $status['hasConnectedOwner'] ),
				'isLinked'          => ! empty( $status['isUserConnected'] ),
			),
		);
	}

	/**
	 * Saves settings.
	 *
	 * @param array $values Server's key → value.
	 * @return array|WP_Error
	 */
	public static function save( array $values ) {
		return self::call( 'POST', 'settings', $values );
	}

	/**
	 * The kind of the connection. Offline mode takes precedence over a stored connection.
	 *
	 * @param bool $is_offline In offline mode.
	 */
	public static function connection( $is_offline, $is_connected ) {
		if ( $is_offline ) {
			return 'offline';
		}
		return $is_connected ? 'connected' : 'unconnected';
	}

	/**
	 * Makes a REST call inside this request.
	 *
	 * @param string $path Below jetpack/v4.
	 * @param array  $body JSON body.
	 * @return array|WP_Error
	 */
	private static function call( $method, $path, array $body = array() ) {
		$response = Inner_Call::ask_route( $method, $path, $body );
		if ( $response->is_error() ) {
			return $response->as_error();
		}
		$data = json_decode( (string) wp_json_encode( $response->get_data() ), true );
		if ( ! is_array( $data ) ) {
			/* translators: %s: path of a REST route, such as "settings". */
			return new WP_Error( 'unexpected_answer', sprintf( __( 'Jetpack gave an unexpected answer: %s', 'dashboard-for-jetpack' ), $path ) );
		}
		return $data;
	}
}
