<?php

namespace Dashboard_For_Jetpack\Extras\Commands;

use Dashboard_For_Jetpack\Plugin\Build;
use Dashboard_For_Jetpack\Site_Tools\Setting_Value;
use Dashboard_For_Jetpack\Site_Tools\Settings;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Writes and reads the files of the Tools screen. */
class Settings_File {

	/** Files nest up to 5 levels deep. A deeper one isn't read. */
	const DEEPEST = 20;

	/**
	 * The text of a file with all modules and settings of a site, except those that must not leave it.
	 *
	 * @param array  $site    Site::read().
	 * @param string $jetpack Version of Jetpack.
	 */
	public static function write( array $site, $jetpack ) {
		$table  = Build::table( 'settings' );
		$values = array( array(), array() );
		foreach ( Settings::entries( $site ) as $key => $entry ) {
			$values[ $entry['setting'] ? 1 : 0 ][ $key ] = Setting_Value::for_json( $entry['setting'], $entry['value'] );
		}
		$file = array(
			'format'   => $table['format'],
			'version'  => $table['version'],
			'site'     => html_entity_decode( (string) get_option( 'blogname' ), ENT_QUOTES ),
			'jetpack'  => $jetpack,
			'date'     => gmdate( 'Y-m-d\TH:i:s.000\Z' ),
			'modules'  => (object) $values[0],
			'settings' => (object) $values[1],
		);
		return wp_json_encode( $file, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . "\n";
	}

	/**
	 * Reads a file. A value that doesn't fit its setting is left out, with the reason.
	 *
	 * @param string $text The whole file.
	 * @return array|WP_Error `{ site: string, values: key → value, ignored: the first `{ key, reason }[]`, ignoredCount: int }`; one sentence for a file that can't be used.
	 */
	public static function read( $text ) {
		$json = self::decode( $text );
		if ( is_wp_error( $json ) ) {
			return $json;
		}
		$modules  = isset( $json['modules'] ) ? $json['modules'] : array();
		$settings = isset( $json['settings'] ) ? $json['settings'] : array();
		if ( ! self::is_map( $modules ) || ! self::is_map( $settings ) ) {
			return self::problem( __( 'The modules or settings in this file have the wrong format.', 'dashboard-for-jetpack' ) );
		}
		$site = isset( $json['site'] ) && is_string( $json['site'] ) ? mb_substr( $json['site'], 0, 200 ) : '';
		return array( 'site' => $site ) + self::values( array( $modules, $settings ) );
	}

	/**
	 * The file as JSON, once it is known to be a settings file of a known version whose keys are clear.
	 *
	 * @param string $text The whole file.
	 * @return array|WP_Error
	 */
	private static function decode( $text ) {
		$table = Build::table( 'settings' );
		if ( strlen( $text ) > $table['largest'] ) {
			return self::problem( __( 'This file is too large for a settings file.', 'dashboard-for-jetpack' ) );
		}
		$plain = preg_replace( '/^\xEF\xBB\xBF/', '', $text );
		$json  = json_decode( $plain, true, self::DEEPEST );
		if ( JSON_ERROR_DEPTH === json_last_error() ) {
			return self::problem( __( 'This file is nested too deep.', 'dashboard-for-jetpack' ) );
		}
		if ( JSON_ERROR_NONE !== json_last_error() ) {
			return self::problem( __( "This file isn't JSON. It may be damaged or cut off.", 'dashboard-for-jetpack' ) );
		}
		$version = isset( $json['version'] ) ? $json['version'] : null;
		if ( ! is_array( $json ) || ! isset( $json['format'] ) || $table['format'] !== $json['format'] ) {
			return self::foreign();
		}
		if ( ( is_int( $version ) || is_float( $version ) ) && $version > $table['version'] ) {
			return self::problem( __( 'This file was made by a newer version of this dashboard. Update the plugin to open it.', 'dashboard-for-jetpack' ) );
		}
		if ( $table['version'] !== $version ) {
			return self::foreign();
		}
		$double = self::double_key( $plain );
		if ( null !== $double ) {
			/* translators: %s: a name in a file, such as "sitemaps". */
			return self::problem( sprintf( __( 'This file has “%s” twice, so its value is unclear.', 'dashboard-for-jetpack' ), mb_substr( $double, 0, 100 ) ) );
		}
		return $json;
	}

	/**
	 * The usable values of a file.
	 *
	 * @param array[] $groups Its modules and its settings, as key → value.
	 * @return array `{ values: key → value, ignored: the first `{ key, reason }[]`, ignoredCount: int }`.
	 */
	private static function values( array $groups ) {
		$table = Build::table( 'settings' );
		$read  = array(
			'values'       => array(),
			'ignored'      => array(),
			'ignoredCount' => 0,
		);
		foreach ( $groups as $is_setting => $lines ) {
			$used = 0;
			foreach ( $lines as $key => $value ) {
				$setting = Settings::find( (string) $key );
				$reason  = $is_setting ? self::check_setting( (string) $key, $setting, $value ) : self::check_module( (string) $key, $setting, $value );
				if ( ! $reason && $used >= $table['mostUsed'] ) {
					$reason = __( 'The file has too many lines.', 'dashboard-for-jetpack' );
				}
				if ( ! $reason ) {
					++$used;
					$read['values'][ $key ] = Setting_Value::of( $setting, $value );
				} elseif ( ++$read['ignoredCount'] <= $table['mostListed'] ) {
					$read['ignored'][] = array(
						'key'    => mb_substr( (string) $key, 0, 100 ),
						'reason' => $reason,
					);
				}
			}
		}
		return $read;
	}

	/**
	 * The changes that a file makes to a site, and the values that can't be applied.
	 *
	 * @param array $file read().
	 * @param array $site Site::read().
	 * @return array `{ changes: { key, name, place, from, to, old, value, server_key, is_module }[], blocked: { key, name, place, to, reason }[], same: int }`.
	 */
	public static function plan( array $file, array $site ) {
		$entries = Settings::entries( $site );
		$plan    = array(
			'changes' => array(),
			'blocked' => array(),
			'same'    => 0,
		);
		foreach ( Settings::named( $site, $file['values'] ) as $key => $to ) {
			$setting  = Settings::find( $key );
			$entry    = isset( $entries[ $key ] ) ? $entries[ $key ] : null;
			// A module that the site lacks is off.
			$is_same  = $entry ? Setting_Value::is_same( $entry['value'], $to ) : ! $setting && false === $to;
			$choices  = $setting && 'choice' === $setting['kind'] ? Settings::choices( $site, $setting ) : array();
			$known    = $entry ? $entry : Settings::entry( $site, $key, $setting );
			$change   = array(
				'key'   => $key,
				'name'  => $known['name'],
				'place' => $known['place'],
				'to'    => Setting_Value::describe( $setting, $to, $choices ),
			);
			$reason = $is_same ? '' : self::obstacle( $site, $key, $setting, $entry, $to, $choices );
			if ( $is_same ) {
				++$plan['same'];
			} elseif ( '' !== $reason ) {
				$plan['blocked'][] = $change + array( 'reason' => $reason );
			} else {
				$plan['changes'][] = $change + array(
					'from'       => Setting_Value::describe( $setting, $entry['value'], $choices ),
					'old'        => $entry['value'],
					'value'      => $to,
					'server_key' => $entry['server_key'],
					'is_module'  => ! $setting,
				);
			}
		}
		return $plan;
	}

	/**
	 * Why a value can't be applied.
	 *
	 * @param array      $site    Site::read().
	 * @param array|null $setting Record of the table.
	 * @param array|null $entry   The site's entry.
	 * @param mixed      $to      The file's value.
	 * @param array      $choices Value → label.
	 * @return string "" if it can.
	 */
	private static function obstacle( array $site, $key, $setting, $entry, $to, array $choices ) {
		if ( ! $entry ) {
			$lack = $setting ? '' : Settings::lock( $site, $key );
			return '' === $lack ? __( "This site's Jetpack doesn't have this.", 'dashboard-for-jetpack' ) : $lack;
		}
		$lock = Settings::lock( $site, $key );
		if ( '' !== $lock || ! $setting ) {
			return $lock;
		}
		if ( 'choice' === $setting['kind'] && ! array_key_exists( $to, $choices ) ) {
			return __( "This site doesn't offer this choice.", 'dashboard-for-jetpack' );
		}
		if ( 'list' === $setting['kind'] ) {
			$unknown = array_diff( $to, array_keys( wp_roles()->roles ) );
			/* translators: %s: names of user roles. */
			return $unknown ? sprintf( __( "This site doesn't have these roles: %s", 'dashboard-for-jetpack' ), implode( ', ', $unknown ) ) : '';
		}
		return '';
	}

	private static function check_module( $slug, $setting, $value ) {
		if ( in_array( $slug, Build::table( 'settings' )['ofThisSite'], true ) ) {
			return __( "It belongs to one site and isn't taken from a file.", 'dashboard-for-jetpack' );
		}
		if ( $setting || ! preg_match( '/^[a-z][a-z0-9-]{0,63}$/D', $slug ) ) {
			return __( "It isn't a module.", 'dashboard-for-jetpack' );
		}
		return is_bool( $value ) ? '' : __( "Its value in the file isn't of the right type.", 'dashboard-for-jetpack' );
	}

	private static function check_setting( $key, $setting, $value ) {
		$table = Build::table( 'settings' );
		if ( in_array( $key, $table['ofThisSite'], true ) ) {
			return __( "It belongs to one site and isn't taken from a file.", 'dashboard-for-jetpack' );
		}
		if ( ! $setting ) {
			return isset( $table['modules'][ $key ] )
				? __( 'This is a module. Move it under "modules".', 'dashboard-for-jetpack' )
				: __( "This dashboard doesn't know this setting.", 'dashboard-for-jetpack' );
		}
		return Setting_Value::has_type( $setting, $value ) ? '' : __( "Its value in the file isn't of the right type.", 'dashboard-for-jetpack' );
	}

	/**
	 * The first key that an object of a JSON text has twice. `json_decode()` silently takes the last one.
	 *
	 * @param string $json Valid JSON.
	 * @return string|null
	 */
	private static function double_key( $json ) {
		preg_match_all( '/"(?:[^"\\\\]|\\\\.)*+"|[{}\[\],]/s', $json, $tokens );
		$open   = array();
		$is_key = false;
		foreach ( $tokens[0] as $token ) {
			$top = count( $open ) - 1;
			if ( '{' === $token || '[' === $token ) {
				$open[] = '{' === $token ? array() : null;
				$is_key = '{' === $token;
			} elseif ( '}' === $token || ']' === $token ) {
				array_pop( $open );
				$is_key = false;
			} elseif ( ',' === $token ) {
				$is_key = $top >= 0 && is_array( $open[ $top ] );
			} elseif ( $is_key ) {
				$key    = 'key ' . json_decode( $token );
				$is_key = false;
				if ( isset( $open[ $top ][ $key ] ) ) {
					return substr( $key, 4 );
				}
				$open[ $top ][ $key ] = true;
			}
		}
		return null;
	}

	private static function is_map( $value ) {
		return is_array( $value ) && ( array() === $value || array_values( $value ) !== $value );
	}

	private static function foreign() {
		return self::problem( __( "This isn't a settings file of this dashboard. Choose a file exported from the Tools screen.", 'dashboard-for-jetpack' ) );
	}

	private static function problem( $sentence ) {
		return new WP_Error( 'settings_file', $sentence );
	}
}
