<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Modules\Active_Modules;
use Dashboard_For_Jetpack\Sandbox\Modules\Table;
use Dashboard_For_Jetpack\Sandbox\Settings\Definitions;
use Dashboard_For_Jetpack\Sandbox\Settings\Reader;
use Dashboard_For_Jetpack\Sandbox\Settings\Validators;
use Dashboard_For_Jetpack\Sandbox\Settings\Writer;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `settings`, `settings/{module}` and `module/{module}`. */
class Settings_Controller extends Controller {

	public function register_routes() {
		$args = Args::settings();
		$this->get( 'settings', array( Permissions::class, 'admin_page_generic' ), array( Reader::class, 'all' ) );
		$this->post( 'settings', array( Permissions::class, 'settings_generic' ), array( $this, 'save' ), $args );
		$this->post( 'settings/(?P<slug>[a-z\-]+)', array( Permissions::class, 'settings_generic' ), array( $this, 'save_of_module' ), $args );
		$this->post( 'module/(?P<slug>[a-z\-]+)', array( Permissions::class, 'settings_generic' ), array( $this, 'save_of_module' ), $args );
	}

	/** POST settings. */
	public function save( WP_REST_Request $request ) {
		return $this->write( Body::of( $request ) );
	}

	/** POST module/{slug}: only options of that module, which must be active. */
	public function save_of_module( WP_REST_Request $request ) {
		$slug = $request->get_url_params()['slug'];
		if ( ! Table::find( $slug ) ) {
			return $this->error( 'not_found', __( 'There is no such feature.', 'dashboard-for-jetpack' ), 404 );
		}
		if ( ! Active_Modules::is_active( $slug ) ) {
			return $this->error( 'inactive', __( 'The feature is not active.', 'dashboard-for-jetpack' ), 409 );
		}
		return $this->write( Body::of( $request ), $slug );
	}

	private function write( array $values, $module = null ) {
		$nulls = array_filter( array_keys( $values, null, true ), array( Definitions::class, 'find' ) );
		return $nulls ? $this->refuse( $nulls ) : $this->answer( Writer::save( $values, $module ) );
	}

	/**
	 * Refuses null. WordPress does not validate null parameters and would save an empty setting.
	 *
	 * @param string[] $keys Names of settings.
	 * @return \WP_Error WordPress's own error for an invalid parameter.
	 */
	private function refuse( array $keys ) {
		$params = array();
		foreach ( $keys as $key ) {
			$params[ $key ] = Validators::complaint( Definitions::find( $key ) );
		}
		return new \WP_Error(
			'rest_invalid_param',
			/* translators: %s: names of settings. */
			sprintf( __( 'Invalid parameter(s): %s', 'dashboard-for-jetpack' ), implode( ', ', $keys ) ),
			array(
				'status'  => 400,
				'params'  => $params,
				'details' => array(),
			)
		);
	}

	private function answer( $result ) {
		$complaint = $result->complaint();
		if ( '' !== $complaint ) {
			return new \WP_Error( 'some_updated', $complaint, array( 'status' => 400 ) );
		}
		return null === $result->bare
			? $this->success( __( 'The settings were saved.', 'dashboard-for-jetpack' ), $result->extras )
			: rest_ensure_response( $result->bare );
	}
}
