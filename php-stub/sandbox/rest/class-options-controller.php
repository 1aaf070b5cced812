<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Modules\Default_Modules;
use Dashboard_For_Jetpack\Sandbox\Modules\Store as Modules;
use Dashboard_For_Jetpack\Sandbox\Settings\Store as Settings;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Recommendations;
use Dashboard_For_Jetpack\Sandbox\State\Site;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `options/{options|modules}`. */
class Options_Controller extends Controller {

	public function register_routes() {
		$this->post( 'options/(?P<what>[a-z\-]+)', array( Permissions::class, 'modules' ), array( $this, 'reset' ) );
	}

	/** POST options/{what}. Keeps the connection and the dismissed cards. */
	public function reset( WP_REST_Request $request ) {
		$what = $request['what'];
		if ( true !== $request['reset'] || ! in_array( $what, array( 'options', 'modules' ), true ) ) {
			return $this->error( 'invalid_param', __( 'Only options and modules can be reset.', 'dashboard-for-jetpack' ), 404 );
		}
		Modules::set( array( 'active' => Default_Modules::slugs( Connection::has_owner() ) ) );
		if ( 'modules' === $what ) {
			return $this->success( __( 'The modules were reset.', 'dashboard-for-jetpack' ) );
		}
		$kept = array_filter(
			Settings::all(),
			static function ( $key ) {
				return 0 === strpos( $key, 'dismiss_' );
			},
			ARRAY_FILTER_USE_KEY
		);
		Settings::replace( $kept );
		Site::forget( 'dismissedNotices', 'licensingError', 'activationNoticeDismiss' );
		Recommendations::keep( array( 'conditional' => Recommendations::conditional() ) );
		Site::set_flag( 'recommendationsStep', Recommendations::FIRST_STEP );
		return $this->success( __( 'The options were reset.', 'dashboard-for-jetpack' ) );
	}
}
