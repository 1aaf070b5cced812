<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/**
 * Jetpack's own class for the page data of its dashboard. The class will be removed with that dashboard, so it is asked only for data that exists nowhere else:
 * the release notes, and pieces that the adapter can't read. It calls functions of the admin and can throw.
 */
class Helper {

	const CLASS_NAME = 'Jetpack_Redux_State_Helper';
	const FILE       = '_inc/lib/admin-pages/class-jetpack-redux-state-helper.php';

	/** @var array|null Page data of the helper; null before the first use. */
	private static $state;

	/**
	 * The same fields with the helper's values.
	 *
	 * @param array $fields Fields of a piece, with any values.
	 * @return array|null Null unless the helper has all of them.
	 */
	public static function replace( array $fields ) {
		$state = $fields ? self::state() : array();
		$found = array_intersect_key( $state, $fields );
		if ( isset( $fields['siteData'], $found['siteData'] ) ) {
			$found['siteData'] = array_intersect_key( (array) $found['siteData'], $fields['siteData'] );
			if ( count( $found['siteData'] ) < count( $fields['siteData'] ) ) {
				return null;
			}
		}
		return $found && count( $found ) === count( $fields ) ? $found : null;
	}

	/**
	 * Notes of the release that was just installed. The helper fetches them from the provider.
	 *
	 * @return array|null { release_post_content, release_post_title, … }
	 */
	public static function release_notes() {
		return self::has( 'get_update_modal_data' ) ? call_user_func( array( self::CLASS_NAME, 'get_update_modal_data' ) ) : null;
	}

	private static function state() {
		if ( null === self::$state ) {
			// It is asked once, even if it throws.
			self::$state = array();
			$state       = self::has( 'get_initial_state' ) ? call_user_func( array( self::CLASS_NAME, 'get_initial_state' ) ) : array();
			self::$state = is_array( $state ) ? $state : array();
		}
		return self::$state;
	}

	private static function has( $method ) {
		$helper = defined( 'JETPACK__PLUGIN_DIR' ) ? JETPACK__PLUGIN_DIR . self::FILE : '';
		if ( ! class_exists( self::CLASS_NAME ) && is_readable( $helper ) ) {
			require_once $helper;
		}
		return is_callable( array( self::CLASS_NAME, $method ) );
	}
}
