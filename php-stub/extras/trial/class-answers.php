<?php

namespace Dashboard_For_Jetpack\Extras\Trial;

use Dashboard_For_Jetpack\Admin_Page\Rights;

defined( 'ABSPATH' ) || exit;

/** The answers to "Keep these settings?", through admin-ajax.php. */
class Answers {

	const ACTION = 'dashboard_for_jetpack_trial';

	/** Adds the pages that people need, and whether there is a question, for who may answer it. */
	public static function with_facts( array $data ) {
		if ( current_user_can( 'manage_options' ) ) {
			$data['extras']['trial'] = array(
				'front'  => home_url( '/' ),
				'login'  => wp_login_url(),
				'isOpen' => null !== self::find(),
			);
		}
		return $data;
	}

	/**
	 * Does what `do` says (state, keep, put-back, more) and sends { trial: null or { id, seconds, since: Unix seconds, isOld, extensions, isFirewallFirst, values:
	 * key → { before, after } } }.
	 */
	public static function answer() {
		Rights::demand( 'manage_options' );
		$do   = sanitize_key( wp_unslash( $_GET['do'] ?? '' ) );
		$id   = sanitize_text_field( wp_unslash( $_GET['id'] ?? '' ) );
		$user = self::find();
		// An answer is about the changes that the question has named.
		if ( null !== $user && Trials::all()['of'][ $user ]['id'] === $id && 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
			self::apply( $do, $user, $id );
			$user = self::find();
		}
		wp_send_json( array( 'trial' => null === $user ? null : self::describe( Trials::all()['of'][ $user ] ) ), 200 );
	}

	/** @return int|string|null Whose trial this user is asked about: their own, or an old one of anybody. */
	private static function find() {
		$trials = Trials::all()['of'];
		$user   = get_current_user_id();
		return isset( $trials[ $user ] ) ? $user : array_key_first( array_filter( $trials, array( Trials::class, 'is_old' ) ) );
	}

	private static function apply( $what, $user, $id ) {
		if ( 'put-back' === $what ) {
			Put_Back::put_back( $user, Trials::all()['of'][ $user ] );
			Put_Back::tell( true );
			return;
		}
		Trials::change(
			static function ( array $all ) use ( $what, $user, $id ) {
				if ( ( $all['of'][ $user ]['id'] ?? '' ) !== $id ) {
					return $all;
				}
				if ( 'keep' === $what ) {
					unset( $all['of'][ $user ] );
				} elseif ( 'more' === $what && $all['of'][ $user ]['extended'] < Trials::EXTENSIONS ) {
					++$all['of'][ $user ]['extended'];
					$all['of'][ $user ]['until'] += Trials::SECONDS;
				}
				return $all;
			}
		);
		Trials::tidy();
	}

	private static function describe( array $trial ) {
		$values = array();
		// The firewall's own options are named by its switch.
		foreach ( Stored_Part::read( $trial['changes'], 'after' ) as $change ) {
			$values += array(
				$change['key'] => array(
					'before' => Lock_Outs::for_people( $change, $change['before'] ),
					'after'  => Lock_Outs::for_people( $change, $change['after'] ),
				),
			);
		}
		return array(
			'id'              => $trial['id'],
			'seconds'         => max( 0, $trial['until'] - time() ),
			'since'           => $trial['until'] - Trials::SECONDS * ( 1 + $trial['extended'] ),
			'isOld'           => Trials::is_old( $trial ),
			'extensions'      => Trials::EXTENSIONS - $trial['extended'],
			'isFirewallFirst' => Firewall_Files::are_read_first() && Trials::has_firewall( $trial['changes'] ),
			'values'          => (object) $values,
		);
	}
}
