<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

defined( 'ABSPATH' ) || exit;

/** Automatic setup of search widgets. An action: the settings store no value for it. */
class Search_Auto_Config extends Special_Key {

	public function read( $value ) {
		return false;
	}

	public function write( $value ) {
		return array();
	}
}
