<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\State\Site;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `notice/{id}`. */
class Notices_Controller extends Controller {

	const IDS = array( 'welcome', 'feedback_dash_request' );

	public function register_routes() {
		$this->post( 'notice/(?P<notice>[a-z\-_]+)', array( Permissions::class, 'admin_page' ), array( $this, 'dismiss' ) );
	}

	/**
	 * POST notice/{id}.
	 *
	 * @return array|\WP_Error All dismissed notices: id to true.
	 */
	public function dismiss( WP_REST_Request $request ) {
		if ( true !== $request['dismissed'] || ! in_array( $request['notice'], self::IDS, true ) ) {
			return $this->error( 'invalid_param', __( 'There is no such notice.', 'dashboard-for-jetpack' ), 404 );
		}
		$dismissed = array( $request['notice'] => true ) + Site::get( 'dismissedNotices', array() );
		Site::set( array( 'dismissedNotices' => $dismissed ) );
		return $dismissed;
	}
}
