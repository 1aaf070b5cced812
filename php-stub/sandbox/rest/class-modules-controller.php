<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Modules\Records;
use Dashboard_For_Jetpack\Sandbox\Modules\Switcher;
use Dashboard_For_Jetpack\Sandbox\Modules\Table;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `module/all`, `module/{slug}` and `module/{slug}/active`. */
class Modules_Controller extends Controller {

	public function register_routes() {
		$this->get( 'module/all', array( Permissions::class, 'admin_page_generic' ), array( Records::class, 'all' ) );
		$this->get( 'module/(?P<slug>[a-z\-]+)', array( Permissions::class, 'admin_page_generic' ), array( $this, 'single' ) );
		$this->post(
			'module/(?P<slug>[a-z\-]+)/active',
			array( Permissions::class, 'modules_generic' ),
			array( $this, 'switch_one' ),
			array( 'active' => Args::of( 'boolean', false, array( 'default' => true ) ) )
		);
	}

	/** GET module/{slug}. */
	public function single( WP_REST_Request $request ) {
		$module = Table::find( $request['slug'] );
		return $module ? Records::single( $module ) : $this->error( 'not_found', __( 'There is no such feature.', 'dashboard-for-jetpack' ), 404 );
	}

	/** POST module/{slug}/active. */
	public function switch_one( WP_REST_Request $request ) {
		$outcome = $request['active'] ? Switcher::activate( $request['slug'] ) : Switcher::deactivate( $request['slug'] );
		if ( is_wp_error( $outcome ) ) {
			return $outcome;
		}
		return $this->success( $request['active'] ? __( 'The feature was activated.', 'dashboard-for-jetpack' ) : __( 'The feature was deactivated.', 'dashboard-for-jetpack' ) );
	}
}
