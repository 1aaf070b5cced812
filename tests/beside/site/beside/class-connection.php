<?php
/** The connection of the test site. */

namespace Dashboard_For_Jetpack_Beside;

/** Writes the options by which Jetpack recognizes its connection. */
class Connection {

	const BLOG_TOKEN = 'blogkey.blogsecret';
	const USER_TOKEN = 'userkey.usersecret';
	const OWNER      = 1;

	const STATES = array( 'none', 'site', 'user', 'offline' );

	/** Option: whether Jetpack is in offline mode. */
	const OFFLINE = 'beside_offline';

	/** Adds the hook, before Jetpack asks. */
	public static function hook() {
		// The address of a test site looks local, and a local site is in offline mode.
		add_filter( 'jetpack_offline_mode', get_option( self::OFFLINE ) ? '__return_true' : '__return_false', PHP_INT_MAX );
	}

	/** Sets the connection: none, of the site only, of the site and its owner, or the same in offline mode. */
	public static function set( $state ) {
		if ( ! in_array( $state, self::STATES, true ) ) {
			throw new \InvalidArgumentException( 'The connection is none, site, user or offline.' );
		}
		update_option( self::OFFLINE, 'offline' === $state );
		\Jetpack_Options::delete_option( array( 'blog_token', 'id', 'user_tokens', 'master_user', 'purchase_token' ) );
		// What Jetpack stores to build links that connect. The check of what a visit saves needs a site without it.
		array_map( 'delete_option', array( 'jetpack_secrets', 'jetpack_last_connect_url_check' ) );
		if ( 'none' !== $state ) {
			\Jetpack_Options::update_options(
				array(
					'id'         => Answers::SITE,
					'public'     => 1,
					'blog_token' => self::BLOG_TOKEN,
				)
			);
		}
		if ( in_array( $state, array( 'user', 'offline' ), true ) ) {
			\Jetpack_Options::update_options(
				array(
					'user_tokens' => array( self::OWNER => self::USER_TOKEN . '.' . self::OWNER ),
					'master_user' => self::OWNER,
				)
			);
		}
	}

	/** Activates the default modules, and stores Jetpack's version: without it, the next visit counts as an upgrade and activates modules again. */
	public static function settle() {
		$version = JETPACK__VERSION . ':' . time();
		\Jetpack_Options::update_options(
			array(
				'version'     => $version,
				'old_version' => $version,
			)
		);
		update_option( 'jetpack_active_modules', \Jetpack::get_default_modules() );
		\Jetpack_Options::delete_option( 'do_activate' );
		delete_transient( 'activated_jetpack' );
	}

	/** Deletes all transients: among them are the provider's earlier answers. */
	public static function forget() {
		global $wpdb;
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( '_transient_' ) . '%' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no list of them.
		array_map( 'delete_option', $names );
	}

	/** The answer with a user token; its scope is signed like Jetpack's own. */
	public static function user_token_answer() {
		$role = ( new \Automattic\Jetpack\Roles() )->translate_current_user_to_role();
		return array(
			'access_token' => self::USER_TOKEN,
			'token_type'   => 'X_JETPACK',
			'scope'        => ( new \Automattic\Jetpack\Connection\Tokens() )->sign_role( $role ),
		);
	}
}
