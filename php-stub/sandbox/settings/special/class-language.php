<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

defined( 'ABSPATH' ) || exit;

/** WordPress's own option. English is stored as an empty value, and the response is a bare boolean. */
class Language extends Special_Key {

	public function read( $value ) {
		if ( ! current_user_can( 'install_languages' ) ) {
			return 'error_cap';
		}
		$language = (string) get_option( 'WPLANG', '' );
		return '' === $language ? 'en_US' : $language;
	}

	public function write( $value ) {
		if ( '' === $value || 'en_US' === $value ) {
			return array( 'bare' => delete_option( 'WPLANG' ) );
		}
		if ( ! in_array( $value, get_available_languages(), true ) ) {
			return $this->refuse( __( 'The language could not be installed.', 'dashboard-for-jetpack' ) );
		}
		update_option( 'WPLANG', $value );
		return array();
	}
}
