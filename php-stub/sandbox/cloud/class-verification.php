<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Sandbox\Settings\Reader;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Site verification with other services. The cloud calls a service on behalf of a user's account there, identified by the keyring id from the pop-up. Stored by
 * service: `{ verified: bool, token: string, isOwner: bool, error?: { code, message }, keyrings: int[] }`.
 */
class Verification {

	/**
	 * The cloud's data about the site at a service.
	 *
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
	 * Authorizes an account, as Approve in the pop-up does.
	 *
	 * @return int Keyring id.
	 */
	public static function approve( $service ) {
		$known      = self::known( $service );
		$keyring_id = 90001 + count( $known['keyrings'] );
		self::keep( $service, array( 'keyrings' => array_merge( $known['keyrings'], array( $keyring_id ) ) ) );
		return $keyring_id;
	}

	/**
	 * Requests the token that the site must show.
	 *
	 * @param int $keyring_id Id of an authorized account.
	 * @return WP_Error|null
	 */
	public static function fetch_token( $service, $keyring_id ) {
		$known = self::known( $service );
		if ( ! in_array( $keyring_id, $known['keyrings'], true ) ) {
			return new WP_Error( 'keyring_connection_not_found', __( 'No account was authorized for this service.', 'dashboard-for-jetpack' ) );
		}
		if ( '' === $known['token'] ) {
			self::keep( $service, array( 'token' => substr( hash( 'sha256', $service . home_url( '/' ) ), 0, 43 ) ) );
		}
		return null;
	}

	/**
	 * Makes the service look for the token in the site's settings.
	 *
	 * @param int $keyring_id Id of an authorized account.
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
			return new WP_Error( 'unverify-site-error', __( 'The service couldn’t find its token on the site.', 'dashboard-for-jetpack' ) );
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
