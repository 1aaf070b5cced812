<?php
/**
 * What the site has from its connection.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Sandbox\Modules\Active_Modules;
use Dashboard_For_Jetpack\Sandbox\State\Connection;

defined( 'ABSPATH' ) || exit;

/**
 * Listed when somebody is about to disconnect. A count of nothing is left out.
 */
class Benefits {

	/**
	 * The list.
	 *
	 * @return array[] [ { name, title, description, value?: int } ]
	 */
	public static function all() {
		if ( ! Connection::is_registered() ) {
			return array();
		}
		$rewind = Provider::body( 'rewind', array() );
		$found  = array(
			self::counted( 'jetpack-stats', 'stats', self::views(), __( 'Site stats', 'dashboard-for-jetpack' ), __( 'Visits to your site in the last 30 days', 'dashboard-for-jetpack' ) ),
			self::counted( 'protect', 'protect', (int) ( Provider::body( 'protect', array() )['blocked'] ?? 0 ), __( 'Brute force protection', 'dashboard-for-jetpack' ), __( 'Malicious login attempts that were stopped', 'dashboard-for-jetpack' ) ),
			'active' === ( $rewind['state'] ?? '' ) ? self::plain( 'jetpack-backup', __( 'Backups', 'dashboard-for-jetpack' ), __( 'Your site is saved as it changes', 'dashboard-for-jetpack' ) ) : null,
			self::counted( 'image-hosting', 'photon', self::images(), __( 'Image hosting', 'dashboard-for-jetpack' ), __( 'Images served from a fast network', 'dashboard-for-jetpack' ) ),
			Active_Modules::is_active( 'publicize' ) ? self::plain( 'publicize', __( 'Social sharing', 'dashboard-for-jetpack' ), __( 'New posts are shared on your networks', 'dashboard-for-jetpack' ) ) : null,
			Active_Modules::is_active( 'sharedaddy' ) ? self::plain( 'sharing', __( 'Sharing', 'dashboard-for-jetpack' ), __( 'Visitors can share what they read', 'dashboard-for-jetpack' ) ) : null,
			Active_Modules::is_active( 'search' ) ? self::plain( 'search', __( 'Search', 'dashboard-for-jetpack' ), __( 'Visitors find results as they type', 'dashboard-for-jetpack' ) ) : null,
		);
		return array_values( array_filter( $found ) );
	}

	private static function counted( $name, $module, $value, $title, $description ) {
		return $value > 0 && Active_Modules::is_active( $module ) ? self::plain( $name, $title, $description ) + compact( 'value' ) : null;
	}

	private static function plain( $name, $title, $description ) {
		return compact( 'name', 'title', 'description' );
	}

	private static function images() {
		return array_sum( (array) wp_count_attachments( 'image' ) );
	}

	private static function views() {
		$body = Stats::body( 'day' );
		return array_sum( array_column( $body['general']['visits']['data'] ?? array(), 1 ) );
	}
}
