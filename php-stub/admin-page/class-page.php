<?php

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Plugin\Build;
use Dashboard_For_Jetpack\Plugin\Chunk_Texts;
use Dashboard_For_Jetpack\Plugin\Inline_Script;

defined( 'ABSPATH' ) || exit;

/** Prints scripts, page data and the skeleton that is visible until the app renders. */
class Page {

	const HANDLE = 'dashboard-for-jetpack';
	const CARDS  = 8;

	/** @var callable Returns the global variables for the app, name to value. */
	private static $source = array( Companion_Globals::class, 'of_jetpack' );

	/** @var callable Returns { connection: offline|connected|unconnected, isLinked: bool } for the current user. */
	private static $visitor = array( Companion_Globals::class, 'visitor' );

	/** @var callable Returns the facts that the first calls depend on, as bool[] by the names in src/domain/calls/arrivals.ts. */
	private static $facts = array( Companion_Globals::class, 'facts_of_first_calls' );

	/** @var bool Whether the page has its data, and has started the app. */
	private static $is_started = false;

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

	/** Announces a visit, before any output. */
	public static function announce() {
		/** Fires before the output of the app's page, and of the page of a site whose Jetpack is missing. */
		do_action( 'dashboard_for_jetpack_visit' );
	}

	/** Runs before any output. */
	public static function prepare() {
		self::announce();
		add_action( 'admin_enqueue_scripts', array( self::class, 'print_route_chunks' ), PHP_INT_MIN );
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) );
		add_action( 'admin_enqueue_scripts', array( self::class, 'print_first_calls' ), PHP_INT_MAX );
		// Right below the scripts of the head, which WordPress prints with priority 20.
		add_action( 'admin_print_scripts', array( self::class, 'print_preloads' ), 21 );
		add_action( 'admin_head', array( self::class, 'print_first_styles' ) );
		// After optimizers, which use high numbers.
		add_filter( 'script_loader_tag', array( self::class, 'keep_order' ), PHP_INT_MAX, 2 );
		// WordPress's emoji script observes every change of the page to replace emoji, and the app has none.
		remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
	}

	/** Enqueues the bundle. Its data follow in render(). */
	public static function enqueue() {
		Build::enqueue( self::HANDLE, 'admin' );
	}

	/**
	 * Prints two scripts above all others. The first notes which scripts fail, fetches a failed stylesheet once more, and shows failure-view.php ten seconds after
	 * the page has loaded if the app has not started, or has no styles; for a script that never answers, a minute after it began. It hides it if the app starts after all.
	 *
	 * The second fetches the chunks of the first screen while the page loads. Only the browser knows the route, because it is in the hash.
	 * The bundle uses the same files and does not fetch them again. A script runs only after the stylesheets above it have loaded, so
	 * this one is above all of them. A page that requires Trusted Types accepts the URL of a script from a policy only.
	 */
	public static function print_route_chunks() {
		Inline_Script::call( __DIR__ . '/start-watch.js', Build::url( '' ) );
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
			Inline_Script::call( __DIR__ . '/route-chunks.js', Build::url( '' ), array_intersect_key( $build['chunks'], $names ), $paths );
		}
	}

	/**
	 * Lets the browser load the bundle, and the scripts that it needs, as soon as it has the head of the page. It would otherwise find them below the
	 * menus, wait for them there, and meanwhile request the many scripts of the footer.
	 */
	public static function print_preloads() {
		foreach ( self::needed_scripts() as $handle ) {
			$url = self::url_of( wp_scripts(), $handle );
			if ( $url ) {
				echo '<link';
				// WordPress's function for attributes of scripts is deprecated since 7.0.
				foreach ( array_filter( self::attributes_of_preload( $handle, $url ) ) as $name => $value ) {
					printf( true === $value ? ' %1$s' : ' %1$s="%2$s"', esc_attr( $name ), esc_attr( $value ) );
				}
				echo " />\n";
			}
		}
	}

	/**
	 * Filter `script_loader_tag`: loads the bundle and the scripts that it needs in their order. Optimizers make scripts `defer` or `async`, and WordPress's
	 * inline scripts, which set translations, would run before the script that they belong to.
	 *
	 * @param string $tag    One or several script elements.
	 * @param string $handle Name of the script.
	 */
	public static function keep_order( $tag, $handle ) {
		if ( ! preg_match( '/\s(?:defer|async)\b/', $tag ) || ! in_array( $handle, self::needed_scripts(), true ) ) {
			return $tag;
		}
		$tags = new \WP_HTML_Tag_Processor( $tag );
		while ( $tags->next_tag( 'script' ) ) {
			$tags->remove_attribute( 'defer' );
			$tags->remove_attribute( 'async' );
		}
		return $tags->get_updated_html();
	}

	/** @return string[] Names of the bundle's script and of those that it needs, in their order. */
	private static function needed_scripts() {
		// A copy, because the list of what is still to print belongs to WordPress.
		$scripts        = clone wp_scripts();
		$scripts->to_do = array();
		$scripts->all_deps( self::HANDLE );
		return $scripts->to_do;
	}

	/**
	 * URL of a script as WP_Scripts::do_item() prints it. Any other would be a second download.
	 *
	 * @param \WP_Scripts $scripts WordPress's list.
	 * @param string      $handle  Name in it.
	 * @return string "" for a script without a file.
	 */
	private static function url_of( \WP_Scripts $scripts, $handle ) {
		$script = $scripts->registered[ $handle ];
		$src    = (string) $script->src;
		if ( '' === $src ) {
			return '';
		}
		$is_whole = preg_match( '|^(https?:)?//|', $src ) || ( $scripts->content_url && 0 === strpos( $src, $scripts->content_url ) );
		$url      = $is_whole ? $src : $scripts->base_url . $src;
		$version  = null === $script->ver ? '' : ( $script->ver ? $script->ver : $scripts->default_version );
		return esc_url_raw( apply_filters( 'script_loader_src', $version ? add_query_arg( 'ver', $version, $url ) : $url, $handle ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own filter.
	}

	/**
	 * Attributes of a link that loads a script. Attributes that another plugin adds to scripts must be the same: a nonce, without which a policy
	 * refuses the link, and the mode of the request, by which the browser recognizes the file.
	 *
	 * @param string $handle Name of the script.
	 * @param string $url    Of its file.
	 * @return array Name to value.
	 */
	private static function attributes_of_preload( $handle, $url ) {
		$attributes = (array) apply_filters( // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own filter.
			'wp_script_attributes',
			array(
				'src' => $url,
				'id'  => "$handle-js",
			)
		);
		return array(
			'rel'  => 'preload',
			'as'   => 'script',
			'href' => $url,
		) + array_intersect_key( $attributes, array_flip( array( 'nonce', 'crossorigin', 'integrity', 'referrerpolicy' ) ) );
	}

	/** Prints the script that asks for the first calls, above the stylesheets and scripts, which it would have to wait for. */
	public static function print_first_calls() {
		First_Calls::print_script( call_user_func( self::$visitor )['connection'], self::$facts );
	}

	/** @return string Column of routes.json for the current user. src/domain/routes/chunks.ts defines the columns. */
	private static function kind_of_visitor() {
		$visitor = call_user_func( self::$visitor );
		if ( 'unconnected' === $visitor['connection'] && Rights::has( 'jetpack_connect' ) ) {
			return 'unconnected';
		}
		return 'connected' === $visitor['connection'] && ! $visitor['isLinked'] ? 'unlinked' : 'linked';
	}

	/**
	 * Prints a script that turns the styles fetched by route-chunks.js into stylesheets. It stands here because they must follow the main stylesheet
	 * to override it.
	 */
	public static function print_first_styles() {
		Inline_Script::call( __DIR__ . '/first-styles.js' );
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
		// Not by an action for notices, from which some plugins remove everything.
		Jetpack_Alerts::print_all();
		require __DIR__ . '/page-view.php';
		Chunk_Texts::print_texts();
		wp_scripts()->do_items( self::HANDLE );
		self::send();
		register_shutdown_function( array( self::class, 'finish' ) );
		self::print_data();
	}

	/** Shutdown function: if another plugin ended the request while the page data was being collected, collects the rest and completes the page. */
	public static function finish() {
		if ( ! self::$is_started ) {
			Foreign_Code::recover();
			self::print_data();
			require_once ABSPATH . 'wp-admin/admin-footer.php';
		}
	}

	/** Sends everything printed so far. PHP's own buffer is emptied, too; buffers of plugins are left alone. */
	public static function send() {
		if ( 1 === ob_get_level() && ob_get_status()['chunk_size'] > 0 ) {
			ob_flush();
		}
		flush();
	}

	/** Prints the global variables, and starts the app. */
	private static function print_data() {
		$globals = call_user_func( self::$source );
		if ( is_array( $globals['Initial_State'] ?? null ) ) {
			$globals['Initial_State']['pluginUpdatesCheckedAt'] = Globals::plugin_updates_checked_at();
			$globals['Initial_State']                          += array_filter( array( 'jetpackUpdate' => Globals::jetpack_update() ) );
			// The app reads the modules, the settings and the connection again if a cache served this page later.
			$globals['Initial_State']['printedAt'] = time();
		}
		$globals['dashboardForJetpackAnswers'] = Kept_Answers::chosen() + Own_Answers::all();
		wp_print_inline_script_tag( Globals::to_script( $globals ), array( 'id' => self::HANDLE . '-data' ) );
		// Without it, the app starts at the end of the page (src/index.tsx).
		Inline_Script::call( __DIR__ . '/start.js' );
		self::$is_started = true;
	}
}
