<?php
/**
 * The page that carries the app.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Plugin\Build;
use Dashboard_For_Jetpack\Plugin\Inline_Script;

defined( 'ABSPATH' ) || exit;

/**
 * Scripts, page data and the skeleton that is shown until the app has drawn.
 */
class Page {

	const HANDLE = 'dashboard-for-jetpack';
	const CARDS  = 8;

	/**
	 * Gives the global variables that the app starts from, name to value.
	 *
	 * @var callable
	 */
	private static $source = array( Companion_Globals::class, 'of_jetpack' );

	/**
	 * Gives { connection: offline|connected|unconnected, isLinked: bool } of the person who opens the page.
	 *
	 * @var callable
	 */
	private static $visitor = array( Companion_Palette::class, 'visitor' );

	/**
	 * Takes the page data from elsewhere than Jetpack.
	 *
	 * @param callable $source  Gives the global variables, name to value.
	 * @param callable $visitor Gives { connection, isLinked }.
	 */
	public static function fill_by( callable $source, callable $visitor ) {
		self::$source  = $source;
		self::$visitor = $visitor;
	}

	/**
	 * Before anything is sent.
	 */
	public static function prepare() {
		add_action( 'admin_enqueue_scripts', array( self::class, 'print_first_chunk' ), PHP_INT_MIN );
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) );
		add_action( 'admin_head', array( self::class, 'print_first_styles' ) );
		// It watches every change of the page, for letters that the app has none of.
		remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
	}

	/**
	 * Enqueues the bundle with its data before it.
	 */
	public static function enqueue() {
		if ( Build::enqueue( self::HANDLE, 'admin' ) ) {
			$globals = call_user_func( self::$source );
			if ( is_array( $globals['Initial_State'] ?? null ) ) {
				$globals['Initial_State']['pluginUpdatesCheckedAt'] = Globals::plugin_updates_checked_at();
			}
			wp_add_inline_script( self::HANDLE, Globals::to_script( $globals ), 'before' );
		}
	}

	/**
	 * Prints what fetches the chunks of the first screen along with the page. The route is known to the browser only: the server never sees the hash.
	 * The bundle finds its files there already, and does not ask for them again. A script runs only when the stylesheets above it are there: this
	 * one is above them all. A page that requires Trusted Types takes the address of a script from a policy only.
	 */
	public static function print_first_chunk() {
		$build = Build::routes();
		$names = array();
		$paths = array();
		foreach ( $build['routes'][ self::kind_of_visitor() ] ?? array() as $path => $chunks ) {
			$names                             += array_flip( $chunks );
			$paths[ implode( ' ', $chunks ) ][] = $path;
		}
		if ( $paths ) {
			Inline_Script::call( __DIR__ . '/first-chunk.js', Build::url( '' ), array_intersect_key( $build['chunks'], $names ), $paths );
		}
	}

	/**
	 * Which column of routes.json holds for this person: src/domain/route-chunks.ts names them.
	 *
	 * @return string
	 */
	private static function kind_of_visitor() {
		$visitor = call_user_func( self::$visitor );
		if ( 'unconnected' === $visitor['connection'] && current_user_can( 'jetpack_connect' ) ) {
			return 'unconnected';
		}
		return 'connected' === $visitor['connection'] && ! $visitor['isLinked'] ? 'unlinked' : 'linked';
	}

	/**
	 * Prints what makes stylesheets of the styles that first-chunk.js has fetched: here, because they must come after the main one to win over it.
	 */
	public static function print_first_styles() {
		Inline_Script::call( __DIR__ . '/first-styles.js' );
	}

	/**
	 * Prints the container.
	 */
	public static function render() {
		if ( ! is_readable( Build::path( 'admin.js' ) ) ) {
			printf( '<div class="wrap"><p>%s</p></div>', esc_html__( 'The dashboard has not been built. Run “npm run build” in its folder.', 'dashboard-for-jetpack' ) );
			return;
		}
		require __DIR__ . '/page-view.php';
		// Here, not in the footer: the app need not wait for what the rest of wp-admin runs there.
		wp_scripts()->do_items( self::HANDLE );
	}
}
