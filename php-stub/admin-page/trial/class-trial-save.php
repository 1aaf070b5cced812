<?php
/**
 * The save that begins a trial.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page\Trial;

use Throwable;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Puts a save of settings on trial if the browser asks for it by a parameter of the address. The trial is stored before Jetpack saves, because the change may
 * keep everybody out at once, and is updated afterwards with what Jetpack made of the values.
 */
class Trial_Save {

	/** Of the address of POST settings. */
	const PARAMETER = 'dashboard-for-jetpack-trial';

	/** @var WP_REST_Request|null The save that is on trial. */
	private static $running;

	/** Adds the hooks. */
	public static function hook() {
		add_filter( 'rest_dispatch_request', array( self::class, 'begin' ), PHP_INT_MAX, 2 );
		add_filter( 'rest_request_after_callbacks', array( self::class, 'end' ), PHP_INT_MAX, 3 );
	}

	/**
	 * Filter `rest_dispatch_request`, which runs after the check of permissions.
	 *
	 * @param mixed           $result  Answer of another plugin, or null.
	 * @param WP_REST_Request $request Request.
	 * @return mixed The same.
	 */
	public static function begin( $result, $request ) {
		if ( null !== $result || ! self::is_wanted( $request ) ) {
			return $result;
		}
		$sent = (array) $request->get_json_params();
		try {
			$before = Setting_Values::read( array_keys( $sent ) );
		} catch ( Throwable $fault ) {
			return $result;
		}
		self::$running = $request;
		Trials::change(
			get_current_user_id(),
			static function ( $trial ) use ( $before, $sent ) {
				$values = $trial['values'] ?? array();
				foreach ( $before as $key => $value ) {
					$values[ $key ] = array(
						'before' => array_key_exists( $key, $values ) ? $values[ $key ]['before'] : $value,
						'after'  => $sent[ $key ],
					);
				}
				return self::without_unchanged( self::begun( $values ) );
			}
		);
		return $result;
	}

	/**
	 * Filter `rest_request_after_callbacks`.
	 *
	 * @param mixed           $response Answer.
	 * @param array           $handler  Not used.
	 * @param WP_REST_Request $request  Request.
	 * @return mixed The same.
	 */
	public static function end( $response, $handler, $request ) {
		if ( self::$running !== $request ) {
			return $response;
		}
		self::$running = null;
		try {
			$after = Setting_Values::read( array_keys( (array) $request->get_json_params() ) );
		} catch ( Throwable $fault ) {
			return $response;
		}
		Trials::change(
			get_current_user_id(),
			static function ( $trial ) use ( $after ) {
				if ( ! $trial ) {
					return null;
				}
				foreach ( array_intersect_key( $after, $trial['values'] ) as $key => $value ) {
					$trial['values'][ $key ]['after'] = $value;
				}
				// The time starts now, because a save may take long.
				return self::without_unchanged( self::begun( $trial['values'] ) );
			}
		);
		return $response;
	}

	private static function is_wanted( WP_REST_Request $request ) {
		return 'POST' === $request->get_method() && Setting_Values::ROUTE === $request->get_route()
			&& isset( $request->get_query_params()[ self::PARAMETER ] ) && current_user_can( 'manage_options' );
	}

	private static function begun( array $values ) {
		return array(
			'id'       => wp_generate_uuid4(),
			'until'    => time() + Trials::SECONDS,
			'extended' => 0,
			'values'   => $values,
		);
	}

	private static function without_unchanged( array $trial ) {
		$trial['values'] = array_filter(
			$trial['values'],
			static function ( $value ) {
				return ! Setting_Values::is_same( $value['before'], $value['after'] );
			}
		);
		return $trial['values'] ? $trial : null;
	}
}
