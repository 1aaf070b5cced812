<?php

namespace Dashboard_For_Jetpack\Sandbox;

defined( 'ABSPATH' ) || exit;

/** Allows the sandbox only on test sites: in a local or development environment, or if wp-config.php requests it. */
class Permit {

	const ENVIRONMENTS = array( 'local', 'development' );
	const WISH         = 'DASHBOARD_FOR_JETPACK_SANDBOX';

	/** @return bool Whether the sandbox may run here. */
	public static function is_given() {
		return self::of( wp_get_environment_type(), defined( self::WISH ) ? constant( self::WISH ) : null );
	}

	/**
	 * The rule. The constant can also turn the sandbox off.
	 *
	 * @param string $environment Result of wp_get_environment_type().
	 * @param mixed  $wish        Value of the constant; null if undefined.
	 */
	public static function of( $environment, $wish ) {
		return null === $wish ? in_array( $environment, self::ENVIRONMENTS, true ) : true === $wish;
	}

	/** Explains on the plugin's page why the sandbox is off. */
	public static function explain() {
		printf(
			'<div class="notice notice-info inline"><p>%s</p></div>',
			sprintf(
				/* translators: %1$s: type of the environment, such as production; %2$s: a line of code. */
				esc_html__( 'The sandbox is off: it invents data, and this site’s environment is “%1$s”. It runs in a local or development environment, or with %2$s in wp-config.php.', 'dashboard-for-jetpack' ),
				esc_html( wp_get_environment_type() ),
				'<code>' . esc_html( sprintf( "define( '%s', true );", self::WISH ) ) . '</code>'
			)
		);
	}
}
