<?php
/**
 * Licenses.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/** The user's licenses. Counting them asks the provider, as Jetpack's own page does. */
class Licensing {

	const CLASS_NAME = 'Automattic\\Jetpack\\Licensing';

	/** @throws Missing_Part If this Jetpack has no class for licenses. */
	public static function facts() {
		$licensing = Ask::of( self::CLASS_NAME, 'instance' );
		return array(
			'licensing' => array(
				'error'                   => method_exists( $licensing, 'last_error' ) ? (string) $licensing->last_error() : '',
				'showLicensingUi'         => (bool) Ask::maybe( false, self::CLASS_NAME, 'is_licensing_input_enabled' ),
				'userCounts'              => Ask::maybe( null, self::CLASS_NAME . '\\Endpoints', 'get_user_license_counts' ),
				'activationNoticeDismiss' => method_exists( $licensing, 'get_license_activation_notice_dismiss' ) ? $licensing->get_license_activation_notice_dismiss() : null,
			),
		);
	}

	/** No licenses. */
	public static function fallback() {
		return array(
			'licensing' => array(
				'error'                   => '',
				'showLicensingUi'         => false,
				'userCounts'              => null,
				'activationNoticeDismiss' => null,
			),
		);
	}
}
