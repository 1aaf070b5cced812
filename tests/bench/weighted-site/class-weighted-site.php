<?php
/**
 * Weight for the pages of the bench.
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;

/**
 * A connected site with Jetpack 11.2 prints 45 modules with texts about twice as long as our fixtures' and shows the notices of other
 * plugins. This adds the same weight in filler text, and grows one part at a time beyond it.
 */
class Weighted_Site {

	/** Average number of characters of each text on that site. */
	const LENGTHS = array(
		'description'       => 90,
		'short_description' => 90,
		'long_description'  => 195,
		'search_terms'      => 110,
	);

	const PLUGINS = 30;
	const NOTICES = 6;
	const GROWTH  = 10;
	const DAYS    = 365;

	const FILLER = 'It works on its own once it is on, keeps to the choices made here, says so when something goes wrong, and can be switched off at any time without losing what was saved. ';

	/**
	 * Adds the weight of a variant.
	 *
	 * @param string $variant "heavy", or a larger variant: "modules", "plugins" or "stats". Any other value adds nothing.
	 */
	public static function hook( $variant ) {
		if ( ! in_array( $variant, array( 'heavy', 'modules', 'plugins', 'stats' ), true ) ) {
			return;
		}
		add_filter(
			'dashboard_for_jetpack_modules',
			static function ( $modules ) use ( $variant ) {
				return self::multiply( array_map( array( self::class, 'lengthen' ), $modules ), 'modules' === $variant ? self::GROWTH : 1 );
			}
		);
		add_action(
			'init',
			static function () use ( $variant ) {
				self::add_plugins( self::PLUGINS * ( 'plugins' === $variant ? self::GROWTH : 1 ) );
			}
		);
		add_action( 'admin_notices', array( self::class, 'print_notices' ) );
		if ( 'stats' === $variant ) {
			add_filter( 'rest_post_dispatch', array( self::class, 'extend_stats' ), 10, 3 );
		}
	}

	/**
	 * Pads a text with filler.
	 *
	 * @param string $text   Start of the text.
	 * @param int    $length Characters.
	 * @return string The text itself if it is longer.
	 */
	private static function fill( $text, $length ) {
		$missing = $length - strlen( $text );
		return $missing > 0 ? $text . substr( str_repeat( ' ' . self::FILLER, 1 + intdiv( $missing, strlen( self::FILLER ) ) ), 0, $missing ) : $text;
	}

	/**
	 * Pads the texts of a module.
	 *
	 * @param array $module Record.
	 * @return array
	 */
	public static function lengthen( array $module ) {
		foreach ( self::LENGTHS as $key => $length ) {
			$module[ $key ] = self::fill( $module[ $key ], $length );
		}
		foreach ( $module['options'] as $key => $option ) {
			if ( isset( $option['description'] ) ) {
				$module['options'][ $key ]['description'] = self::fill( $option['description'], 60 );
			}
		}
		return $module;
	}

	/**
	 * Adds copies of the modules under other names.
	 *
	 * @param array $modules Slug to record.
	 * @param int   $times   Factor.
	 * @return array
	 */
	private static function multiply( array $modules, $times ) {
		$all = $modules;
		for ( $copy = 2; $copy <= $times; $copy++ ) {
			foreach ( $modules as $slug => $module ) {
				$all[ "$slug-$copy" ] = array( 'module' => "$slug-$copy" ) + $module;
			}
		}
		return $all;
	}

	/**
	 * Adds invented plugins to WordPress's cached list.
	 *
	 * @param int $count Total number, including the real ones.
	 */
	private static function add_plugins( $count ) {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$plugins = get_plugins();
		$headers = reset( $plugins );
		for ( $i = count( $plugins ) + 1; $i <= $count; $i++ ) {
			$names = array(
				'Name'        => "Plugin number $i",
				'Title'       => "Plugin number $i",
				'Description' => self::fill( "Plugin number $i.", 300 ),
			);

			$plugins[ "plugin-number-$i/plugin-number-$i.php" ] = $names + $headers;
		}
		wp_cache_set( 'plugins', array( '' => $plugins ), 'plugins' );
	}

	/**
	 * Prints notices of other plugins.
	 */
	public static function print_notices() {
		for ( $i = 1; $i <= self::NOTICES; $i++ ) {
			printf( '<div class="notice notice-info is-dismissible"><p>%s</p></div>', esc_html( self::fill( "Plugin number $i has news.", 200 ) ) );
		}
	}

	/**
	 * Filter `rest_post_dispatch`: extends the daily stats to a year.
	 *
	 * @param WP_REST_Response $response Response.
	 * @param WP_REST_Server   $server   Not used.
	 * @param WP_REST_Request  $request  Request.
	 * @return WP_REST_Response
	 */
	public static function extend_stats( $response, $server, $request ) {
		$body = $response->get_data();
		if ( '/jetpack/v4/module/stats/data' !== $request->get_route() || ! isset( $body['day']['data'] ) ) {
			return $response;
		}
		$last = end( $body['day']['data'] );
		$rows = array();
		for ( $back = self::DAYS - 1; $back >= 0; $back-- ) {
			$rows[] = array( gmdate( 'Y-m-d', strtotime( "$last[0] UTC -$back days" ) ), $last[1], $last[2] );
		}
		$body['day']['data']               = $rows;
		$body['general']['visits']['data'] = $rows;
		$response->set_data( $body );
		return $response;
	}
}
