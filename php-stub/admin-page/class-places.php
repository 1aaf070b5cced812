<?php

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Plugin\Build;

defined( 'ABSPATH' ) || exit;

/** The options that contain modules and settings, as src/domain/settings/places.ts lists them. */
class Places {

	const MODULES = 'jetpack_active_modules';

	/** Each user has an option with this beginning. */
	const POST_BY_EMAIL = 'post_by_email_address';

	/** Kept by WordPress.com. Jetpack stores a copy when it is first read, which changes nothing. */
	const COPIES = array( 'monitor_receive_notifications', self::POST_BY_EMAIL );

	/** Options that Jetpack reads by get_site_option(), which a network has once for all sites. */
	const OF_NETWORKS = array( 'jetpack_protect_global_whitelist', 'jetpack_protect_whitelist' );

	/** @var array[] Option → kind of a stand-in for Jetpack. */
	private static $added = array();

	/**
	 * Adds the options of a stand-in for Jetpack.
	 *
	 * @param array $places `{ settings: option that contains all settings by key, modules: option whose member `active` lists the modules }`.
	 */
	public static function add( array $places ) {
		self::$added = array_flip( $places );
	}

	/** @return string[] As in add(); empty beside Jetpack. */
	public static function stand_in() {
		return array_flip( self::$added );
	}

	/** Whether an option contains modules or settings. Asked at every change of any option. */
	public static function has( $option ) {
		return self::MODULES === $option || isset( self::all()[ $option ] ) || isset( self::$added[ $option ] ) || 0 === strpos( $option, self::POST_BY_EMAIL );
	}

	/** @return array[] Option → key → members, of all settings that are stored on the site. */
	public static function all() {
		return Build::table( 'places' )['options'] ?? array();
	}

	/** @return mixed What is stored, without the filters of get_option(); null if there is nothing. */
	public static function stored( $option ) {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- get_option() would ask the filters.
		if ( is_multisite() && in_array( $option, self::OF_NETWORKS, true ) ) {
			$text = $wpdb->get_var( $wpdb->prepare( "SELECT meta_value FROM $wpdb->sitemeta WHERE meta_key = %s AND site_id = %d", $option, get_current_network_id() ) );
		} else {
			$text = wp_load_alloptions()[ $option ] ?? $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $option ) );
		}
		// phpcs:enable
		return null === $text ? null : maybe_unserialize( $text );
	}

	/** @return mixed A setting's part of an option; null if there is no such part. */
	public static function read( $value, array $members ) {
		foreach ( $members as $member ) {
			$value = is_array( $value ) ? $value[ $member ] ?? null : null;
		}
		return $value;
	}

	/**
	 * The changes of modules and settings in a change of an option.
	 *
	 * @param string $option Name.
	 * @param mixed  $old    Its value before; null if it didn't exist.
	 * @param mixed  $new    Its value now; null if it is deleted.
	 * @return array[] `{ key, before, after, is_module }`: null is a value that is not saved.
	 */
	public static function changes( $option, $old, $new ) {
		$kind = self::$added[ $option ] ?? '';
		if ( self::MODULES === $option || 'modules' === $kind ) {
			return self::switched( $kind ? $old['active'] ?? null : $old, $kind ? $new['active'] ?? null : $new );
		}
		if ( 0 === strpos( $option, self::POST_BY_EMAIL ) ) {
			$parts = array( self::POST_BY_EMAIL => array() );
		} elseif ( 'settings' === $kind ) {
			$known = array_merge( array( self::POST_BY_EMAIL ), array_keys( array_merge( ...array_values( self::all() ) ) ) );
			$found = array_intersect( $known, array_keys( (array) $old + (array) $new ) );
			$parts = array_combine( $found, array_chunk( $found, 1 ) );
		} else {
			$parts = self::all()[ $option ] ?? array( $option => array() );
		}
		$changes   = array();
		$is_module = false;
		foreach ( $parts as $key => $members ) {
			$before    = self::read( $old, $members );
			$after     = self::read( $new, $members );
			$is_copied = null === $before && in_array( $key, self::COPIES, true );
			// A text from a form and one from the database may be the same value.
			if ( $before !== $after && maybe_serialize( $before ) !== maybe_serialize( $after ) && ! $is_copied ) {
				$changes[] = compact( 'key', 'before', 'after', 'is_module' );
			}
		}
		return $changes;
	}

	/** @return array[] The modules that were turned on or off, as of changes(). */
	private static function switched( $old, $new ) {
		$old       = array_filter( (array) $old, 'is_string' );
		$new       = array_filter( (array) $new, 'is_string' );
		$changes   = array();
		$is_module = true;
		foreach ( array_unique( array_merge( array_diff( $new, $old ), array_diff( $old, $new ) ) ) as $key ) {
			$after     = in_array( $key, $new, true );
			$before    = ! $after;
			$changes[] = compact( 'key', 'before', 'after', 'is_module' );
		}
		return $changes;
	}
}
