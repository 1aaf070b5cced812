<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/** Reads the connection from Jetpack's connection package (DATA-01). */
class Connection {

	const MANAGER = 'Automattic\\Jetpack\\Connection\\Manager';
	const STATUS  = 'Automattic\\Jetpack\\Status';

	/** @throws Missing_Part If this Jetpack has no connection package. */
	public static function facts() {
		$own = array(
			'isInIdentityCrisis' => (bool) Ask::maybe( false, 'Automattic\\Jetpack\\Identity_Crisis', 'validate_sync_error_idc_option' ),
			'sandboxDomain'      => defined( 'JETPACK__SANDBOX_DOMAIN' ) ? JETPACK__SANDBOX_DOMAIN : '',
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Jetpack's filter.
			'errors'             => apply_filters( 'react_connection_errors_initial_state', array() ),
		);
		$plugins = Ask::maybe( array(), 'Automattic\\Jetpack\\Connection\\Plugin_Storage', 'get_all' );
		return array(
			'connectionStatus'         => $own + (array) Ask::of( 'Automattic\\Jetpack\\Connection\\REST_Connector', 'connection_status', false ),
			'connectedPlugins'         => is_array( $plugins ) ? $plugins : array(),
			'doNotUseConnectionIframe' => (bool) Ask::maybe( false, 'Automattic\\Jetpack\\Constants', 'is_true', 'JETPACK_SHOULD_NOT_USE_CONNECTION_IFRAME' ),
		);
	}

	/** The connection as far as single methods report it, so that the app doesn't offer to connect a connected site. */
	public static function fallback() {
		$is_ready = self::says( array( 'Jetpack', 'is_connection_ready' ) );
		return array(
			'connectionStatus'         => array(
				'isActive'          => $is_ready,
				'isRegistered'      => $is_ready,
				'isUserConnected'   => self::says_new( self::MANAGER, 'is_user_connected' ),
				'hasConnectedOwner' => self::says_new( self::MANAGER, 'has_connected_owner' ),
				'offlineMode'       => array( 'isActive' => self::says_new( self::STATUS, 'is_offline_mode' ) ),
			),
			'connectedPlugins'         => array(),
			'doNotUseConnectionIframe' => false,
		);
	}

	/** @return bool Whether the user's account is connected and owns the connection, as Jetpack asks before it lists licenses. */
	public static function is_owner() {
		return Ask::maybe_new( false, self::MANAGER, 'is_user_connected' ) && Ask::maybe_new( false, self::MANAGER, 'is_connection_owner' );
	}

	/**
	 * Whether a method exists and says yes.
	 *
	 * @param callable $method Static method.
	 */
	private static function says( $method ) {
		return is_callable( $method ) && (bool) Ask::safely( $method, false );
	}

	/**
	 * Whether a method of a new instance exists and says yes.
	 *
	 * @param string $name Class.
	 */
	private static function says_new( $name, $method ) {
		return self::says( static fn() => Ask::maybe_new( false, $name, $method ) );
	}
}
