<?php
/**
 * Translations of lazy chunks.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the browser the translations of a chunk when it fetches the chunk. WordPress prints translations for registered scripts only, and
 * a language pack has one JSON file per built file. load_script_textdomain() finds each file, so the filters of other
 * plugins apply. The response is the same for all users of a language, and the request changes nothing.
 */
class Chunk_Texts {

	const ACTION = 'dashboard_for_jetpack_texts';

	/**
	 * Language of the source texts.
	 */
	const ORIGINAL = 'en_US';

	/**
	 * Adds the hook.
	 */
	public static function hook() {
		add_action( 'wp_ajax_' . self::ACTION, array( self::class, 'answer' ) );
	}

	/**
	 * URL of a chunk's translations. Whether there are any is checked only when the URL is requested.
	 *
	 * @param string $chunk Name of the chunk.
	 * @return string|null Null in the language of the source texts.
	 */
	public static function url( $chunk ) {
		$locale = determine_locale();
		$query  = array(
			'action' => self::ACTION,
			'chunk'  => $chunk,
			// The server does not read it; it keeps the responses for two languages apart in the browser's cache.
			'locale' => $locale,
		);
		return self::ORIGINAL === $locale ? null : add_query_arg( $query, admin_url( 'admin-ajax.php', 'relative' ) );
	}

	/**
	 * Action `wp_ajax_dashboard_for_jetpack_texts`: prints `{ locale_data }`, or null without a translation.
	 */
	public static function answer() {
		$chunk = isset( $_GET['chunk'] ) && is_string( $_GET['chunk'] ) ? sanitize_key( wp_unslash( $_GET['chunk'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- reads what everyone may read.
		if ( empty( Build::routes()['chunks'][ $chunk ] ) ) {
			wp_send_json( null, 404 );
		}
		$texts = self::of( $chunk );
		if ( $texts ) {
			header( 'Cache-Control: private, max-age=' . HOUR_IN_SECONDS );
		}
		wp_send_json( $texts );
	}

	/**
	 * Translations of a chunk in the language of this request.
	 *
	 * @param string $chunk Name of the chunk.
	 * @return object|null Content of the language pack's file.
	 */
	private static function of( $chunk ) {
		$handle = "dashboard-for-jetpack-$chunk";
		wp_register_script( $handle, Build::url( "$chunk.js" ), array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- known, not printed.
		$texts = json_decode( (string) load_script_textdomain( $handle, 'dashboard-for-jetpack', Build::path( 'languages' ) ) );
		return is_object( $texts ) ? $texts : null;
	}
}
