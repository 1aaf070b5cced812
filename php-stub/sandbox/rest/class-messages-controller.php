<?php
/**
 * Messages and hints that are not the dashboard's.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Provider;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Site;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * `jitm` (not offline), `hints` (where somebody is connected) and `widgets/{id}`.
 */
class Messages_Controller extends Controller {

	/**
	 * {@inheritDoc}
	 */
	public function register_routes() {
		$everybody = array( Permissions::class, 'everybody' );
		if ( ! Connection::is_offline() ) {
			$this->get( 'jitm', $everybody, array( $this, 'messages' ), array( 'message_path' => Args::of( 'string', true ) ) );
			$this->post(
				'jitm',
				array( Permissions::class, 'admin_page_generic' ),
				array( $this, 'dismiss_message' ),
				array(
					'id'            => Args::of( 'string', true ),
					'feature_class' => Args::of( 'string', true ),
				)
			);
		}
		if ( Connection::has_owner() ) {
			$hint = Args::of( 'string', true, array( 'pattern' => '^[a-z0-9\-_]+$' ) );
			$this->post( 'hints', array( Permissions::class, 'admin_page_generic' ), array( $this, 'dismiss_hint' ), array( 'hint' => $hint ) );
		}
		$this->get( 'widgets/(?P<id>[0-9a-z\-_]+)', $everybody, array( $this, 'widget' ) );
	}

	/**
	 * GET jitm: what the cloud would say on an admin page to who is asking.
	 *
	 * @return array[]
	 */
	public function messages() {
		$messages = Provider::fetch_for_account( 'jitm' );
		if ( is_wp_error( $messages ) || ! current_user_can( 'jetpack_admin_page' ) ) {
			return array();
		}
		$gone = $this->dismissed( 'dismissedMessages' );
		return array_values(
			array_filter(
				$messages,
				static function ( $message ) use ( $gone ) {
					return ! in_array( $message['id'] ?? '', $gone, true );
				}
			)
		);
	}

	/**
	 * POST jitm.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return \WP_REST_Response
	 */
	public function dismiss_message( WP_REST_Request $request ) {
		return rest_ensure_response( $this->dismiss( 'dismissedMessages', $request['id'] ) );
	}

	/**
	 * POST hints.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return array|\WP_Error
	 */
	public function dismiss_hint( WP_REST_Request $request ) {
		return $this->dismiss( 'dismissedHints', $request['hint'] )
			? array( 'code' => 'success' )
			: $this->error( 'not_dismissed', __( 'The hint was dismissed before.', 'jetpack' ), 400 );
	}

	/**
	 * GET widgets/{id}. Only one kind of widget has data, and this plugin does not bring it.
	 *
	 * @return \WP_Error
	 */
	public function widget() {
		return $this->error( 'not_found', __( 'There is no such widget.', 'jetpack' ), 404 );
	}

	private function dismissed( $list ) {
		return Site::get( $list, array() );
	}

	private function dismiss( $list, $id ) {
		$gone = $this->dismissed( $list );
		$id   = sanitize_text_field( $id );
		if ( in_array( $id, $gone, true ) ) {
			return false;
		}
		Site::set( array( $list => array_merge( $gone, array( $id ) ) ) );
		return true;
	}
}
