<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

use Dashboard_For_Jetpack\Sandbox\Settings\Store;

defined( 'ABSPATH' ) || exit;

/** Custom sharing services. Writing creates a service; reading lists the existing ones. */
class Custom_Service extends Special_Key {

	public function read( $value ) {
		return array_values( (array) $value );
	}

	public function write( $value ) {
		$services = (array) Store::get( 'custom', array() );
		$id       = 'custom-' . time();
		while ( isset( $services[ $id ] ) ) {
			$id .= '1';
		}
		$services[ $id ] = array(
			'id'   => $id,
			'name' => sanitize_text_field( $value['sharing_name'] ),
			'url'  => esc_url_raw( $value['sharing_url'] ),
			'icon' => esc_url_raw( $value['sharing_icon'] ),
		);
		return array(
			'store'  => $services,
			'extras' => array( 'custom' => $services[ $id ] ),
		);
	}
}
