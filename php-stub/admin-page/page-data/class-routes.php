<?php
/**
 * Routes and pages that this Jetpack does not have.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

use Dashboard_For_Jetpack\Admin_Page\Jetpack_Pages;

defined( 'ABSPATH' ) || exit;

/** Compares the paths that the app calls with the routes of the REST server. */
class Routes {

	const ROOT = '/jetpack/v4/';

	/** The paths of src/api/entities, with parameters in braces. tests/plugin/client-paths.test.ts compares the lists. */
	const PATHS = array(
		'connection',
		'connection/authorize_url',
		'connection/data',
		'connection/plugins',
		'connection/reconnect',
		'connection/register',
		'connection/test',
		'connection/url',
		'connection/user',
		'identity-crisis/confirm-safe-mode',
		'identity-crisis/migrate',
		'identity-crisis/start-fresh',
		'intro-offers',
		'licensing/attach-licenses',
		'licensing/error',
		'licensing/set-license',
		'licensing/user/activation-notice-dismiss',
		'licensing/user/counts',
		'licensing/user/licenses',
		'marketing/survey',
		'mobile/send-login-email',
		'module/akismet/data',
		'module/akismet/key/check',
		'module/all',
		'module/protect/data',
		'module/stats/data',
		'module/vaultpress/data',
		'module/{slug}',
		'module/{slug}/active',
		'notice/{id}',
		'options/options',
		'plans',
		'plugin/{file}',
		'plugins',
		'products',
		'recommendations/conditional',
		'recommendations/data',
		'recommendations/product-suggestions',
		'recommendations/step',
		'recommendations/upsell',
		'rewind',
		'scan',
		'search/plan',
		'search/pricing',
		'search/settings',
		'search/stats',
		'seen-wc-connection-modal',
		'settings',
		'setup/questionnaire',
		'site',
		'site/activity',
		'site/benefits',
		'site/discount',
		'site/features',
		'site/products',
		'site/purchases',
		'tracking/settings',
		'updates/plugins',
		'verify-site/google',
		'verify-site/google/{keyringId}',
		'waf',
		'wordads/settings',
	);

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

	public static function facts() {
		$routes  = array_keys( rest_get_server()->get_routes( trim( self::ROOT, '/' ) ) );
		$missing = array_filter(
			self::PATHS,
			static function ( $path ) use ( $routes ) {
				return ! self::is_usable( $path, $routes ) && ! self::waits_for_module( $path );
			}
		);
		return array(
			'missingRoutes' => array_values( $missing ),
			'missingPages'  => Jetpack_Pages::missing(),
		);
	}

	/**
	 * Whether one of the routes answers a path.
	 *
	 * @param string   $path   One of PATHS.
	 * @param string[] $routes Patterns of the server's routes.
	 * @return bool
	 */
	private static function is_usable( $path, array $routes ) {
		$needed = self::NEEDED_CLASSES[ $path ] ?? '';
		if ( $needed && ! class_exists( $needed ) ) {
			return false;
		}
		$example = self::ROOT . strtr( $path, self::EXAMPLES );
		if ( in_array( $example, $routes, true ) ) {
			return true;
		}
		if ( in_array( $path, self::OWN_ROUTES, true ) ) {
			return false;
		}
		foreach ( $routes as $route ) {
			if ( false !== strpos( $route, '(?P<' ) && preg_match( '@^' . $route . '$@i', $example ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether the route may appear before the page is loaded again.
	 *
	 * @param string $path One of PATHS.
	 * @return bool
	 */
	private static function waits_for_module( $path ) {
		$module = self::OF_MODULES[ $path ] ?? '';
		return $module && ! Ask::maybe( true, 'Jetpack', 'is_module_active', $module );
	}
}
