<?php

namespace Dashboard_For_Jetpack\Extras\Health;

use Dashboard_For_Jetpack\Admin_Page\Code_Author;
use Dashboard_For_Jetpack\Admin_Page\Page_Data\Ask;
use Dashboard_For_Jetpack\Admin_Page\Places;
use Dashboard_For_Jetpack\Plugin\Mode;

defined( 'ABSPATH' ) || exit;

/**
 * The settings whose value is not the saved one. Compares stored options with what get_option() returns, where a plugin or theme filters them. Jetpack's own
 * filters translate what older releases have stored, which isn't anyone's decision.
 */
class Decided_Settings {

	/** Filter `dashboard_for_jetpack_page_data`. */
	public static function add( array $data ) {
		// No code decides about the sandbox's settings.
		$is_shown = current_user_can( 'manage_options' ) && Mode::COMPANION === Mode::current();
		return $data + array( 'decidedSettings' => $is_shown ? self::keys() : array() );
	}

	/** @return string[] Keys. */
	public static function keys() {
		$keys = array();
		foreach ( Places::all() as $option => $parts ) {
			if ( self::is_filtered( $option ) ) {
				$keys[] = self::changed( $option, $parts );
			}
		}
		$keys[] = array_filter( array_keys( Setting_Decision::CONSTANTS + Setting_Decision::FILTERS ), array( self::class, 'is_replaced' ) );
		return array_values( array_unique( array_merge( ...$keys ) ) );
	}

	private static function is_filtered( $option ) {
		foreach ( array( 'pre_option_', 'option_', 'default_option_', 'pre_site_option_', 'site_option_' ) as $prefix ) {
			if ( self::has_callback( $prefix . $option ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether other code than WordPress and Jetpack listens to a filter.
	 *
	 * @param string $hook Name of the filter.
	 */
	private static function has_callback( $hook ) {
		foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array() as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				// This one adds the default of a registered setting.
				if ( 'filter_default_option' !== $callback['function'] && ! Code_Author::is_jetpack( $callback['function'] ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * The settings of an option that its filters change.
	 *
	 * @param string $option Name.
	 * @param array  $parts  Key → members.
	 * @return string[] Keys.
	 */
	private static function changed( $option, array $parts ) {
		$stored = Places::stored( $option );
		$shown  = Ask::safely(
			static fn() => in_array( $option, Places::OF_NETWORKS, true ) ? get_site_option( $option, null ) : get_option( $option, null ),
			$stored
		);
		return array_keys(
			array_filter(
				$parts,
				static fn( $members ) => ! Setting_Decision::is_same( Places::read( $stored, $members ), Places::read( $shown, $members ) )
			)
		);
	}

	/**
	 * Whether a constant or a filter of the value in use replaces what is stored.
	 *
	 * @param string $key Of the constants and filters of Setting_Decision.
	 */
	private static function is_replaced( $key ) {
		$name = Setting_Decision::CONSTANTS[ $key ] ?? '';
		return self::has_callback( Setting_Decision::FILTERS[ $key ] ?? '' )
			|| ( $name && defined( $name ) && ! Setting_Decision::is_same( Places::stored( $key ), constant( $name ) ) );
	}
}
