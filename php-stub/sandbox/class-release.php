<?php

namespace Dashboard_For_Jetpack\Sandbox;

use Dashboard_For_Jetpack\Sandbox\State\Site;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The release of Jetpack that a scenario is about. The tables of the wire describe 11.2; fixtures/wire/releases/ describes how other releases differ. */
class Release {

	/**
	 * Name of the scenario's release.
	 *
	 * @return string "" for 11.2.
	 */
	public static function name() {
		return (string) Site::get( 'release', '' );
	}

	/** @return string[] REST paths below `jetpack/v4/` that this release does not have. */
	public static function missing_routes() {
		return self::table()['missingRoutes'] ?? array();
	}

	/**
	 * Settings of this release.
	 *
	 * @param array $settings Definitions of 11.2 by key.
	 */
	public static function settings( array $settings ) {
		$release = self::table();
		return $release
			? array_diff_key( $settings, array_flip( $release['missingSettings'] ) ) + array_column( $release['settings'], null, 'key' )
			: $settings;
	}

	/**
	 * The setting in which this release stores another one.
	 *
	 * @param string $key Setting.
	 * @return string|null Null if it is stored separately.
	 */
	public static function keeps_in( $key ) {
		return self::table()['mergedSettings'][ $key ] ?? null;
	}

	/**
	 * Modules of this release, in the order of `sort`.
	 *
	 * @param array $modules Records of 11.2 by slug.
	 */
	public static function modules( array $modules ) {
		$release = self::table();
		if ( ! $release ) {
			return $modules;
		}
		$modules = array_diff_key( $modules, array_flip( $release['missingModules'] ) ) + array_column( $release['modules'], null, 'module' );
		foreach ( $modules as $slug => $module ) {
			$module['options'] = array_diff_key( $module['options'], array_flip( $release['missingSettings'] ) ) + self::options_of( $slug, $release['settings'] );
			$modules[ $slug ]  = array_merge( $module, $release['changedModules'][ $slug ] ?? array() );
		}
		uasort( $modules, static fn( $a, $b ) => $a['sort'] <=> $b['sort'] );
		return $modules;
	}

	/**
	 * A module lists the options of its group.
	 *
	 * @param string $slug     Module.
	 * @param array  $settings New settings of the release.
	 */
	private static function options_of( $slug, array $settings ) {
		$options = array();
		foreach ( $settings as $setting ) {
			if ( $slug === $setting['group'] ) {
				$options[ $setting['key'] ] = array(
					'description' => $setting['description'],
					'type'        => $setting['type'],
					'default'     => $setting['default'],
					'jp_group'    => $slug,
				);
			}
		}
		return $options;
	}

	/**
	 * Filter `rest_pre_dispatch`: answers for a missing route as WordPress does.
	 *
	 * @param mixed            $result  Answer of an earlier filter.
	 * @param \WP_REST_Server  $server  Server.
	 * @param \WP_REST_Request $request Request.
	 */
	public static function refuse_missing( $result, $server, $request ) {
		$path = preg_replace( '#^/jetpack/v4/#', '', $request->get_route() );
		return in_array( $path, self::missing_routes(), true )
			? new WP_Error( 'rest_no_route', __( 'No route was found matching the URL and request method.', 'dashboard-for-jetpack' ), array( 'status' => 404 ) )
			: $result;
	}

	private static function table() {
		$name = self::name();
		return preg_match( '/^\d+$/', $name ) ? Wire_Table::read( "wire/releases/$name" ) : null;
	}
}
