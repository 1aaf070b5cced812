<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/** Both addresses, and whether safe mode was chosen. Jetpack also prints them, but in the footer, below the script that needs them for its first paint. */
class Identity_Crisis {

	const CLASS_NAME = 'Automattic\\Jetpack\\Identity_Crisis';

	/**
	 * Fields of `Initial_State`: none without a crisis.
	 *
	 * @throws Missing_Part If this Jetpack does not name the addresses.
	 */
	public static function facts() {
		if ( ! Ask::maybe( false, self::CLASS_NAME, 'validate_sync_error_idc_option' ) ) {
			return array();
		}
		// Not get_mismatched_urls(), which in wp-admin has no addresses once safe mode is confirmed.
		$crisis  = (array) Ask::of( self::CLASS_NAME, 'check_identity_crisis' );
		$address = 'jetpack_site_url_mismatch' === ( $crisis['error_code'] ?? '' ) ? 'siteurl' : 'home';
		return array(
			'identityCrisis' => array(
				'wpcomHomeUrl'        => self::readable( (string) ( $crisis[ "wpcom_$address" ] ?? '' ) ),
				'currentUrl'          => (string) ( $crisis[ $address ] ?? '' ),
				'isSafeModeConfirmed' => (bool) Ask::of( self::CLASS_NAME, 'safe_mode_is_confirmed' ),
			),
		);
	}

	/**
	 * The provider's address. Jetpack 16 stores it reversed, so that nobody's search and replace in the database changes it; an older Jetpack reads
	 * it as it is, and 16 itself reverses it once too often after a failed check. The slash at its end gives a reversed one away. Not left to the app: its bytes are reversed, not
	 * its characters.
	 *
	 * @param string $url Host and path, which ends with a slash.
	 */
	private static function readable( $url ) {
		return '/' === substr( $url, 0, 1 ) ? strrev( $url ) : $url;
	}
}
