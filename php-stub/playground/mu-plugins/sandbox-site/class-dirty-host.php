<?php

namespace Dashboard_For_Jetpack_Site;

use Dashboard_For_Jetpack\Admin_Page\Globals;
use Dashboard_For_Jetpack\Plugin\Inline_Script;
use Dashboard_For_Jetpack\Sandbox\Cloud\Store;
use Dashboard_For_Jetpack\Sandbox\Sandbox;

defined( 'ABSPATH' ) || exit;

/**
 * A host as many real ones are. Spoils what the site prints: text of other plugins around each answer of the REST API and of admin-ajax.php, numbers as text,
 * HTML in messages, entities in names, and Jetpack's variables in the footer, below ours. It removes the header of the nonce, adds a language to the addresses
 * of the REST API, gives arrays a toJSON() that returns text, defers all scripts of the admin, and loses the classes of its body and all notices. The kinds of
 * dirt are those of `fixtures/wire/dirt.json`, and "globals", "numbers", "header", "root", "arrays", "scripts" and "page".
 *
 * Turned on by the cookie `jetpack_dashboard_dirt`, by `npm start -- --dirty`, or by the key `host.dirty` of a scenario. The first of these that
 * exists decides.
 */
class Dirty_Host {

	const COOKIE   = 'jetpack_dashboard_dirt';
	const CONSTANT = 'DASHBOARD_FOR_JETPACK_DIRTY_HOST';
	const TABLE    = __DIR__ . '/dirt.json';

	/** Jetpack's own scripts print these in the footer. */
	const IN_FOOTER = array( 'JP_CONNECTION_INITIAL_STATE', 'JP_IDENTITY_CRISIS__INITIAL_STATE', 'jpTracksAJAX', 'jitm_config' );

	/** Jetpack itself sets the types of settings. */
	const TYPED = '/jetpack/v4/settings';

	/** @var array Variables for the footer, name to value. */
	private static $late = array();

	public static function hook() {
		add_action( 'init', array( self::class, 'open_buffer' ), PHP_INT_MIN );
		add_filter( 'rest_request_after_callbacks', array( self::class, 'spoil_answer' ), PHP_INT_MAX, 3 );
		add_filter( 'dashboard_for_jetpack_sandbox_globals', array( self::class, 'spoil_globals' ) );
		add_action( 'admin_print_footer_scripts', array( self::class, 'print_late' ), 50 );
		add_action( 'init', array( self::class, 'lose_header' ), PHP_INT_MIN );
		add_filter( 'rest_url', array( self::class, 'add_language' ), 99 );
		add_action( 'admin_head', array( self::class, 'print_old_library' ), 1 );
		add_filter( 'script_loader_tag', array( self::class, 'defer' ), 999 );
		add_filter( 'admin_body_class', array( self::class, 'forget_classes' ), 50 );
		add_action( 'in_admin_header', array( self::class, 'remove_notices' ), 999 );
	}

	/** Action `init`: what a proxy or an allow list of a host does. */
	public static function lose_header() {
		if ( self::has( 'header' ) ) {
			unset( $_SERVER['HTTP_X_WP_NONCE'] );
		}
	}

	/**
	 * Filter `rest_url`: what a translation plugin does.
	 *
	 * @param string $address Of the root, or of a route.
	 */
	public static function add_language( $address ) {
		return self::has( 'root' ) ? add_query_arg( 'lang', 'de', $address ) : $address;
	}

	/** Action `admin_head`: what a library from before JSON.stringify() does. */
	public static function print_old_library() {
		if ( self::has( 'arrays' ) && class_exists( Inline_Script::class ) ) {
			Inline_Script::call( __DIR__ . '/old-library.js' );
		}
	}

	/**
	 * Filter `script_loader_tag`: as an optimizer that means well.
	 *
	 * @param string $tag Script elements.
	 */
	public static function defer( $tag ) {
		return self::has( 'scripts' ) && ! preg_match( '/\s(defer|async)\b/', $tag ) ? str_replace( ' src=', ' defer src=', $tag ) : $tag;
	}

	/**
	 * Filter `admin_body_class`: as a plugin that returns only its own.
	 *
	 * @param string $classes Classes of all plugins.
	 */
	public static function forget_classes( $classes ) {
		return self::has( 'page' ) ? 'theme-panel' : $classes;
	}

	/** Action `in_admin_header`: as a plugin that wants its pages without the notices of others, and forgets to ask for the page. */
	public static function remove_notices() {
		if ( self::has( 'page' ) ) {
			remove_all_actions( 'admin_notices' );
			remove_all_actions( 'all_admin_notices' );
		}
	}

	/** Action `init`: only if text is printed around the answer, because a buffer sends nothing before the request ends. */
	public static function open_buffer() {
		if ( self::is_call() && '' !== self::text( 'bom' ) . self::text( 'notice' ) . self::text( 'comment' ) ) {
			ob_start( array( self::class, 'wrap' ) );
		}
	}

	/**
	 * Output buffer of a call: adds a plugin's text before it, and a cache's text after it.
	 *
	 * @param string $text  Part of the output.
	 * @param int    $phase Flags of PHP.
	 */
	public static function wrap( $text, $phase ) {
		if ( in_array( http_response_code(), array( 204, 304 ), true ) ) {
			return $text;
		}
		$before = self::text( 'bom' ) . self::text( 'notice' );
		return ( $phase & PHP_OUTPUT_HANDLER_START ? $before : '' ) . $text . ( $phase & PHP_OUTPUT_HANDLER_FINAL ? self::text( 'comment' ) : '' );
	}

	/**
	 * Filter `rest_request_after_callbacks`.
	 *
	 * @param mixed            $response WP_REST_Response, WP_Error or data.
	 * @param \WP_REST_Request $request  Request.
	 */
	public static function spoil_answer( $response, $handler, $request ) {
		if ( ! self::kinds() || 0 !== strpos( $request->get_route(), '/jetpack/v4/' ) ) {
			return $response;
		}
		if ( is_wp_error( $response ) ) {
			foreach ( $response->get_error_codes() as $code ) {
				$response->errors[ $code ] = array_map( array( self::class, 'spoil_message' ), $response->get_error_messages( $code ) );
			}
			return $response;
		}
		$answer = rest_ensure_response( $response );
		if ( self::TYPED !== $request->get_route() ) {
			$answer->set_data( self::spoil( $answer->get_data() ) );
		}
		return $answer;
	}

	/**
	 * Filter `dashboard_for_jetpack_sandbox_globals`.
	 *
	 * @param array $globals Name to value.
	 */
	public static function spoil_globals( $globals ) {
		if ( ! self::kinds() ) {
			return $globals;
		}
		$settings = $globals['Initial_State']['settings'];
		if ( self::has( 'globals' ) ) {
			self::$late = array_intersect_key( $globals, array_flip( self::IN_FOOTER ) );
			$globals    = array_diff_key( $globals, self::$late );
		}
		$globals                              = self::spoil( $globals );
		$globals['Initial_State']['settings'] = $settings;
		return $globals;
	}

	/** Action `admin_print_footer_scripts`: prints the variables as Jetpack does, below our page. */
	public static function print_late() {
		if ( self::$late ) {
			wp_print_inline_script_tag( Globals::to_script( self::$late ) );
		}
	}

	/**
	 * Adds the dirt to any value.
	 *
	 * @param string|int $key Its key.
	 */
	private static function spoil( $value, $key = '' ) {
		if ( self::is_listed( 'kept', $key ) ) {
			return $value;
		}
		if ( is_array( $value ) || is_object( $value ) ) {
			$spoiled = array();
			foreach ( (array) $value as $name => $part ) {
				$spoiled[ $name ] = self::spoil( $part, $name );
			}
			return is_object( $value ) ? (object) $spoiled : $spoiled;
		}
		if ( is_int( $value ) || is_float( $value ) ) {
			return self::has( 'numbers' ) ? (string) $value : $value;
		}
		if ( ! is_string( $value ) || '' === $value ) {
			return $value;
		}
		if ( 'data' === $key ) {
			// The provider's own answer, as text.
			$inner = json_decode( $value );
			return is_array( $inner ) || is_object( $inner ) ? wp_json_encode( self::spoil( $inner ) ) : $value;
		}
		if ( self::is_listed( 'messages', $key ) ) {
			return self::spoil_message( $value );
		}
		// Some names are codes.
		return self::is_listed( 'names', $key ) && preg_match( '/^[A-Z]|\s/', $value ) ? $value . self::text( 'entities' ) : $value;
	}

	/** @return string A message with HTML. */
	private static function spoil_message( $message ) {
		list( $before, $behind ) = self::has( 'html' ) ? self::table()['html'] : array( '', '' );
		return '' === $message ? '' : $before . $message . $behind;
	}

	/**
	 * Text of the table, if its kind of dirt is on.
	 *
	 * @param string $kind Its key.
	 */
	private static function text( $kind ) {
		return self::has( $kind ) ? self::table()[ $kind ] : '';
	}

	private static function is_listed( $list, $key ) {
		return is_string( $key ) && in_array( $key, self::table()[ $list ], true );
	}

	private static function table() {
		static $table = null;
		$table        = $table ?? (array) json_decode( (string) file_get_contents( self::TABLE ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file beside this one.
		return $table;
	}

	/**
	 * Whether a kind of dirt is on.
	 *
	 * @param string $kind Its name.
	 */
	private static function has( $kind ) {
		$kinds = self::kinds();
		return is_array( $kinds ) ? in_array( $kind, $kinds, true ) : (bool) $kinds;
	}

	/**
	 * The kinds that are on.
	 *
	 * @return bool|string[] Whether all of them are, or their names.
	 */
	private static function kinds() {
		if ( isset( $_COOKIE[ self::COOKIE ] ) ) {
			$wanted = sanitize_text_field( wp_unslash( $_COOKIE[ self::COOKIE ] ) );
			return 'all' === $wanted ? true : explode( '.', $wanted );
		}
		if ( defined( self::CONSTANT ) ) {
			return constant( self::CONSTANT );
		}
		return class_exists( Sandbox::class ) && Sandbox::is_on() ? Store::get( 'host', array() )['dirty'] ?? false : false;
	}

	/** @return bool Whether this request is one of the REST API or of admin-ajax.php. The routes that load scenarios stay clean. */
	private static function is_call() {
		$address = rawurldecode( esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ) ) );
		$is_rest = preg_match( '#[?&]rest_route=|/wp-json/#', $address );
		return ( $is_rest || wp_doing_ajax() ) && false === strpos( $address, 'jetpack-dashboard-sandbox/' );
	}
}
