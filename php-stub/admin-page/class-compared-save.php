<?php

namespace Dashboard_For_Jetpack\Admin_Page;

use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Saves that overwrite nobody else's. Compares what a person saw with what is stored, right before Jetpack saves. The address of POST settings has a stamp of
 * each value that the person saw, in its form in the REST API. What is stored may have another form, so a difference alone means nothing: the answer has the
 * present values and the stamps of what is stored, and the browser sends those again if its values are the present ones.
 */
class Compared_Save {

	/** Of the address: JSON, key → stamp. */
	const PARAMETER = 'dashboard-for-jetpack-seen';

	const ROUTE = '/jetpack/v4/settings';

	public static function hook() {
		// The trial comes later: it begins only with a save.
		add_filter( 'rest_dispatch_request', array( self::class, 'compare' ), PHP_INT_MAX - 1, 2 );
	}

	/**
	 * Filter `rest_dispatch_request`, which runs after the check of permissions.
	 *
	 * @param mixed           $result  Answer of another plugin, or null.
	 * @param WP_REST_Request $request Request.
	 * @return mixed The same, or an error with data { values: key → present value, stamps: key → stamp of what is stored, by: login or "" }.
	 */
	public static function compare( $result, $request ) {
		if ( null !== $result || 'POST' !== $request->get_method() || self::ROUTE !== $request->get_route() ) {
			return $result;
		}
		$seen   = json_decode( (string) ( $request->get_query_params()[ self::PARAMETER ] ?? '' ), true );
		$stamps = array();
		foreach ( is_array( $seen ) ? $seen : array() as $key => $stamp ) {
			$stored = is_string( $key ) && is_string( $stamp ) ? self::stored( $key ) : null;
			// What was never saved is nobody's.
			if ( null !== $stored ) {
				$stamps[ $key ] = self::stamp( $stored );
			}
		}
		$changed = array_keys( array_diff_assoc( $stamps, (array) $seen ) );
		if ( ! $changed ) {
			return $result;
		}
		// This request saves nothing, so it may ask Jetpack.
		$values = Inner_Call::ask_route( 'GET', 'settings' )->get_data();
		return new WP_Error(
			'changed_elsewhere',
			__( 'These settings were changed somewhere else. Reload the page to see them.', 'dashboard-for-jetpack' ),
			array(
				'status' => 409,
				'values' => (object) array_intersect_key( (array) $values, array_flip( $changed ) ),
				'stamps' => $stamps,
				'by'     => apply_filters( 'dashboard_for_jetpack_author', '', $changed ),
			)
		);
	}

	/**
	 * What is stored for a module or a setting.
	 *
	 * @return mixed Whether a module is on; null for a setting that is not stored.
	 */
	private static function stored( $key ) {
		$stand_in = Places::stand_in();
		$options  = array_filter( Places::all(), static fn( $parts ) => isset( $parts[ $key ] ) );
		if ( ! $options ) {
			$modules = (array) Places::stored( $stand_in['modules'] ?? Places::MODULES );
			return in_array( $key, (array) ( $stand_in ? $modules['active'] ?? array() : $modules ), true );
		}
		if ( $stand_in ) {
			return ( (array) Places::stored( $stand_in['settings'] ) )[ $key ] ?? null;
		}
		$value = null;
		foreach ( $options as $option => $parts ) {
			$value = Places::read( Places::stored( $option ), $parts[ $key ] ) ?? $value;
		}
		return $value;
	}

	/** As in src/api/entities/settings.ts. */
	private static function stamp( $value ) {
		$text = is_array( $value ) || is_object( $value ) ? wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) : (string) $value;
		return hash( 'fnv1a32', (string) $text );
	}
}
