<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens\Data;

use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\Cloud\Licenses;
use Dashboard_For_Jetpack\Sandbox\Rest\Permissions;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Site;

defined( 'ABSPATH' ) || exit;

/** Counts for the owner. For other users the request fails, and the error is printed. */
class Licensing_Data {

	/** @return array `licensing`. */
	public static function build() {
		return array(
			'error'                   => (string) Site::get( 'licensingError', '' ),
			'showLicensingUi'         => Permissions::is_licensing_shown(),
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
			return Licenses::counts();
		}
		return array(
			'errors'     => array( 'failed_to_fetch_data' => array( __( 'The licenses could not be loaded.', 'dashboard-for-jetpack' ) ) ),
			'error_data' => array( 'failed_to_fetch_data' => array( 'status' => $fault->get_error_data()['status'] ) ),
		);
	}
}
