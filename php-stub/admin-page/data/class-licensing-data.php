<?php
/**
 * Licences in the page data.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Admin_Page\Data;

use Jetpack_Dashboard\Cloud\Faults;
use Jetpack_Dashboard\Cloud\Licences;
use Jetpack_Dashboard\Rest\Account_Permissions;
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
			'showLicensingUi'         => Account_Permissions::is_licensing_shown(),
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
		$fault = Connection::is_current_user_owner() ? Faults::of( 'licensing/user/counts' ) : Faults::unreachable();
		if ( ! $fault ) {
			return Licences::counts();
		}
		return array(
			'errors'     => array( 'failed_to_fetch_data' => array( __( 'The licences could not be fetched.', 'jetpack' ) ) ),
			'error_data' => array( 'failed_to_fetch_data' => array( 'status' => $fault->get_error_data()['status'] ) ),
		);
	}
}
