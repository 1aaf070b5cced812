<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Anti_Spam_Keys;
use Dashboard_For_Jetpack\Sandbox\Cloud\Provider;
use Dashboard_For_Jetpack\Sandbox\Cloud\Stats;
use Dashboard_For_Jetpack\Sandbox\Modules\Active_Modules;
use Dashboard_For_Jetpack\Sandbox\Modules\Records;
use Dashboard_For_Jetpack\Sandbox\Modules\Switcher;
use Dashboard_For_Jetpack\Sandbox\Modules\Table;
use Dashboard_For_Jetpack\Sandbox\Plugins\Installed;
use Dashboard_For_Jetpack\Sandbox\Plugins\Runs;
use Dashboard_For_Jetpack\Sandbox\Settings\Reader;
use Dashboard_For_Jetpack\Sandbox\Settings\Validators;
use Dashboard_For_Jetpack\Sandbox\State\Plan;
use Dashboard_For_Jetpack\Sandbox\State\Site;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `module/…`; `wordads/settings`, with the shared ads screen only; `waf`, while that module is active. Data of modules have their own shapes, some a bare value. */
class Modules_Controller extends Controller {

	const SERVICES = array( 'google', 'bing', 'pinterest', 'yandex', 'facebook' );

	public function register_routes() {
		$this->get( 'module/all', 'admin_page_generic', array( Records::class, 'all' ) );
		$this->get( 'module/(?P<slug>[a-z\-]+)', 'admin_page_generic', array( $this, 'single' ) );
		$this->post(
			'module/(?P<slug>[a-z\-]+)/active',
			'modules_generic',
			array( $this, 'switch_one' ),
			array( 'active' => self::arg( 'boolean', false, array( 'default' => true ) ) )
		);
		$this->get(
			'module/(?P<slug>[a-z\-]+)/data',
			'admin_page_generic',
			array( $this, 'data' ),
			array( 'range' => self::arg( 'string' ) )
		);
		$path = 'module/(?P<service>[a-z\-]+)/key/check';
		$args = array(
			'api_key' => array(
				'type'              => 'string',
				'required'          => true,
				'sanitize_callback' => null,
				'validate_callback' => array( Validators::class, 'is_alphanum' ),
			),
		);
		$this->get( $path, 'settings', array( $this, 'check_key' ) );
		$this->ask( $path, 'settings', array( $this, 'check_key' ), $args );
		$has_screen = defined( 'ENABLE_WORDADS_SHARED_UI' ) && constant( 'ENABLE_WORDADS_SHARED_UI' );
		if ( $has_screen || Site::flag( 'hasSharedAdsUi' ) ) {
			$this->get( 'wordads/settings', 'options_generic', array( $this, 'read_ads' ) );
			$this->post( 'wordads/settings', 'options_generic', array( $this, 'save_ads' ), array( 'module_active' => self::arg( 'boolean' ) ) );
		}
		if ( Active_Modules::is_active( 'waf' ) ) {
			$this->get( 'waf', 'modules', array( $this, 'read_firewall' ) );
		}
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

	/** GET module/{slug}/data. */
	public function data( WP_REST_Request $request ) {
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

	/** Checks the key in the request, or the saved one. The sandbox accepts the keys of `wire/anti-spam-keys.json`. */
	public function check_key( WP_REST_Request $request ) {
		if ( 'akismet' !== $request['service'] ) {
			return rest_ensure_response( false );
		}
		if ( ! Runs::akismet() ) {
			$is_installed = null !== Installed::file_of( 'akismet' );
			return array(
				'validKey'          => false,
				'invalidKeyCode'    => $is_installed ? 'not_active' : 'not_installed',
				'invalidKeyMessage' => $is_installed ? __( 'Akismet is not active.', 'dashboard-for-jetpack' ) : __( 'Akismet is not installed.', 'dashboard-for-jetpack' ),
			);
		}
		$key = 'GET' === $request->get_method() ? Anti_Spam_Keys::kept() : (string) $request['api_key'];
		return array( 'validKey' => Anti_Spam_Keys::is_usable( $key ) );
	}

	/**
	 * GET wordads/settings.
	 *
	 * @return array { module_active: bool }
	 */
	public function read_ads() {
		return array( 'module_active' => Active_Modules::is_active( 'wordads' ) );
	}

	/** POST wordads/settings. Without a parameter it only reads. */
	public function save_ads( WP_REST_Request $request ) {
		$wish = $request['module_active'];
		if ( null !== $wish && Active_Modules::is_switched_on( 'wordads' ) !== $wish ) {
			$outcome = $wish ? Switcher::activate( 'wordads' ) : Switcher::deactivate( 'wordads' );
			if ( is_wp_error( $outcome ) ) {
				return $this->error( 'some_updated', $outcome->get_error_message(), 400 );
			}
		}
		return $this->read_ads();
	}

	/** @return array The answer to GET waf. */
	public function read_firewall() {
		return array(
			'bootstrapPath'  => WP_CONTENT_DIR . '/jetpack-waf/bootstrap.php',
			'hasRulesAccess' => Plan::supports( 'scan' ),
		);
	}
}
