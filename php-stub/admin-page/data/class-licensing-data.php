<?php
/**
 * Licences in the page data.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Admin_Page\Data;

use Jetpack_Dashboard\Cloud\Provider;
use Jetpack_Dashboard\State\Connection;
use Jetpack_Dashboard\State\Site;

defined( 'ABSPATH' ) || exit;

/**
 * Counts are the owner's; for anybody else fetching them fails, and the failure is printed.
 */
class Licensing_Data {

	/**
	 * `licensing`.
	 *
	 * @return array
	 */
	public static function build() {
		return array(
			'error'                   => (string) Site::get( 'licensingError', '' ),
			'showLicensingUi'         => (bool) apply_filters( 'jetpack_licensing_ui_enabled', false ),
			'userCounts'              => self::counts(),
			'activationNoticeDismiss' => Site::get(
				'activationNoticeDismiss',
				array(
					'last_detached_count' => null,
					'last_dismissed_time' => null,
				)
			),
		);
	}

	private static function counts() {
		if ( Connection::is_current_user_owner() ) {
			return Provider::body( 'licensing/user/counts', array_fill_keys( array( 'attached', 'detached', 'revoked', 'not_revoked' ), 0 ) );
		}
		return array(
			'errors'     => array( 'failed_to_fetch_data' => array( __( 'The licences could not be fetched.', 'jetpack' ) ) ),
			'error_data' => array( 'failed_to_fetch_data' => array( 'status' => '' ) ),
		);
	}
}
