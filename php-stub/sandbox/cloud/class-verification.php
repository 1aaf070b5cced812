<?php
/**
 * Verification of the site with other services.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Sandbox\Settings\Reader;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The cloud asks a service in the name of a person's account there, known by the keyring id that the pop-up gave.
 * Kept by service: `{ verified: bool, token: string, isOwner: bool, error?: { code, message }, keyrings: int[] }`.
 */
class Verification {

	/**
	 * What the cloud knows of the site at a service.
	 *
	 * @param string $service Service.
	 * @return array { verified, token?, is_owner, google_search_console_url, google_verification_console_url, errors: [] or code to messages }
	 */
	public static function status( $service ) {
		$known  = self::known( $service );
		$site   = rawurlencode( home_url( '/' ) );
		$errors = isset( $known['error'] ) ? array( $known['error']['code'] => array( $known['error']['message'] ) ) : array();
		return array( 'verified' => $known['verified'] )
			+ ( '' === $known['token'] ? array() : array( 'token' => $known['token'] ) )
			+ array(
				'is_owner'                        => $known['isOwner'],
				'google_search_console_url'       => "https://search.google.com/search-console?resource_id=$site",
				'google_verification_console_url' => "https://www.google.com/webmasters/verification/details?hl=en&siteUrl=$site",
				'errors'                          => $errors,
			);
	}

	/**
	 * Lets an account in, as the pop-up's Approve does.
	 *
	 * @param string $service Service.
	 * @return int Keyring id.
	 */
	public static function approve( $service ) {
		$known      = self::known( $service );
		$keyring_id = 90001 + count( $known['keyrings'] );
		self::keep( $service, array( 'keyrings' => array_merge( $known['keyrings'], array( $keyring_id ) ) ) );
		return $keyring_id;
	}

	/**
	 * Asks the service for the token that the site must show.
	 *
	 * @param string $service    Service.
	 * @param int    $keyring_id Of an account that was let in.
	 * @return WP_Error|null
	 */
	public static function fetch_token( $service, $keyring_id ) {
		$known = self::known( $service );
		if ( ! in_array( $keyring_id, $known['keyrings'], true ) ) {
			return new WP_Error( 'keyring_connection_not_found', __( 'No account was approved for this.', 'dashboard-for-jetpack' ) );
		}
		if ( '' === $known['token'] ) {
			self::keep( $service, array( 'token' => substr( hash( 'sha256', $service . home_url( '/' ) ), 0, 43 ) ) );
		}
		return null;
	}

	/**
	 * Has the service look for the token in the site's settings.
	 *
	 * @param string $service    Service.
	 * @param int    $keyring_id Of an account that was let in.
	 * @return WP_Error|null
	 */
	public static function verify( $service, $keyring_id ) {
		$problem = self::fetch_token( $service, $keyring_id );
		if ( $problem ) {
			return $problem;
		}
		$known = self::known( $service );
		if ( isset( $known['error'] ) ) {
			return new WP_Error( $known['error']['code'], $known['error']['message'] );
		}
		if ( $known['token'] !== Reader::read( $service ) ) {
			return new WP_Error( 'unverify-site-error', __( 'The service did not find its token on the site.', 'dashboard-for-jetpack' ) );
		}
		self::keep( $service, array( 'verified' => true ) );
		return null;
	}

	private static function known( $service ) {
		return ( Store::get( 'verification', array() )[ $service ] ?? array() ) + array(
			'verified' => false,
			'token'    => '',
			'isOwner'  => true,
			'keyrings' => array(),
		);
	}

	private static function keep( $service, array $changes ) {
		$all = Store::get( 'verification', array() );
		Store::set( array( 'verification' => array( $service => $changes + self::known( $service ) ) + $all ) );
	}
}
