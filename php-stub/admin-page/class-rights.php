<?php

namespace Dashboard_For_Jetpack\Admin_Page;

defined( 'ABSPATH' ) || exit;

/**
 * What the user may do with Jetpack. Jetpack's own capabilities belong to no role: Jetpack maps their names to those of WordPress, in packages that it may
 * replace. WordPress grants an unmapped name to nobody, so a release with other names would seem to refuse everything.
 */
class Rights {

	/** WordPress's capabilities in place of Jetpack's for a whole network; `manage_options` stands for all others. */
	const OF_NETWORKS = array(
		'jetpack_network_admin_page' => 'manage_network_plugins',
		'jetpack_network_sites_page' => 'manage_sites',
	);

	/**
	 * Whether the current user may do something. Jetpack itself checks each REST call again.
	 *
	 * @param string $capability Jetpack's or WordPress's.
	 */
	public static function has( $capability ) {
		return current_user_can( self::named( $capability ) );
	}

	/**
	 * Ends a call of admin-ajax.php without a valid nonce or one of these rights. Some proxies remove the header, so the nonce may be in the address, as
	 * rest_cookie_check_errors() allows it.
	 *
	 * @param string ...$capabilities Jetpack's or WordPress's.
	 */
	public static function demand( ...$capabilities ) {
		$nonce = sanitize_text_field( wp_unslash( $_GET['_wpnonce'] ?? $_SERVER['HTTP_X_WP_NONCE'] ?? '' ) );
		if ( ! wp_verify_nonce( $nonce, 'wp_rest' ) || array_filter( $capabilities, array( self::class, 'has' ) ) !== $capabilities ) {
			wp_send_json( array( 'code' => 'rest_forbidden' ), 403 );
		}
	}

	/**
	 * Whether another user than the current one may do something.
	 *
	 * @param int    $user       Id.
	 * @param string $capability Jetpack's or WordPress's.
	 */
	public static function user_has( $user, $capability ) {
		return user_can( $user, self::named( $capability, $user ) );
	}

	/**
	 * The capability to demand.
	 *
	 * @param string   $capability Jetpack's or WordPress's.
	 * @param int|null $user       Id; by default, of the current user.
	 * @return string The same one or, in place of one that this Jetpack does not map, WordPress's.
	 */
	public static function named( $capability, $user = null ) {
		$user       = $user ?? get_current_user_id();
		$is_unknown = 0 === strpos( $capability, 'jetpack_' )
			&& array( $capability ) === map_meta_cap( $capability, $user )
			// A role may have it by name.
			&& ! user_can( $user, $capability );
		return $is_unknown ? self::OF_NETWORKS[ $capability ] ?? 'manage_options' : $capability;
	}
}
