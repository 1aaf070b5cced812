<?php
/**
 * Calls of the first screen.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Plugin\Build;
use Dashboard_For_Jetpack\Plugin\Inline_Script;

defined( 'ABSPATH' ) || exit;

/**
 * Lets the page ask for what the first screen needs of the provider while the app is still loading. Which calls these are is in src/domain/first-calls.ts;
 * the app sends those that it misses, and reads the answers as if it had asked itself.
 */
class First_Calls {

	/**
	 * Prints the script with the calls of each route. Only the browser knows the route, because it is in the hash.
	 *
	 * @param array  $state      `Initial_State`.
	 * @param string $connection "connected" or another state.
	 */
	public static function print_script( array $state, $connection ) {
		if ( 'connected' !== $connection || ! current_user_can( 'jetpack_connect' ) || ! isset( $state['WP_API_root'], $state['WP_API_nonce'] ) ) {
			return;
		}
		$known = array_keys( array_filter( self::facts( $state ) ) );
		$calls = array();
		foreach ( Build::table( 'first-calls' ) as $path => $possible ) {
			foreach ( $possible as $one ) {
				if ( ! isset( $one['needs'] ) || in_array( $one['needs'], $known, true ) ) {
					$calls[ $path ][] = $one['call'];
				}
			}
		}
		if ( $calls ) {
			Inline_Script::call( __DIR__ . '/first-calls.js', $state['WP_API_root'], $state['WP_API_nonce'], $calls );
		}
	}

	/**
	 * What the calls depend on.
	 *
	 * @param array $state `Initial_State`.
	 * @return bool[] By name.
	 */
	private static function facts( array $state ) {
		$site        = $state['siteData'] ?? array();
		$has_backups = ! empty( $site['showBackups'] );
		return array(
			'backups' => $has_backups,
			'scans'   => $has_backups && empty( $site['isAtomicSite'] ) && empty( $site['isMultisite'] ),
			'stats'   => ! empty( $state['getModules']['stats']['activated'] ),
		);
	}
}
