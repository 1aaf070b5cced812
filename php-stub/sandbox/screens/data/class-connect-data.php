<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens\Data;

use Dashboard_For_Jetpack\Admin_Page\Globals;
use Dashboard_For_Jetpack\Admin_Page\Page;

defined( 'ABSPATH' ) || exit;

/** `jpConnect`. Data for the scripts that offer to connect a site. */
class Connect_Data {

	/** @return array The whole map. The page's script must be enqueued first. */
	public static function build() {
		$rest_nonce = wp_create_nonce( 'wp_rest' );
		return array(
			'apiBaseUrl'        => esc_url_raw( rest_url( 'jetpack/v4' ) ),
			'registrationNonce' => wp_create_nonce( 'jetpack-registration-nonce' ),
			'apiNonce'          => $rest_nonce,
			'apiSiteDataNonce'  => $rest_nonce,
			'jetpackApiDomain'  => self::cloud_origin(),
			'connectInPlaceUrl' => admin_url( 'admin.php?page=jetpack#/setup' ),
			'dashboardUrl'      => admin_url( 'admin.php?page=jetpack#/dashboard' ),
			'plansPromptUrl'    => self::plans_url(),
			'identity'          => self::identity(),
			'preFetchScript'    => self::script_url(),
		);
	}

	/**
	 * Origin of the cloud's windows: the sandbox cloud is a page of this site.
	 *
	 * @return string Scheme, host and port.
	 */
	private static function cloud_origin() {
		return (string) preg_replace( '#^(https?://[^/]+).*$#', '$1', home_url() );
	}

	private static function plans_url() {
		$query = array(
			'source' => 'jetpack-connect-plans',
			'site'   => Globals::site_suffix(),
		);
		return add_query_arg( array_map( 'rawurlencode', $query ), 'https://jetpack.com/redirect/' );
	}

	/**
	 * Identity for tracking: always the same anonymous visitor.
	 *
	 * @return array { _ut, _ui }
	 */
	private static function identity() {
		return array(
			'_ut' => 'anon',
			'_ui' => 'jetpack:' . wp_hash( 'tracks-' . get_current_user_id() ),
		);
	}

	/** @return string The exact URL that the page requests, because any other would be a second download. */
	private static function script_url() {
		$script = wp_scripts()->query( Page::HANDLE );
		return $script ? add_query_arg( 'ver', $script->ver, $script->src ) : '';
	}
}
