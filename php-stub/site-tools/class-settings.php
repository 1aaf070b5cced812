<?php

namespace Dashboard_For_Jetpack\Site_Tools;

use Dashboard_For_Jetpack\Plugin\Build;

defined( 'ABSPATH' ) || exit;

/** The modules and settings that a file can have, and why one can't be changed. All rules are in the table. */
class Settings {

	/**
	 * All entries of a site: the modules in the server's order, then the settings in the order of the cards.
	 *
	 * @param array $site Site::read().
	 * @return array Key → `{ key, setting: array|null, server_key, name, place, value }`.
	 */
	public static function entries( array $site ) {
		$table   = Build::table( 'settings' );
		$entries = array();
		foreach ( array_keys( $site['modules'] ) as $slug ) {
			if ( array_key_exists( $slug, $site['settings'] ) && ! in_array( $slug, $table['ofThisSite'], true ) ) {
				$entries[ $slug ] = self::entry( $site, $slug, null );
			}
		}
		foreach ( $table['settings'] as $setting ) {
			if ( self::is_on( $site, $setting ) ) {
				$entries[ $setting['key'] ] = self::entry( $site, $setting['key'], $setting );
			}
		}
		return $entries;
	}

	/**
	 * An entry, also for a key that the site lacks.
	 *
	 * @param array      $site    Site::read().
	 * @param string     $key     Key of the table, or a module.
	 * @param array|null $setting Record of the table; null for a module.
	 */
	public static function entry( array $site, $key, $setting ) {
		$table      = Build::table( 'settings' );
		$server_key = self::server_key( $site['settings'], $key, $setting );
		$saved      = isset( $site['settings'][ $server_key ] ) ? $site['settings'][ $server_key ] : null;
		// From Jetpack 13.9 on, nothing reads the option, and the module has its opposite.
		$saved      = self::opposite( $site, $setting ) ? ! $site['settings'][ $setting['oppositeOf'] ] : $saved;
		$place      = $setting ? $setting['place'] : ( isset( $table['modules'][ $key ] ) ? $table['modules'][ $key ]['place'] : '' );
		$name       = $setting ? self::translate( $setting['name'] ) : self::name( $site, $key );
		return array(
			'key'        => $key,
			'setting'    => $setting,
			'server_key' => $server_key,
			'name'       => $name,
			'place'      => '' === $place ? __( 'Other features', 'dashboard-for-jetpack' ) : self::translate( $place ),
			'value'      => Setting_Value::of( $setting, $saved ),
		);
	}

	/**
	 * Whether a module of this site stands for a setting, with the opposite value.
	 *
	 * @param array      $site    Site::read().
	 * @param array|null $setting Record of the table; null for a module.
	 */
	private static function opposite( array $site, $setting ) {
		return isset( $setting['oppositeOf'] ) && array_key_exists( $setting['oppositeOf'], $site['settings'] );
	}

	/**
	 * The values of a file under this site's names: a module comes before the setting that it stands for.
	 *
	 * @param array $site   Site::read().
	 * @param array $values Key → value.
	 * @return array Key → value.
	 */
	public static function named( array $site, array $values ) {
		foreach ( $values as $key => $value ) {
			$setting = self::find( $key );
			if ( self::opposite( $site, $setting ) ) {
				unset( $values[ $key ] );
				$values += array( $setting['oppositeOf'] => ! $value );
			}
		}
		return $values;
	}

	/**
	 * The record of a setting.
	 *
	 * @return array|null Null for a module, and for a key that no file has.
	 */
	public static function find( $key ) {
		foreach ( Build::table( 'settings' )['settings'] as $setting ) {
			if ( $setting['key'] === $key ) {
				return $setting;
			}
		}
		return null;
	}

	/**
	 * Why a module or a setting can't be changed.
	 *
	 * @param array  $site Site::read().
	 * @param string $key  Key of the table, or a module.
	 * @return string "" if it can.
	 */
	public static function lock( array $site, $key ) {
		$table   = Build::table( 'settings' );
		$setting = self::find( $key );
		$module  = $setting ? $setting['module'] : $key;
		if ( ! self::has_module( $site, $module, $setting ) ) {
			return __( "This site's Jetpack doesn't have this.", 'dashboard-for-jetpack' );
		}
		$record = isset( $site['modules'][ $module ] ) ? $site['modules'][ $module ] : array();
		$kind   = 0;
		if ( $setting ) {
			$kind = $setting['lock'];
		} elseif ( isset( $table['modules'][ $module ] ) ) {
			$kind = $table['modules'][ $module ]['lock'];
		}
		$reason = $table['reasons'][ (int) base_convert( $table['locks'][ $kind ][ self::case_of( $site, $module, $record ) ], 36, 10 ) ];
		if ( $table['serverReason'] === $reason ) {
			$own = isset( $record['unavailable_reason'] ) ? wp_strip_all_tags( (string) $record['unavailable_reason'] ) : '';
			return '' === $own ? self::translate( $table['noReason'] ) : html_entity_decode( $own, ENT_QUOTES );
		}
		return sprintf( self::translate( $reason ), self::name( $site, $module ) );
	}

	/**
	 * The choices of a setting on a site.
	 *
	 * @param array $site    Site::read().
	 * @param array $setting Record of the table.
	 * @return array Value → label; empty if the site lists none.
	 */
	public static function choices( array $site, array $setting ) {
		$options = isset( $site['modules'][ $setting['module'] ]['options'] ) ? $site['modules'][ $setting['module'] ]['options'] : array();
		$labels  = isset( $options[ $setting['key'] ]['enum_labels'] ) ? (array) $options[ $setting['key'] ]['enum_labels'] : array();
		return $labels ? $labels : array_map( array( self::class, 'translate' ), $setting['choices'] );
	}

	/**
	 * The place of a module's case in the table: override, connection, then the flags as bits.
	 *
	 * @param array  $site   Site::read().
	 * @param string $module Slug.
	 * @param array  $record The server's record of the module.
	 */
	private static function case_of( array $site, $module, array $record ) {
		$table    = Build::table( 'settings' );
		$override = isset( $record['override'] ) ? $record['override'] : '';
		$override = $override ? $override : 'none';
		$flags    = $site['flags'] + array(
			'requiresConnection'     => ! empty( $record['requires_connection'] ),
			'requiresUserConnection' => ! empty( $record['requires_user_connection'] ),
			'isAvailable'            => ! isset( $record['available'] ) || false !== $record['available'],
			'hasSwitch'              => array_key_exists( $module, $site['settings'] ),
		);
		$place    = array_search( in_array( $override, $table['overrides'], true ) ? $override : 'managed', $table['overrides'], true );
		$place    = $place * count( $table['connections'] ) + array_search( $site['connection'], $table['connections'], true );
		foreach ( $table['flags'] as $flag ) {
			$place = 2 * $place + (int) $flags[ $flag ];
		}
		return $place;
	}

	/**
	 * Whether a site has a setting.
	 *
	 * @param array $site    Site::read().
	 * @param array $setting Record of the table.
	 */
	private static function is_on( array $site, array $setting ) {
		$keys  = array_keys( $site['settings'] );
		$slugs = array_merge( array_keys( $site['modules'] ), Build::table( 'settings' )['unlisted'] );
		if ( isset( $setting['needsModule'] ) ) {
			$has_module = ! $setting['needsModule'] || array_intersect( $setting['needsModule'], $slugs );
			$has_key    = ! $setting['needsKey'] || array_intersect( $setting['needsKey'], $keys );
			if ( ! $has_module || ! $has_key || ( $setting['isRootOnly'] && wp_parse_url( home_url(), PHP_URL_PATH ) ) ) {
				return false;
			}
		}
		return self::has_module( $site, $setting['module'], $setting ) && in_array( self::server_key( $site['settings'], $setting['key'], $setting ), $keys, true );
	}

	/**
	 * Whether a site has the module of a setting.
	 *
	 * @param array      $site    Site::read().
	 * @param string     $module  Slug.
	 * @param array|null $setting Record of the table; null for the module itself.
	 */
	private static function has_module( array $site, $module, $setting ) {
		return isset( $site['modules'][ $module ] ) || ( $setting && in_array( $module, Build::table( 'settings' )['unlisted'], true ) );
	}

	/**
	 * The key under which this server saves a setting.
	 *
	 * @param array      $settings The server's settings.
	 * @param string     $key      Key of the table.
	 * @param array|null $setting  Record of the table.
	 */
	private static function server_key( array $settings, $key, $setting ) {
		$other = isset( $setting['otherName'] ) ? $setting['otherName'] : '';
		return $other && ! array_key_exists( $key, $settings ) && array_key_exists( $other, $settings ) ? $other : $key;
	}

	/**
	 * The display name of a module, else the server's.
	 *
	 * @param array  $site   Site::read().
	 * @param string $module Slug.
	 */
	private static function name( array $site, $module ) {
		$modules = Build::table( 'settings' )['modules'];
		if ( isset( $modules[ $module ]['name'] ) ) {
			return self::translate( $modules[ $module ]['name'] );
		}
		$name = isset( $site['modules'][ $module ]['name'] ) ? html_entity_decode( (string) $site['modules'][ $module ]['name'], ENT_QUOTES ) : '';
		return '' === $name ? $module : $name;
	}

	/**
	 * Translates a text of a table. The text is among the plugin's translations, because the app shows it, too.
	 *
	 * @param string $text In English.
	 */
	private static function translate( $text ) {
		return '' === $text ? '' : translate( $text, 'dashboard-for-jetpack' ); // phpcs:ignore WordPress.WP.I18n -- extracted from the app.
	}
}
