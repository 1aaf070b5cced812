<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Modules\Active_Modules;
use Dashboard_For_Jetpack\Sandbox\Modules\Switcher;
use Dashboard_For_Jetpack\Sandbox\State\Site;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `wordads/settings`, registered only with the shared ads screen. */
class Ads_Controller extends Controller {

	public function register_routes() {
		$has_screen = defined( 'ENABLE_WORDADS_SHARED_UI' ) && constant( 'ENABLE_WORDADS_SHARED_UI' );
		if ( ! $has_screen && ! Site::flag( 'hasSharedAdsUi' ) ) {
			return;
		}
		$options = array( Account_Permissions::class, 'options_generic' );
		$this->get( 'wordads/settings', $options, array( $this, 'read' ) );
		$this->post( 'wordads/settings', $options, array( $this, 'save' ), array( 'module_active' => Args::of( 'boolean' ) ) );
	}

	/**
	 * GET wordads/settings.
	 *
	 * @return array { module_active: bool }
	 */
	public function read() {
		return array( 'module_active' => Active_Modules::is_active( 'wordads' ) );
	}

	/** POST wordads/settings. Without a parameter it only reads. */
	public function save( WP_REST_Request $request ) {
		$wish = $request['module_active'];
		if ( null !== $wish && Active_Modules::is_switched_on( 'wordads' ) !== $wish ) {
			$outcome = $wish ? Switcher::activate( 'wordads' ) : Switcher::deactivate( 'wordads' );
			if ( is_wp_error( $outcome ) ) {
				return $this->error( 'some_updated', $outcome->get_error_message(), 400 );
			}
		}
		return $this->read();
	}
}
