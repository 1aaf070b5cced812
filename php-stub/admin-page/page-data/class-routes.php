<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

use Dashboard_For_Jetpack\Admin_Page\Jetpack_Pages;
use Dashboard_For_Jetpack\Plugin\Build;

defined( 'ABSPATH' ) || exit;

/** Routes and pages that this Jetpack does not have. Compares the paths that the app calls with the routes of the REST server. */
class Routes {

	const ROOT = '/jetpack/v4/';

	/** A value of each parameter, to be matched by the patterns of the server's routes. */
	const EXAMPLES = array(
		'{file}'      => 'akismet/akismet',
		'{id}'        => 'welcome',
		'{keyringId}' => '1',
		'{slug}'      => 'stats',
	);

	/** Paths that a route for another path would match, too, and answer with an error. */
	const OWN_ROUTES = array( 'module/all' );

	/** Paths whose route exists everywhere but can only answer 404 without this class. */
	const NEEDED_CLASSES = array( 'module/vaultpress/data' => 'VaultPress' );

	/** Paths whose route is added together with this module, which the user may turn on while the page is open. */
	const OF_MODULES = array(
		'waf'              => 'waf',
		'wordads/settings' => 'wordads',
	);

	/** @return array { missingRoutes: string[], missingPages: string[] }; a path that answers all but writes is in the list as "POST path". */
	public static function facts() {
		$client  = Build::table( 'client-paths' );
		$routes  = rest_get_server()->get_routes( trim( self::ROOT, '/' ) );
		$missing = array();
		foreach ( $client['all'] ?? array() as $path ) {
			$handlers = self::handlers_of( $path, $routes );
			if ( self::waits_for_module( $path ) ) {
				continue;
			}
			if ( ! $handlers ) {
				$missing[] = $path;
			} elseif ( in_array( $path, $client['written'], true ) && ! array_filter( array_column( array_column( $handlers, 'methods' ), 'POST' ) ) ) {
				$missing[] = "POST $path";
			}
		}
		return array(
			'missingRoutes' => $missing,
			'missingPages'  => Jetpack_Pages::missing(),
		);
	}

	/**
	 * The handlers of a path.
	 *
	 * @param string $path   Below ROOT, with parameters in braces.
	 * @param array  $routes Patterns of the server's routes to their handlers, as in `WP_REST_Server::get_routes()`.
	 * @return array[] Handlers of all routes that match.
	 */
	private static function handlers_of( $path, array $routes ) {
		$needed = self::NEEDED_CLASSES[ $path ] ?? '';
		if ( $needed && ! class_exists( $needed ) ) {
			return array();
		}
		$example = self::ROOT . strtr( $path, self::EXAMPLES );
		if ( isset( $routes[ $example ] ) ) {
			return $routes[ $example ];
		}
		if ( in_array( $path, self::OWN_ROUTES, true ) ) {
			return array();
		}
		$found = array();
		foreach ( $routes as $route => $handlers ) {
			if ( false !== strpos( $route, '(?P<' ) && preg_match( '@^' . $route . '$@i', $example ) ) {
				$found = array_merge( $found, $handlers );
			}
		}
		return $found;
	}

	/**
	 * Whether the route may appear before the page is loaded again.
	 *
	 * @param string $path Below ROOT, with parameters in braces.
	 */
	private static function waits_for_module( $path ) {
		$module = self::OF_MODULES[ $path ] ?? '';
		return $module && ! Ask::maybe( true, 'Jetpack', 'is_module_active', $module );
	}
}
