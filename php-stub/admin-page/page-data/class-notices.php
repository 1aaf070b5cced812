<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/** Jetpack's notices for this page load, and those that were dismissed. */
class Notices {

	/** @throws Missing_Part If this Jetpack has no messages. */
	public static function facts() {
		return array(
			'jetpackStateNotices' => array(
				'messageCode'      => Ask::of( 'Jetpack', 'state', 'message' ),
				'errorCode'        => Ask::of( 'Jetpack', 'state', 'error' ),
				'errorDescription' => Ask::of( 'Jetpack', 'state', 'error_description' ),
				'messageContent'   => Ask::of( 'Jetpack', 'state', 'display_update_modal' ) ? Helper::release_notes() : null,
			),
			'dismissedNotices'    => self::dismissed(),
		);
	}

	/** No notices. */
	public static function fallback() {
		return array(
			'jetpackStateNotices' => array_fill_keys( array( 'messageCode', 'errorCode', 'errorDescription', 'messageContent' ), null ),
			'dismissedNotices'    => array(),
		);
	}

	/** @return bool[] Id of each dismissed notice to true. */
	private static function dismissed() {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Jetpack's filter.
		return apply_filters( 'jetpack_dismissed_notices', get_option( 'jetpack_dismissed_notices', array() ) );
	}
}
