<?php
/**
 * What people answer to "Keep these settings?".
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page\Trial;

defined( 'ABSPATH' ) || exit;

/** The answers of a user to the question about their trial, through admin-ajax.php. */
class Trial_Answers {

	const ACTION = 'dashboard_for_jetpack_trial';

	/** Adds the hook. */
	public static function hook() {
		add_action( 'wp_ajax_' . self::ACTION, array( self::class, 'answer' ) );
	}

	/** The pages that a visitor needs, for the page data. */
	public static function pages() {
		return array(
			'front' => home_url( '/' ),
			'login' => wp_login_url(),
		);
	}

	/** Does what `do` says (state, keep, put-back, more) and sends { trial: { id, seconds, extensions, values } or null }. */
	public static function answer() {
		$nonce = sanitize_text_field( wp_unslash( $_SERVER['HTTP_X_WP_NONCE'] ?? '' ) );
		if ( ! wp_verify_nonce( $nonce, 'wp_rest' ) || ! current_user_can( 'manage_options' ) ) {
			wp_send_json( array( 'code' => 'rest_forbidden' ), 403 );
		}
		$do    = sanitize_key( wp_unslash( $_GET['do'] ?? '' ) );
		$id    = sanitize_text_field( wp_unslash( $_GET['id'] ?? '' ) );
		$user  = get_current_user_id();
		$trial = Trials::all()[ $user ] ?? null;
		// An answer is about the changes that the question has named.
		if ( $trial && $trial['id'] === $id && 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
			self::apply( $do, $user, $trial );
			$trial = Trials::all()[ $user ] ?? null;
		}
		wp_send_json( array( 'trial' => $trial ? self::describe( $trial ) : null ), 200 );
	}

	private static function apply( $what, $user, array $trial ) {
		if ( 'put-back' === $what ) {
			Trial_Return::put_back( $user, $trial );
			return;
		}
		Trials::change(
			$user,
			static function ( $now ) use ( $what, $trial ) {
				if ( ! $now || $now['id'] !== $trial['id'] || 'keep' === $what ) {
					return $now && $now['id'] !== $trial['id'] ? $now : null;
				}
				if ( 'more' === $what && $now['extended'] < Trials::EXTENSIONS ) {
					++$now['extended'];
					$now['until'] += Trials::SECONDS;
				}
				return $now;
			}
		);
	}

	private static function describe( array $trial ) {
		return array(
			'id'         => $trial['id'],
			'seconds'    => max( 0, $trial['until'] - time() ),
			'extensions' => Trials::EXTENSIONS - $trial['extended'],
			'values'     => (object) $trial['values'],
		);
	}
}
