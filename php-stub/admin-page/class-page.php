<?php
/**
 * The page that carries the app.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Plugin\Build;

defined( 'ABSPATH' ) || exit;

/**
 * Scripts, page data and the skeleton that stands until the app has drawn.
 */
class Page {

	const HANDLE = 'dashboard-for-jetpack';
	const CARDS  = 8;

	/**
	 * Paths that screens stand at, to a chunk that they need: those that people open most.
	 */
	const CHUNKS = array(
		'|dashboard' => 'dashboard',
		'settings|security|performance|writing|sharing|discussion|traffic|privacy' => 'settings',
		'settings|security' => 'settings-security',
		'performance' => 'settings-performance',
		'writing' => 'settings-writing',
		'sharing' => 'settings-sharing',
		'discussion' => 'settings-discussion',
		'traffic' => 'settings-traffic',
		'privacy' => 'settings-privacy',
		'product/[a-z]+' => 'product',
		'recommendations' => 'recommendations',
	);

	/**
	 * Gives the global variables that the app starts from, name to value.
	 *
	 * @var callable
	 */
	private static $source = array( Companion_Globals::class, 'of_jetpack' );

	/**
	 * Takes the page data from elsewhere than Jetpack.
	 *
	 * @param callable $source Gives the global variables, name to value.
	 */
	public static function fill_by( callable $source ) {
		self::$source = $source;
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
	 * Fetches the chunk of the screen along with the page, not after the main script has run. Which one only the hash tells,
	 * and that the server never sees. The bundle finds its chunk there already and does not ask again. A script runs only when the
	 * stylesheets above it are there: this one stands above them all.
	 */
	public static function print_first_chunk() {
		$urls = array();
		foreach ( self::CHUNKS as $pattern => $chunk ) {
			$urls[ $pattern ] = Build::chunk_urls( $chunk );
		}
		wp_print_inline_script_tag(
			// A page that requires Trusted Types takes the address of a script from a policy only.
			'(function(m){var t=window.trustedTypes&&trustedTypes.createPolicy("dashboard-for-jetpack-first-chunk",{createScriptURL:function(u){return u}});for(var p in m)if(new RegExp("^#?/?("+p+")([?/]|$)").test(location.hash||"#"))m[p].forEach(function(u){' .
			'var s=/\.js/.test(u),e=document.createElement(s?"script":"link");' .
			'if(s){e.src=t?t.createScriptURL(u):u;e.async=true}else{e.rel="preload";e.as="style";e.className="jp-first-styles";e.href=u}' .
			'document.head.appendChild(e)})})(' . wp_json_encode( $urls ) . ')'
		);
	}

	/**
	 * Makes stylesheets of what print_first_chunk() has fetched: here, because they must come after the main one to win over it.
	 */
	public static function print_first_styles() {
		wp_print_inline_script_tag(
			'document.querySelectorAll("link.jp-first-styles").forEach(function(e){e.remove();e.rel="stylesheet";e.removeAttribute("as");document.head.appendChild(e)})'
		);
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
