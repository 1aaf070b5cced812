<?php

namespace Dashboard_For_Jetpack\Extras\Trial;

use Dashboard_For_Jetpack\Admin_Page\Compared_Save;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Puts a save of settings on trial if the address asks for it by a parameter. What is stored is kept before Jetpack saves, because the change may keep everybody
 * out at once. Jetpack is never asked for a value here: it would load files that the save loads again.
 */
class Save {

	/** Of the address of POST settings. */
	const PARAMETER = 'dashboard-for-jetpack-trial';

	/** @var WP_REST_Request|null The save that is running. */
	private static $request;

	/** @var string Key of its trial among those of the users. */
	private static $id;

	/** @var array[] Lock_Outs::all() with their values before the save. */
	private static $parts;

	public static function hook() {
		add_filter( 'dashboard_for_jetpack_page_data', array( Answers::class, 'with_facts' ) );
		add_filter( 'dashboard_for_jetpack_palette_access', array( Answers::class, 'with_facts' ) );
		add_action( 'wp_ajax_' . Answers::ACTION, array( Answers::class, 'answer' ) );
		add_action( 'deactivate_plugin', array( Put_Back::class, 'end_all' ) );
		add_filter( 'upgrader_pre_install', array( Put_Back::class, 'end_all' ) );
		add_filter( 'rest_dispatch_request', array( self::class, 'begin' ), PHP_INT_MAX, 2 );
		add_filter( 'rest_request_after_callbacks', array( self::class, 'end' ), PHP_INT_MAX, 3 );
	}

	/** Filter `rest_dispatch_request`, which runs after the check of permissions. */
	public static function begin( $result, $request ) {
		$is_wanted = null === $result && 'POST' === $request->get_method() && Compared_Save::ROUTE === $request->get_route()
			&& isset( $request->get_query_params()[ self::PARAMETER ] ) && current_user_can( 'manage_options' );
		$sent      = $is_wanted ? (array) $request->get_json_params() : array();
		if ( ! array_intersect_key( array_flip( array_column( Lock_Outs::all(), 'key' ) ), $sent ) ) {
			return $result;
		}
		self::$request = $request;
		self::$id      = 'save-' . wp_generate_uuid4();
		self::$parts   = Stored_Part::read( Lock_Outs::all(), 'before' );
		$changes       = array_filter( self::$parts, static fn( $part ) => array_key_exists( $part['key'], $sent ) );
		if ( Trials::has_firewall( $changes ) ) {
			Firewall_Files::keep();
		}
		Trials::change(
			static function ( array $all ) use ( $changes ) {
				// A save may take long.
				$all['of'][ self::$id ] = Trials::create( self::$id, $changes, 2 * Trials::SECONDS );
				return $all;
			}
		);
		register_shutdown_function( array( self::class, 'abort' ) );
		return $result;
	}

	/** Filter `rest_request_after_callbacks`. */
	public static function end( $response, $handler, $request ) {
		if ( null === self::$request || self::$request !== $request ) {
			return $response;
		}
		if ( is_wp_error( $response ) || rest_ensure_response( $response )->is_error() ) {
			self::abort();
			Put_Back::tell( true );
		}
		self::$request = null;
		$changes       = array_filter( Stored_Part::read( self::$parts, 'after' ), array( self::class, 'is_change' ) );
		Trials::change(
			static function ( array $all ) use ( $changes ) {
				unset( $all['of'][ self::$id ] );
				return $changes ? self::with_trial( $all, $changes ) : $all;
			}
		);
		Trials::tidy();
		return $response;
	}

	/** A save that fails leaves nothing of what can lock people out. Also a shutdown function, for one that ended the request. */
	public static function abort() {
		$trial = self::$request ? Trials::all()['of'][ self::$id ] ?? null : null;
		if ( $trial ) {
			Put_Back::put_back( self::$id, $trial );
			Trials::tidy();
		}
	}

	private static function is_change( array $change ) {
		return ! Stored_Part::is_same( $change, $change['before'], $change['after'] );
	}

	/**
	 * Adds changes to the current user's trial, whose time begins again. If a change was on trial already, no matter whose, the value to return to stays the one
	 * that was kept last.
	 */
	private static function with_trial( array $all, array $changes ) {
		foreach ( $all['of'] as $user => $trial ) {
			foreach ( array_intersect_key( $trial['changes'], $changes ) as $name => $earlier ) {
				if ( array_key_exists( 'after', $earlier ) ) {
					if ( Stored_Part::is_same( $earlier, $earlier['after'], $changes[ $name ]['before'] ) ) {
						$changes[ $name ]['before'] = $earlier['before'];
					}
					unset( $all['of'][ $user ]['changes'][ $name ] );
				}
			}
		}
		$user               = get_current_user_id();
		$changes           += $all['of'][ $user ]['changes'] ?? array();
		$all['of'][ $user ] = Trials::create( wp_generate_uuid4(), array_filter( $changes, array( self::class, 'is_change' ) ) );
		return $all;
	}
}
