<?php

namespace Dashboard_For_Jetpack\Extras\Health;

use Dashboard_For_Jetpack\Admin_Page\Places;

defined( 'ABSPATH' ) || exit;

/** Each filter of Jetpack's list of modules is tried with the module in it and without. */
class Module_Decision extends Decision {

	/** Module → the constant that turns it off. */
	const CONSTANTS = array( 'waf' => 'DISABLE_JETPACK_WAF' );

	/** @var string Slug. */
	private $module;

	/** @param string $module Slug. */
	public function __construct( $module ) {
		$this->module = $module;
	}

	public function tries() {
		$active    = is_callable( array( 'Jetpack', 'get_active_modules' ) ) ? (array) \Jetpack::get_active_modules() : array();
		$without   = array_values( array_diff( $active, array( $this->module ) ) );
		$with      = array_merge( $without, array( $this->module ) );
		$available = array_fill_keys( $without, '1.0' );
		$option    = Places::MODULES;
		return array(
			"pre_option_$option"            => array( array( false, $option, false ) ),
			'pre_option'                    => array( array( false, $option, false ) ),
			// WordPress asks for a default only where nothing is saved.
			"default_option_$option"        => $this->is_saved() ? array() : array( array( $with, $option, true ), array( $without, $option, true ) ),
			"option_$option"                => array( array( $with, $option ), array( $without, $option ) ),
			'jetpack_active_modules'        => array( array( $with ), array( $without ) ),
			// Only the absence of a module means something.
			'jetpack_get_available_modules' => array( array( $available + array( $this->module => '1.0' ), false, false, null, null ) ),
		);
	}

	public function verdict( $hook, array $arguments, array $results ) {
		return self::agreed( array_map( fn( $result ) => $this->read( $hook, $result ), $results ) );
	}

	public function word() {
		return Places::MODULES;
	}

	public function constants() {
		$name = self::CONSTANTS[ $this->module ] ?? '';
		return $name && defined( $name ) && constant( $name ) ? array( $name ) : array();
	}

	public function is_saved() {
		return null !== Places::stored( Places::MODULES );
	}

	/**
	 * What a callback makes of the module.
	 *
	 * @param string $hook Name of the filter.
	 * @return string|null on or off; null if it says nothing.
	 */
	private function read( $hook, $result ) {
		if ( 'jetpack_get_available_modules' === $hook ) {
			return isset( ( (array) $result )[ $this->module ] ) ? null : 'off';
		}
		if ( 0 === strpos( $hook, 'pre_' ) && false === $result ) {
			return null;
		}
		return in_array( $this->module, (array) $result, true ) ? 'on' : 'off';
	}
}
