<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Site;

defined( 'ABSPATH' ) || exit;

/** URLs of the connection flow. The pages where users connect, and where they return to. */
class Authorize_Url {

	const QUERY_VAR = 'dashboard-for-jetpack-cloud';
	const PAGE      = 'jetpack.authorize/1';

	/**
	 * URL of the cloud's authorization page for the current user. Does not check the registration: on an unregistered site `client_id` is empty.
	 *
	 * @param string $redirect Final admin page; anything else leads to the dashboard.
	 * @param string $from     Source of the click, for tracking.
	 */
	public static function authorize( $redirect = '', $from = '' ) {
		$user  = wp_get_current_user();
		$role  = Accounts::role_of( $user );
		$back  = Return_Url::of( $redirect );
		$final = '' === $back ? Return_Url::dashboard() : $back;
		$query = array(
			'response_type'         => 'code',
			'client_id'             => Connection::get( 'blogId' ) ? (string) Connection::get( 'blogId' ) : '',
			'redirect_uri'          => self::return_url( $final, $role ),
			'state'                 => $user->ID,
			'scope'                 => $role . ':' . self::signature( $role ),
			'user_email'            => $user->user_email,
			'user_login'            => $user->user_login,
			'is_active'             => (int) Connection::is_registered(),
			'jp_version'            => Site::flag( 'currentVersion', '11.2' ),
			'auth_type'             => 'calypso',
			'secret'                => substr( wp_hash( 'secret' . $user->ID ), 0, 32 ),
			'blogname'              => get_bloginfo( 'name' ),
			'site_url'              => site_url(),
			'home_url'              => home_url(),
			'site_icon'             => get_site_icon_url(),
			'site_lang'             => get_locale(),
			'site_created'          => '',
			'allow_site_connection' => (int) ! Connection::has_owner(),
			'locale'                => get_user_locale(),
			'from'                  => $from,
		);
		return add_query_arg( array_map( 'rawurlencode', array( self::QUERY_VAR => self::PAGE ) + $query ), home_url( '/' ) );
	}

	/**
	 * URL in connection/url and the page data. A site that the cloud cannot reach must register again.
	 *
	 * @param string $redirect Final admin URL.
	 * @param string $from     Source of the click.
	 * @return string The register URL of this site until it is registered.
	 */
	public static function connect( $redirect = '', $from = '' ) {
		if ( Connection::is_registered() && ! Faults::of( 'connection/url' ) ) {
			return self::authorize( $redirect, $from );
		}
		return add_query_arg( '_wpnonce', wp_create_nonce( 'jetpack-register' ), admin_url( 'admin.php?page=jetpack&action=register' ) );
	}

	/**
	 * Nonce action of the return.
	 *
	 * @param string $role     Role in the scope.
	 * @param string $redirect Final admin URL.
	 */
	public static function nonce_action( $role, $redirect ) {
		return "jetpack-authorize_{$role}_{$redirect}";
	}

	/** @return string Signature of a scope. */
	public static function signature( $role ) {
		return hash_hmac( 'md5', $role, wp_salt( 'auth' ) );
	}

	private static function return_url( $final, $role ) {
		return add_query_arg(
			array(
				'handler'  => 'jetpack-connection-webhooks',
				'action'   => 'authorize',
				'_wpnonce' => wp_create_nonce( self::nonce_action( $role, $final ) ),
				'redirect' => rawurlencode( $final ),
			),
			admin_url( 'admin.php' )
		);
	}
}
