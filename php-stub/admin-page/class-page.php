<?php
/**
 * The page that contains the app.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Admin_Page\Network\Summary;
use Dashboard_For_Jetpack\Plugin\Build;
use Dashboard_For_Jetpack\Plugin\Chunk_Texts;
use Dashboard_For_Jetpack\Plugin\Inline_Script;

defined( 'ABSPATH' ) || exit;

/**
 * Prints scripts, page data and the skeleton that is visible until the app renders.
 */
class Page {

	const HANDLE = 'dashboard-for-jetpack';
	const CARDS  = 8;

	/**
	 * Returns the global variables for the app, name to value.
	 *
	 * @var callable
	 */
	private static $source = array( Companion_Globals::class, 'of_jetpack' );

	/**
	 * Returns { connection: offline|connected|unconnected, isLinked: bool } for the current user.
	 *
	 * @var callable
	 */
	private static $visitor = array( Companion_Palette::class, 'visitor' );

	/**
	 * Returns the facts that the first calls depend on, as bool[] by the names in src/domain/first-calls.ts.
	 *
	 * @var callable
	 */
	private static $facts = array( Companion_Globals::class, 'facts_of_first_calls' );

	/**
	 * Replaces Jetpack as the source of the page data.
	 *
	 * @param callable $source  Returns the global variables, name to value.
	 * @param callable $visitor Returns { connection, isLinked }.
	 * @param callable $facts   Returns the facts that the first calls depend on.
	 */
	public static function fill_by( callable $source, callable $visitor, callable $facts ) {
		self::$source  = $source;
		self::$visitor = $visitor;
		self::$facts   = $facts;
	}

	/**
	 * Runs before any output.
	 */
	public static function prepare() {
		Summary::record();
		add_action( 'admin_enqueue_scripts', array( self::class, 'print_first_chunk' ), PHP_INT_MIN );
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) );
		add_action( 'admin_enqueue_scripts', array( self::class, 'print_first_calls' ), PHP_INT_MAX );
		add_action( 'admin_head', array( self::class, 'print_first_styles' ) );
		add_action( 'admin_notices', array( Jetpack_Alerts::class, 'print_all' ) );
		// WordPress's emoji script observes every change of the page to replace emoji, and the app has none.
		remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
	}

	/**
	 * Enqueues the bundle. Its data follow in render().
	 */
	public static function enqueue() {
		Build::enqueue( self::HANDLE, 'admin' );
	}

	/**
	 * Prints a script that fetches the chunks of the first screen while the page loads. Only the browser knows the route, because it is in the hash.
	 * The bundle uses the same files and does not fetch them again. A script runs only after the stylesheets above it have loaded, so
	 * this one is above all of them. A page that requires Trusted Types accepts the URL of a script from a policy only.
	 */
	public static function print_first_chunk() {
		$build  = Build::table( 'routes' ) + array(
			'chunks' => array(),
			'routes' => array(),
		);
		$routes = $build['routes'][ self::kind_of_visitor() ] ?? array();
		$names  = array();
		$paths  = array();
		foreach ( $routes as $path => $chunks ) {
			$names                             += array_flip( $chunks );
			$paths[ implode( ' ', $chunks ) ][] = $path;
		}
		// Most visits begin on the first route, and the server does not know of others: their texts are requested together with their chunks.
		Chunk_Texts::print_loader( array_keys( $build['chunks'] ), $routes['/'] ?? array() );
		if ( $paths ) {
			Inline_Script::call( __DIR__ . '/first-chunk.js', Build::url( '' ), array_intersect_key( $build['chunks'], $names ), $paths );
		}
	}

	/**
	 * Prints the script that asks for the first calls, above the stylesheets and scripts, which it would have to wait for.
	 */
	public static function print_first_calls() {
		First_Calls::print_script( call_user_func( self::$visitor )['connection'], self::$facts );
	}

	/**
	 * Column of routes.json for the current user. src/domain/route-chunks.ts defines the columns.
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
	 * Prints a script that turns the styles fetched by first-chunk.js into stylesheets. It is here because they must follow the main stylesheet to override it.
	 */
	public static function print_first_styles() {
		Inline_Script::call( __DIR__ . '/first-styles.js' );
	}

	/**
	 * Hash of user, language, bundle and page data. Salted, because the browser stores it.
	 *
	 * @param array $globals Name to value.
	 * @return string
	 */
	private static function fingerprint( array $globals ) {
		$version = wp_scripts()->registered[ self::HANDLE ]->ver;
		// The hour, not the second: plugins that switch updates off answer with the present time.
		$updates = intdiv( (int) Globals::plugin_updates_checked_at(), HOUR_IN_SECONDS );
		return wp_hash( wp_json_encode( array( get_current_user_id(), determine_locale(), $version, $updates, $globals ) ) );
	}

	/**
	 * Prints the container, and the bundle above its data: collecting these takes most of PHP's time, in which the browser loads and runs the bundle
	 * and paints the skeleton. The bundle is not in the footer, so that the app need not wait for the other scripts that wp-admin runs there.
	 */
	public static function render() {
		if ( ! is_readable( Build::path( 'admin.js' ) ) ) {
			printf( '<div class="wrap"><p>%s</p></div>', esc_html__( 'The dashboard has not been built. Run “npm run build” in its folder.', 'dashboard-for-jetpack' ) );
			return;
		}
		require __DIR__ . '/page-view.php';
		Chunk_Texts::print_texts();
		wp_scripts()->do_items( self::HANDLE );
		self::send();
		self::print_data();
		Printed_Answers::print_all();
		// Without it, the app starts at the end of the page (src/index.tsx).
		Inline_Script::call( __DIR__ . '/start.js' );
	}

	/**
	 * Sends what is printed so far. PHP's own buffer is emptied, too; those of plugins are theirs.
	 */
	private static function send() {
		if ( 1 === ob_get_level() && ob_get_status()['chunk_size'] > 0 ) {
			ob_flush();
		}
		flush();
	}

	/**
	 * Prints the global variables, and the snapshot. A tab that has shown this screen before, of the same page data, shows its first render at once
	 * instead of the skeleton: snapshot.js puts it in, and the app replaces it and takes the next one (src/app/boot/boot.tsx).
	 */
	private static function print_data() {
		$globals     = call_user_func( self::$source );
		$fingerprint = self::fingerprint( $globals );
		if ( is_array( $globals['Initial_State'] ?? null ) ) {
			$globals['Initial_State']['pluginUpdatesCheckedAt'] = Globals::plugin_updates_checked_at();
			// The app reads the modules, the settings and the connection again where a cache served this page later.
			$globals['Initial_State']['printedAt'] = time();
		}
		wp_print_inline_script_tag( Globals::to_script( $globals ), array( 'id' => self::HANDLE . '-data' ) );
		Inline_Script::call( __DIR__ . '/snapshot.js', $fingerprint, Build::url( '' ) );
	}
}
