<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/** The user's licenses. The first request of the page counts them, because the provider is asked for that. */
class Licensing {

	const CLASS_NAME = 'Automattic\\Jetpack\\Licensing';

	/** @throws Missing_Part If this Jetpack has no class for licenses. */
	public static function facts() {
		$licensing = Ask::of( self::CLASS_NAME, 'instance' );
		return array(
			'licensing' => array(
				'error'                   => method_exists( $licensing, 'last_error' ) ? (string) $licensing->last_error() : '',
				'showLicensingUi'         => (bool) Ask::maybe( false, self::CLASS_NAME, 'is_licensing_input_enabled' ),
				'userCounts'              => null,
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
