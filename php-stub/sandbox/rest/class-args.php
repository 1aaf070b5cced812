<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Settings\Definitions;
use Dashboard_For_Jetpack\Sandbox\Settings\Validators;

defined( 'ABSPATH' ) || exit;

/** Schemas for the `args` of routes. */
class Args {

	/** @return array All settings, each with its own validator. No defaults, because WordPress would add them to each request and save them. */
	public static function settings() {
		$args = array();
		foreach ( Definitions::keys() as $key ) {
			$definition   = Definitions::find( $key );
			$args[ $key ] = array(
				'type'              => $definition['type'],
				'sanitize_callback' => null,
				'validate_callback' => static function ( $value ) use ( $definition ) {
					return Validators::check( $definition, $value );
				},
			);
		}
		return $args;
	}

	/**
	 * A parameter.
	 *
	 * @param string $type        JSON type.
	 * @param bool   $is_required Whether it is required.
	 * @param array  $more        Further schema.
	 */
	public static function of( $type, $is_required = false, array $more = array() ) {
		return array(
			'type'     => $type,
			'required' => $is_required,
		) + $more;
	}
}
