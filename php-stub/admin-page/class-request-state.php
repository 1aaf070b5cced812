<?php
/**
 * What foreign code may change and must not keep.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * The current user, site, language, request and output before a call of foreign code. Whoever takes a state also restores it: after an exception in a
 * `finally`, and after code that has ended the request in a shutdown function.
 */
class Request_State {

	const INPUTS = array( '_GET', '_POST', '_REQUEST', '_SERVER' );

	/** @var self[] States that were taken and not restored, the outermost first. */
	private static $taken = array();

	/** @var int Id of the current user. */
	private $user;

	/** @var int Id of the current site of a network. */
	private $site;

	/** @var int[] Ids of the sites that restore_current_blog() returns to. */
	private $sites;

	/** @var array { string, int } The language, and how often it has been switched. */
	private $language;

	/** @var array[] The superglobals, by name. */
	private $inputs;

	/** @var array Query variables of WordPress. */
	private $query;

	/** @var string[] Names of the running hooks. */
	private $hooks;

	/** @var int Number of output buffers. */
	private $buffers;

	/**
	 * Takes the present state, and discards what is printed until it is restored.
	 *
	 * @return self
	 */
	public static function take() {
		$state           = new self();
		$state->user     = get_current_user_id();
		$state->site     = get_current_blog_id();
		$state->sites    = $GLOBALS['_wp_switched_stack'] ?? array();
		$state->language = array( determine_locale(), self::count_switches() );
		$state->inputs   = array_intersect_key( $GLOBALS, array_flip( self::INPUTS ) );
		$state->query    = $GLOBALS['wp']->query_vars;
		$state->hooks    = $GLOBALS['wp_current_filter'];
		$state->buffers  = ob_get_level();
		self::$taken[]   = $state;
		// Code that ends the request, or all buffers, sends their contents.
		ob_start( '__return_empty_string' );
		return $state;
	}

	/** Restores the state. */
	public function restore() {
		while ( ob_get_level() > $this->buffers && ob_end_clean() ) {
			continue;
		}
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- they were like this before.
		$GLOBALS['wp_current_filter'] = $this->hooks;
		foreach ( $this->inputs as $name => $values ) {
			$GLOBALS[ $name ] = $values;
		}
		$GLOBALS['wp']->query_vars = $this->query;
		if ( is_multisite() ) {
			if ( get_current_blog_id() !== $this->site ) {
				switch_to_blog( $this->site );
			}
			$GLOBALS['_wp_switched_stack'] = $this->sites;
			$GLOBALS['switched']           = (bool) $this->sites;
		}
		// phpcs:enable
		if ( get_current_user_id() !== $this->user ) {
			wp_set_current_user( $this->user );
		}
		$this->restore_language();
		$place = array_search( $this, self::$taken, true );
		if ( false !== $place ) {
			array_splice( self::$taken, $place );
		}
	}

	/**
	 * Restores the outermost state. For shutdown functions, because code that ends the request runs no `finally`.
	 *
	 * @return bool Whether foreign code has ended the request.
	 */
	public static function recover() {
		if ( ! self::$taken ) {
			return false;
		}
		self::$taken[0]->restore();
		return true;
	}

	/**
	 * Makes this request look like the browser's own call of a REST route. Take a state before.
	 *
	 * @param WP_REST_Request $call The call.
	 */
	public static function imitate( WP_REST_Request $call ) {
		$path  = ltrim( $call->get_route(), '/' );
		$query = $call->get_query_params();
		$url   = add_query_arg( array_map( 'rawurlencode', $query ), rest_url( $path ) );
		$input = wp_slash( $query );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- until the state is restored.
		$GLOBALS['_GET']     = $input;
		$GLOBALS['_POST']    = array();
		$GLOBALS['_REQUEST'] = $input;
		$GLOBALS['_SERVER']  = array(
			'REQUEST_METHOD'  => 'GET',
			'REQUEST_URI'     => wp_slash( wp_make_link_relative( $url ) ),
			'QUERY_STRING'    => wp_slash( (string) wp_parse_url( $url, PHP_URL_QUERY ) ),
			'HTTP_X_WP_NONCE' => wp_create_nonce( 'wp_rest' ),
		) + array_diff_key( $GLOBALS['_SERVER'], array_flip( array( 'HTTP_ORIGIN', 'HTTP_X_HTTP_METHOD_OVERRIDE', 'CONTENT_TYPE', 'CONTENT_LENGTH' ) ) );
		// phpcs:enable
		$GLOBALS['wp']->query_vars = array( 'rest_route' => '/' . $path );
		$call->set_headers( rest_get_server()->get_headers( wp_unslash( $GLOBALS['_SERVER'] ) ) );
	}

	private function restore_language() {
		list( $language, $switches ) = $this->language;
		while ( self::count_switches() > $switches && restore_previous_locale() ) {
			continue;
		}
		// A language that was switched back too often.
		if ( determine_locale() !== $language ) {
			switch_to_locale( $language );
		}
	}

	private static function count_switches() {
		return did_action( 'switch_locale' ) - did_action( 'restore_previous_locale' );
	}
}
