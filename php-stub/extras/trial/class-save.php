<?php

namespace Dashboard_For_Jetpack\Extras\Trial;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Puts a save of settings on trial if the address asks for it by a parameter. What is stored is kept before Jetpack saves, because the change may keep everybody
 * out at once. Jetpack is never asked for a value here: it would load files that the save loads again.
 */
class Save {

	/** Of the address of POST settings. */
	const PARAMETER = 'dashboard-for-jetpack-trial';

	const ROUTE = '/jetpack/v4/settings';

	/** @var WP_REST_Request|null The save that is running. */
	private static $request;

	/** @var string Key of its trial among those of the users. */
	private static $id;

	/** @var array Name → value before the save, as in Lock_Outs::all(). */
	private static $before;

	public static function hook() {
		add_filter( 'dashboard_for_jetpack_page_data', array( Answers::class, 'with_facts' ) );
		add_filter( 'dashboard_for_jetpack_palette_access', array( Answers::class, 'with_facts' ) );
		add_action( 'wp_ajax_' . Answers::ACTION, array( Answers::class, 'answer' ) );
		add_action( 'deactivate_plugin', array( Put_Back::class, 'end_all' ) );
		add_filter( 'upgrader_pre_install', array( Put_Back::class, 'end_all' ) );
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
		$sent  = null === $result && self::is_wanted( $request ) ? (array) $request->get_json_params() : array();
		$parts = array_filter(
			Lock_Outs::all(),
			static function ( $part ) use ( $sent ) {
				return array_key_exists( $part['key'], $sent );
			}
		);
		if ( ! $parts ) {
			return $result;
		}
		self::$request = $request;
		self::$id      = 'save-' . wp_generate_uuid4();
		self::$before  = Stored_Part::read( Lock_Outs::all() );
		if ( array_filter( $parts, array( Lock_Outs::class, 'is_of_firewall' ) ) ) {
			Firewall_Files::keep();
		}
		foreach ( $parts as $name => $part ) {
			$parts[ $name ]['before'] = self::$before[ $name ];
		}
		$trial = array(
			'id'       => self::$id,
			// A save may take long.
			'until'    => time() + 2 * Trials::SECONDS,
			'extended' => 0,
			'changes'  => $parts,
		);
		Trials::change(
			static function ( array $all ) use ( $trial ) {
				$all['of'][ self::$id ] = $trial;
				return $all;
			}
		);
		register_shutdown_function( array( self::class, 'abort' ) );
		return $result;
	}

	/**
	 * Filter `rest_request_after_callbacks`.
	 *
	 * @param mixed           $response Answer.
	 * @param WP_REST_Request $request  Request.
	 * @return mixed The same.
	 */
	public static function end( $response, $handler, $request ) {
		if ( null !== self::$request && self::$request === $request ) {
			self::$request = null;
			$changes       = self::changes();
			Trials::change(
				static function ( array $all ) use ( $changes ) {
					unset( $all['of'][ self::$id ] );
					return $changes ? self::with_trial( $all, $changes ) : $all;
				}
			);
			Trials::tidy();
		}
		return $response;
	}

	/** Shutdown function: a save that ended the request has failed, so it leaves nothing. */
	public static function abort() {
		$trial = self::$request ? Trials::all()['of'][ self::$id ] ?? null : null;
		if ( $trial ) {
			Put_Back::put_back( self::$id, $trial );
			Trials::tidy();
		}
	}

	private static function is_wanted( WP_REST_Request $request ) {
		return 'POST' === $request->get_method() && self::ROUTE === $request->get_route()
			&& isset( $request->get_query_params()[ self::PARAMETER ] ) && current_user_can( 'manage_options' );
	}

	/** @return array[] What the save has changed, as in Trials. */
	private static function changes() {
		$parts   = Lock_Outs::all();
		$changes = array();
		foreach ( Stored_Part::read( $parts ) as $name => $after ) {
			$before = self::$before[ $name ];
			if ( ! Stored_Part::is_same( $parts[ $name ], $before, $after ) ) {
				$changes[ $name ] = $parts[ $name ] + compact( 'before', 'after' );
			}
		}
		return $changes;
	}

	/**
	 * Adds changes to the current user's trial, whose time begins again. If a change was on trial already, no matter whose, the value to return to stays the one
	 * that was kept last.
	 *
	 * @param array   $all     As in Trials.
	 * @param array[] $changes As in Trials.
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
		$user                = get_current_user_id();
		$changes            += $all['of'][ $user ]['changes'] ?? array();
		$all['of'][ $user ]  = array(
			'id'       => wp_generate_uuid4(),
			'until'    => time() + Trials::SECONDS,
			'extended' => 0,
			'changes'  => array_filter(
				$changes,
				static function ( $change ) {
					return ! Stored_Part::is_same( $change, $change['before'], $change['after'] );
				}
			),
		);
		$all['of'] = array_filter(
			$all['of'],
			static function ( $trial ) {
				return (bool) $trial['changes'];
			}
		);
		return $all;
	}
}
