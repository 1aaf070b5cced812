<?php

namespace Dashboard_For_Jetpack\Extras\Changes;

use Dashboard_For_Jetpack\Admin_Page\Places;
use Dashboard_For_Jetpack\Site_Tools\Setting_Value;
use Dashboard_For_Jetpack\Site_Tools\Settings;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Watching changes. Writes an entry for each change of a module or a setting, whoever makes it. An error here never prevents or delays a change. */
class Recorder {

	/** Bytes of a value as JSON. A longer one is not kept. */
	const LONGEST = 10000;

	/** @var array Option → its value before it is deleted. */
	private static $deleted = array();

	public static function hook() {
		add_action( 'updated_option', array( self::class, 'updated' ), 10, 3 );
		add_action( 'added_option', array( self::class, 'added' ), 10, 2 );
		add_action( 'delete_option', array( self::class, 'before_deletion' ) );
		add_action( 'deleted_option', array( self::class, 'deleted' ) );
		if ( is_multisite() ) {
			add_action( 'update_site_option', array( self::class, 'updated_for_network' ), 10, 3 );
			add_action( 'add_site_option', array( self::class, 'added' ), 10, 2 );
			add_action( 'delete_site_option', array( self::class, 'deleted' ) );
		}
	}

	public static function updated( $option, $old, $new ) {
		if ( Places::has( $option ) ) {
			self::record( $option, $old, $new );
		}
	}

	public static function added( $option, $value ) {
		self::updated( $option, null, $value );
	}

	public static function before_deletion( $option ) {
		if ( Places::has( $option ) ) {
			self::$deleted[ $option ] = get_option( $option );
		}
	}

	public static function deleted( $option ) {
		// The old value of a network's option is no longer known. Values of these options aren't kept.
		self::updated( $option, self::$deleted[ $option ] ?? '', null );
		unset( self::$deleted[ $option ] );
	}

	/** Network options pass the new value first. */
	public static function updated_for_network( $option, $new, $old ) {
		self::updated( $option, $old, $new );
	}

	private static function record( $option, $old, $new ) {
		try {
			// The site may not be the one that the request is for.
			if ( ! Start::is_on() ) {
				return;
			}
			$origin = null;
			foreach ( Places::changes( $option, $old, $new ) as $change ) {
				$entry = self::entry( $change );
				// An empty text that is saved for the first time is no change, where there is no value to see that by.
				if ( null !== $entry['new_value'] || $change['before'] || $change['after'] ) {
					$origin = $origin ?? Origin::of_this_change();
					Table::add( $origin + $entry );
				}
			}
		} catch ( Throwable $fault ) {
			// The change matters more than its record.
			return;
		}
	}

	/**
	 * A change as it is stored. Values are kept only of modules and of settings that may be in a file: no key, address or text of this site.
	 *
	 * @param array $change As of Places::changes().
	 * @return array `{ setting, old_value, new_value }`, with JSON; null for a value that is not kept.
	 */
	private static function entry( array $change ) {
		$setting = $change['is_module'] ? null : Settings::find( $change['key'] );
		$is_kept = $change['is_module'] || $setting;
		$old     = $is_kept ? self::json( $setting, $change['before'] ) : null;
		$new     = $is_kept ? self::json( $setting, $change['after'] ) : null;
		$is_kept = is_string( $old ) && is_string( $new ) && max( strlen( $old ), strlen( $new ) ) <= self::LONGEST;
		return array(
			'setting'   => $change['key'],
			'old_value' => $is_kept ? $old : null,
			'new_value' => $is_kept ? $new : null,
		);
	}

	/**
	 * A value in the form of a file.
	 *
	 * @param array|null $setting Record of the table; null for a module.
	 * @param mixed      $value   As saved; null if it is not.
	 * @return string|false "null" for one that is not saved.
	 */
	private static function json( $setting, $value ) {
		if ( null === $value ) {
			return 'null';
		}
		if ( $setting && 'switch' === $setting['kind'] ) {
			// In the form in which Jetpack reads it.
			$value = ! in_array( $value, array( 'false', 'off' ), true ) && (bool) $value;
		}
		return wp_json_encode( Setting_Value::for_json( $setting, Setting_Value::of( $setting, $value ) ) );
	}
}
