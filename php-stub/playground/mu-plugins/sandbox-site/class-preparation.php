<?php

namespace Dashboard_For_Jetpack_Site;

use Dashboard_For_Jetpack\Sandbox\Cloud\Scenario_Loader;
use Dashboard_For_Jetpack\Plugin\Mode;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Steps that the boot script runs on the site. Each step can be repeated, because it skips what is already done. */
class Preparation {

	const PASSWORD = 'password';

	const ROLES = array(
		'admin2'      => 'administrator',
		'editor'      => 'editor',
		'author'      => 'author',
		'contributor' => 'contributor',
		'subscriber'  => 'subscriber',
	);

	const PLUGIN = 'dashboard-for-jetpack/dashboard-for-jetpack.php';

	/**
	 * Runs one step.
	 *
	 * @param array $step { step: "install"|"network"|"prepare"|"sites", scenario?: string, permalinks?: "plain"|"pretty", locale?: string }.
	 * @return array Results to print in the terminal.
	 * @throws RuntimeException If the plugin cannot be activated, the scenario cannot be loaded, or the network cannot be made.
	 */
	public static function run( $step ) {
		if ( 'install' === $step['step'] ) {
			self::install();
			return array();
		}
		if ( 'network' === $step['step'] ) {
			if ( ! is_multisite() ) {
				Network::create();
			}
			return array( 'isNetwork' => is_multisite() );
		}
		// A separate step, because the plugin only starts in the request after its activation.
		if ( 'sites' === $step['step'] ) {
			Network::add_sites();
			return array();
		}
		self::add_users();
		self::set_permalinks( 'pretty' === $step['permalinks'] ? '/%postname%/' : '' );
		self::set_language( $step['locale'] ?? '' );
		self::activate();
		return array( 'scenario' => self::load_world( $step['scenario'] ) );
	}

	private static function install() {
		require_once __DIR__ . '/no-installation-mail.php';
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		if ( ! is_blog_installed() ) {
			wp_install( 'Sandbox site', 'admin', 'admin@example.com', true, '', self::PASSWORD );
			return;
		}
		// The site may have been created by another release.
		wp_upgrade();
		self::restore_passwords();
	}

	/** Gives users their password again if a newer WordPress stored it in a form that this one cannot read: since 6.8. */
	private static function restore_passwords() {
		if ( version_compare( get_bloginfo( 'version' ), '6.8', '>=' ) ) {
			return;
		}
		foreach ( get_users() as $user ) {
			if ( 0 === strpos( $user->user_pass, '$wp$' ) ) {
				wp_set_password( self::PASSWORD, $user->ID );
			}
		}
	}

	private static function add_users() {
		foreach ( self::ROLES as $login => $role ) {
			if ( ! username_exists( $login ) ) {
				wp_insert_user(
					array(
						'user_login' => $login,
						'user_pass'  => self::PASSWORD,
						'user_email' => $login . '@example.com',
						'role'       => $role,
					)
				);
			}
		}
	}

	private static function set_permalinks( $structure ) {
		global $wp_rewrite;
		if ( get_option( 'permalink_structure' ) !== $structure ) {
			$wp_rewrite->set_permalink_structure( $structure );
			flush_rewrite_rules( false );
		}
	}

	/**
	 * Sets the language of the site.
	 *
	 * @param string $locale Name of an installed language; "" keeps the current one.
	 */
	private static function set_language( $locale ) {
		if ( '' !== $locale ) {
			update_option( 'WPLANG', $locale );
		}
	}

	private static function activate() {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$result = activate_plugin( self::PLUGIN, '', is_multisite(), true );
		if ( is_wp_error( $result ) ) {
			throw new RuntimeException( 'The plugin could not be activated: ' . $result->get_error_message() );
		}
	}

	/**
	 * Loads the requested scenario, or the default one on a new site.
	 *
	 * @param string $name Scenario; "" keeps the current one.
	 * @return string Name of the loaded scenario; "" beside Jetpack.
	 * @throws RuntimeException If the scenario cannot be loaded.
	 */
	private static function load_world( $name ) {
		if ( Mode::COMPANION === Mode::current() ) {
			if ( '' !== $name ) {
				throw new RuntimeException( 'Jetpack is active on this site, so no scenario can be loaded: start without --scenario, or with --reset.' );
			}
			return '';
		}
		if ( '' === $name && Scenario_Loader::current() ) {
			return Scenario_Loader::current();
		}
		$loaded = Scenario_Loader::load( '' === $name ? Scenario_Loader::FIRST : $name );
		if ( is_wp_error( $loaded ) ) {
			throw new RuntimeException( $loaded->get_error_message() );
		}
		return Scenario_Loader::current();
	}
}
