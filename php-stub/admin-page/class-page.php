<?php
/**
 * The page that carries the app.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Admin_Page;

use Jetpack_Dashboard\Plugin\Build;
use Jetpack_Dashboard\Plugin\Mode;

defined( 'ABSPATH' ) || exit;

/**
 * Scripts, page data and the skeleton that stands until the app has drawn.
 */
class Page {

	const HANDLE = 'jetpack-dashboard';
	const CARDS  = 8;

	/**
	 * Before anything is sent: one-shot notices leave their cookies here.
	 */
	public static function prepare() {
		if ( Mode::STUB === Mode::current() ) {
			State_Notices::take();
		}
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) );
		add_action( 'admin_head', array( self::class, 'print_preloads' ) );
	}

	/**
	 * Enqueues the bundle with its data before it.
	 */
	public static function enqueue() {
		if ( Build::enqueue( self::HANDLE, 'admin' ) ) {
			$globals = Mode::STUB === Mode::current() ? Globals::of_stub() : Companion_Globals::of_jetpack();
			wp_add_inline_script( self::HANDLE, Globals::to_script( $globals ), 'before' );
		}
	}

	/**
	 * Asks for the dashboard's chunk along with the page, not after the main script has run; only where the hash, which
	 * the server never sees, names that screen.
	 */
	public static function print_preloads() {
		$links = array();
		foreach ( Build::chunk_urls( 'dashboard' ) as $url ) {
			$links[] = array( strpos( $url, '.css' ) ? 'style' : 'script', $url );
		}
		wp_print_inline_script_tag(
			'/^#?\\/?(dashboard)?$/.test(location.hash)&&' . wp_json_encode( $links ) . '.forEach(function(l){' .
			'var e=document.createElement("link");e.rel="preload";e.as=l[0];e.href=l[1];document.head.appendChild(e)})'
		);
	}

	/**
	 * Prints the container.
	 */
	public static function render() {
		if ( ! is_readable( Build::path( 'admin.js' ) ) ) {
			printf( '<div class="wrap"><p>%s</p></div>', esc_html__( 'The dashboard has not been built. Run “npm run build” in its folder.', 'jetpack' ) );
			return;
		}
		require __DIR__ . '/page-view.php';
	}
}
