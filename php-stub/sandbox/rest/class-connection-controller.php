<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\Screens\Data\Connection_Data;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** `connection`, `connection/data`, `connection/plugins` and `connection/test`. */
class Connection_Controller extends Controller {

	public function register_routes() {
		$this->get( 'connection', array( Permissions::class, 'everybody' ), array( Connection_Data::class, 'status' ) );
		$this->get( 'connection/data', array( Permissions::class, 'connect_user' ), array( Connection_Data::class, 'of_user' ) );
		$this->get( 'connection/plugins', array( Permissions::class, 'activate_plugins' ), array( Connection_Data::class, 'plugins' ) );
		$this->get( 'connection/test', array( Permissions::class, 'modules' ), array( $this, 'test' ) );
	}

	/** @return array|WP_Error The answer to GET connection/test. A site without a connection passes, too; a failure is a 500. */
	public function test() {
		$health  = (array) Connection::get( 'health', array() );
		$is_sick = Connection::get( 'errors', array() ) || in_array( false, $health, true );
		if ( Connection::get( 'isInIdentityCrisis' ) ) {
			return $this->failure( 'identity_crisis', __( 'The cloud has a different address for this site.', 'dashboard-for-jetpack' ) );
		}
		if ( Connection::is_registered() && $is_sick ) {
			return $this->failure( 'connection_token_health', __( 'The tokens of the connection are not healthy.', 'dashboard-for-jetpack' ) );
		}
		if ( Connection::is_registered() && Faults::of( 'connection/test' ) ) {
			return $this->failure( 'wpcom_connection_test', __( 'The cloud could not reach the site.', 'dashboard-for-jetpack' ) );
		}
		return $this->success( __( 'All connection tests passed.', 'dashboard-for-jetpack' ) );
	}

	private function failure( $name, $message ) {
		return new WP_Error(
			"failed_test__$name",
			esc_html( $message ),
			array(
				'status'     => 500,
				'resolution' => __( 'Reconnect', 'dashboard-for-jetpack' ) . ' :' . admin_url( 'admin.php?page=jetpack#/reconnect' ),
			)
		);
	}
}
