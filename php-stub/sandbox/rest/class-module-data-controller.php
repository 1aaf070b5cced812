<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Anti_Spam_Keys;
use Dashboard_For_Jetpack\Sandbox\Cloud\Provider;
use Dashboard_For_Jetpack\Sandbox\Cloud\Stats;
use Dashboard_For_Jetpack\Sandbox\Modules\Active_Modules;
use Dashboard_For_Jetpack\Sandbox\Plugins\Installed;
use Dashboard_For_Jetpack\Sandbox\Plugins\Runs;
use Dashboard_For_Jetpack\Sandbox\Settings\Reader;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `module/{slug}/data`: each module has its own response shape, some a bare value; most have none. */
class Module_Data_Controller extends Controller {

	const SERVICES = array( 'google', 'bing', 'pinterest', 'yandex', 'facebook' );

	public function register_routes() {
		$this->get(
			'module/(?P<slug>[a-z\-]+)/data',
			array( Permissions::class, 'admin_page_generic' ),
			array( $this, 'answer' ),
			array( 'range' => Args::of( 'string' ) )
		);
	}

	/** GET module/{slug}/data. */
	public function answer( WP_REST_Request $request ) {
		switch ( $request['slug'] ) {
			case 'stats':
				return Stats::body( (string) $request['range'] );
			case 'protect':
				return $this->protect();
			case 'akismet':
				return $this->akismet();
			case 'verification-tools':
				return $this->verification();
			case 'vaultpress':
				return $this->vaultpress();
		}
		return $this->nothing();
	}

	private function protect() {
		return Active_Modules::is_active( 'protect' ) ? rest_ensure_response( Provider::body( 'protect', array() )['blocked'] ?? false ) : $this->inactive();
	}

	private function akismet() {
		if ( ! Runs::akismet() ) {
			return rest_ensure_response( null !== Installed::file_of( 'akismet' ) ? 'not_active' : 'not_installed' );
		}
		$count = Anti_Spam_Keys::is_usable( Anti_Spam_Keys::kept() ) ? Provider::body( 'akismet', 0 ) : 'invalid_key';
		return rest_ensure_response( $count );
	}

	private function verification() {
		if ( ! Active_Modules::is_active( 'verification-tools' ) ) {
			return $this->inactive();
		}
		$verified = array_filter( self::SERVICES, array( Reader::class, 'read' ) );
		if ( ! $verified ) {
			return $this->error( 'empty', __( 'The site is not verified with any service.', 'dashboard-for-jetpack' ), 404 );
		}
		return $this->success( __( 'The site is verified.', 'dashboard-for-jetpack' ), array( 'services' => array_values( array_map( 'ucfirst', $verified ) ) ) );
	}

	private function vaultpress() {
		$body = Runs::vaultpress() ? Provider::body( 'module/vaultpress/data', null ) : null;
		return $body ? $body : $this->inactive();
	}

	private function inactive() {
		return $this->error( 'not_active', __( 'The feature is not active.', 'dashboard-for-jetpack' ), 404 );
	}

	/** @return null 200 with an empty body, which is not JSON. */
	private function nothing() {
		return null;
	}
}
