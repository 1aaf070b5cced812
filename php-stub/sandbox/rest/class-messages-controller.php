<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Provider;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Dismissals;
use Dashboard_For_Jetpack\Sandbox\State\Site;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `jitm` (not offline), `hints` (if a user is connected), `widgets/{id}` and `notice/{id}`. */
class Messages_Controller extends Controller {

	const IDS = array( 'welcome', 'feedback_dash_request' );

	public function register_routes() {
		$short = array( 'maxLength' => Dismissals::LONGEST );
		$id    = self::arg( 'string', true, $short );
		if ( ! Connection::is_offline() ) {
			$this->get( 'jitm', 'everybody', array( $this, 'messages' ), array( 'message_path' => self::arg( 'string', true ) ) );
			$this->post(
				'jitm',
				'admin_page_generic',
				array( $this, 'dismiss_message' ),
				array(
					'id'            => $id,
					'feature_class' => $id,
				)
			);
		}
		if ( Connection::has_owner() ) {
			$hint = self::arg( 'string', true, array( 'pattern' => '^[a-z0-9\-_]+$' ) + $short );
			$this->post( 'hints', 'admin_page_generic', array( $this, 'dismiss_hint' ), array( 'hint' => $hint ) );
		}
		$this->get( 'widgets/(?P<id>[0-9a-z\-_]+)', 'everybody', array( $this, 'widget' ) );
		$this->post( 'notice/(?P<notice>[a-z\-_]+)', 'admin_page', array( $this, 'dismiss_notice' ) );
	}

	/** @return array[] The answer to GET jitm: the cloud's messages for the current user on an admin page. */
	public function messages() {
		$messages = Provider::fetch_for_account( 'jitm' );
		if ( is_wp_error( $messages ) || ! current_user_can( 'jetpack_admin_page' ) ) {
			return array();
		}
		$gone = Dismissals::of( Dismissals::MESSAGES );
		return array_values( array_filter( $messages, static fn( $message ) => ! in_array( $message['id'] ?? '', $gone, true ) ) );
	}

	/** POST jitm. */
	public function dismiss_message( WP_REST_Request $request ) {
		return rest_ensure_response( Dismissals::add( Dismissals::MESSAGES, sanitize_text_field( $request['id'] ) ) );
	}

	/** POST hints. */
	public function dismiss_hint( WP_REST_Request $request ) {
		return Dismissals::add( Dismissals::HINTS, $request['hint'] )
			? array( 'code' => 'success' )
			: $this->error( 'not_dismissed', __( 'The hint was already dismissed.', 'dashboard-for-jetpack' ), 400 );
	}

	/** @return \WP_Error The answer to GET widgets/{id}. Only one kind of widget has data, and this plugin does not include it. */
	public function widget() {
		return $this->error( 'not_found', __( 'There is no such widget.', 'dashboard-for-jetpack' ), 404 );
	}

	/**
	 * POST notice/{id}.
	 *
	 * @return array|\WP_Error All dismissed notices: id to true.
	 */
	public function dismiss_notice( WP_REST_Request $request ) {
		if ( true !== $request['dismissed'] || ! in_array( $request['notice'], self::IDS, true ) ) {
			return $this->error( 'invalid_param', __( 'There is no such notice.', 'dashboard-for-jetpack' ), 404 );
		}
		$dismissed = array( $request['notice'] => true ) + Site::get( 'dismissedNotices', array() );
		Site::set( array( 'dismissedNotices' => $dismissed ) );
		return $dismissed;
	}
}
