<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Modules\Active_Modules;
use Dashboard_For_Jetpack\Sandbox\Modules\Switcher;
use Dashboard_For_Jetpack\Sandbox\Settings\Reader;
use Dashboard_For_Jetpack\Sandbox\Settings\Store as Settings;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `search/settings`. */
class Search_Settings_Controller extends Controller {

	public function register_routes() {
		$options = array( Account_Permissions::class, 'options_generic' );
		$flag    = Args::of( 'boolean' );
		$this->get( 'search/settings', $options, array( $this, 'read' ) );
		$this->post(
			'search/settings',
			$options,
			array( $this, 'save' ),
			array(
				'module_active'          => $flag,
				'instant_search_enabled' => $flag,
			)
		);
	}

	/**
	 * GET search/settings.
	 *
	 * @return array { module_active, instant_search_enabled: bool }
	 */
	public function read() {
		return array(
			'module_active'          => Active_Modules::is_active( 'search' ),
			'instant_search_enabled' => (bool) Reader::read( 'instant_search_enabled' ),
		);
	}

	/** POST search/settings, JSON only. Instant search needs the module and activates it. */
	public function save( WP_REST_Request $request ) {
		$sent    = (array) $request->get_json_params();
		$module  = isset( $sent['module_active'] ) ? (bool) $request['module_active'] : null;
		$instant = isset( $sent['instant_search_enabled'] ) ? (bool) $request['instant_search_enabled'] : null;
		if ( ( null === $module && null === $instant ) || ( $instant && false === $module ) ) {
			return $this->error( 'rest_invalid_arguments', __( 'Send at least one setting. Instant search needs search to be on.', 'dashboard-for-jetpack' ), 400 );
		}
		return $this->switch_to( $instant ? true : $module, $instant );
	}

	private function switch_to( $module, $instant ) {
		$outcome = true;
		if ( null !== $module && Active_Modules::is_switched_on( 'search' ) !== $module ) {
			$outcome = $module ? Switcher::activate( 'search' ) : Switcher::deactivate( 'search' );
		}
		if ( is_wp_error( $outcome ) ) {
			return $this->error( 'some_updated', $outcome->get_error_message(), 400 );
		}
		if ( null !== $instant ) {
			Settings::set( array( 'instant_search_enabled' => $instant ) );
		}
		return $this->read();
	}
}
