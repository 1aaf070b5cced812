<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Admin_Page\Kept_Answers;
use Dashboard_For_Jetpack\Sandbox\Modules\Store as Modules;
use Dashboard_For_Jetpack\Sandbox\Plugins\World_Plugins;
use Dashboard_For_Jetpack\Sandbox\Settings\Special_Keys;
use Dashboard_For_Jetpack\Sandbox\Settings\Store as Settings;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Dismissals;
use Dashboard_For_Jetpack\Sandbox\State\Plan;
use Dashboard_For_Jetpack\Sandbox\State\Recommendations;
use Dashboard_For_Jetpack\Sandbox\State\Site;
use Dashboard_For_Jetpack\Sandbox\State\User_Meta;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Loads a scenario into the site. Resets all of the plugin's data to the scenario; earlier changes are lost. */
class Scenario_Loader {

	/** The default scenario of a new site. */
	const FIRST = 'free';

	/**
	 * Name of the last loaded scenario.
	 *
	 * @return string "" if none was loaded.
	 */
	public static function current() {
		return (string) Store::get( 'scenario', '' );
	}

	/**
	 * Loads a scenario.
	 *
	 * @param string $name Scenario.
	 * @return array|WP_Error { name, description, viewer }, 404 unknown_scenario, 500 not_built, or the reason why a plugin of the scenario could not be installed.
	 */
	public static function load( $name ) {
		$names = World::names();
		if ( ! $names ) {
			return new WP_Error( 'not_built', __( 'The plugin has not been built, so it has no scenarios.', 'dashboard-for-jetpack' ), array( 'status' => 500 ) );
		}
		if ( ! in_array( $name, $names, true ) ) {
			return new WP_Error( 'unknown_scenario', __( 'There is no such scenario.', 'dashboard-for-jetpack' ), array( 'status' => 404 ) );
		}
		$world   = World::build( $name );
		$outcome = World_Plugins::apply( $world['plugins'] ?? array() );
		if ( is_wp_error( $outcome ) ) {
			return $outcome;
		}
		self::load_connection( $world['connection'] );
		// The other stores read the tables of this release.
		Site::replace( array( 'release' => $world['release'] ?? '' ) );
		Modules::replace( $world['modules'] );
		Plan::replace( $world['plan'] );
		Settings::replace( array_merge( array( 'roles' => $world['stats']['roles'] ), $world['settings'] ?? array() ) );
		Site::set( array( 'flags' => $world['site'] ) + self::purchase_token( $world['connection'] ) + self::licensing( $world['licensing'] ?? array() ) );
		Recommendations::keep( $world['recommendations'] ?? array() );
		Store::replace(
			array(
				'scenario'     => $name,
				'stats'        => $world['stats'],
				'provider'     => $world['provider'],
				'faults'       => $world['faults'] ?? array(),
				'host'         => $world['host'] ?? array(),
				'verification' => $world['verification'] ?? array(),
				'licenses'     => Licenses::from_world( $world['licenses'] ?? array() ),
				'antiSpamKey'  => $world['antiSpam']['key'] ?? '',
			)
		);
		self::forget_people();
		Kept_Answers::drop();
		$scenario = World::scenario( $name );
		return array(
			'name'        => $name,
			'description' => $scenario['description'],
			'viewer'      => $scenario['viewer'],
		);
	}

	private static function load_connection( array $connection ) {
		$id_of                = static function ( $login ) {
			$user = get_user_by( 'login', (string) $login );
			return $user ? $user->ID : 0;
		};
		$connection['owner']  = $id_of( $connection['owner'] );
		$connection['linked'] = array_values( array_filter( array_map( $id_of, $connection['linked'] ) ) );
		Connection::replace( $connection );
	}

	private static function purchase_token( array $connection ) {
		$is_site_only = $connection['registered'] && ! $connection['owner'];
		return $is_site_only ? array( 'purchaseToken' => wp_generate_password( 12, false ) ) : array();
	}

	private static function licensing( array $licensing ) {
		return array_filter(
			array(
				'licensingError'          => $licensing['error'] ?? null,
				'activationNoticeDismiss' => $licensing['dismissal'] ?? null,
			)
		);
	}

	private static function forget_people() {
		User_Meta::forget_of_all( Special_Keys::POST_BY_EMAIL );
		User_Meta::forget_of_all( Accounts::OPT_OUT_META );
		Dismissals::forget();
		Stats::forget();
	}
}
