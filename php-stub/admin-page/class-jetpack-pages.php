<?php

namespace Dashboard_For_Jetpack\Admin_Page;

defined( 'ABSPATH' ) || exit;

/** Knows which of its pages the installed Jetpack still has, because they move one after another. Right only after `admin_menu`. */
class Jetpack_Pages {

	const DASHBOARD = 'jetpack';
	const SETTINGS  = 'jetpack-settings';
	const MODULES   = 'jetpack_modules';
	const DEBUGGER  = 'jetpack-debugger';

	/** Parameter of links that mean Jetpack's own page. */
	const STAY = 'dashboard-for-jetpack-stay';

	/** The pages that the app links to. */
	const LINKED = array( self::MODULES, self::DEBUGGER );

	/**
	 * Whether a page has content for the current user. Jetpack also registers a page that prints nothing, as the parent of its other pages.
	 *
	 * @param string $slug Value of the parameter `page`.
	 */
	public static function has( $slug ) {
		foreach ( array_keys( $GLOBALS['_registered_pages'] ?? array() ) as $hook ) {
			if ( preg_match( '/_page_' . preg_quote( $slug, '/' ) . '$/', $hook ) && self::prints( $hook ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether Jetpack still has the dashboard of which ours is the successor: At a Glance, My Plan, the assistant and the product pages. Its page may
	 * stay longer than these, for its settings.
	 */
	public static function has_dashboard() {
		return class_exists( 'Jetpack_React_Page', false );
	}

	/** @return string URL of Jetpack's own settings, "" if it has none. */
	public static function settings_url() {
		if ( self::has( self::DASHBOARD ) ) {
			return self::own_url() . '#/settings';
		}
		return self::has( self::SETTINGS ) ? admin_url( 'admin.php?page=' . self::SETTINGS . '#/settings' ) : '';
	}

	/** @return string URL of Jetpack's own page, even for people whose links to it open ours. What only that page can do must stay in reach. */
	public static function own_url() {
		return admin_url( 'admin.php?page=' . self::DASHBOARD . '&' . self::STAY . '=1' );
	}

	/** @return string[] The pages that the app links to and this Jetpack lacks, and "jetpack" where it has no dashboard any more. */
	public static function missing() {
		$missing = array_filter( self::LINKED, static fn( $slug ) => ! self::has( $slug ) );
		return array_merge( self::has_dashboard() ? array() : array( self::DASHBOARD ), array_values( $missing ) );
	}

	/**
	 * Whether a page has a callback that does something.
	 *
	 * @param string $hook Hook of the page.
	 */
	private static function prints( $hook ) {
		$callbacks = isset( $GLOBALS['wp_filter'][ $hook ] ) ? $GLOBALS['wp_filter'][ $hook ]->callbacks : array();
		foreach ( $callbacks as $of_priority ) {
			foreach ( $of_priority as $callback ) {
				if ( '__return_null' !== $callback['function'] ) {
					return true;
				}
			}
		}
		return false;
	}
}
