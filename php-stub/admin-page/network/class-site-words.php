<?php
/**
 * Words of the table of sites.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page\Network;

defined( 'ABSPATH' ) || exit;

/** Says the facts of a row in words. A fact that was not read is "Not known yet", never a guess. */
class Site_Words {

	/** @return string The word for a fact that was not read. */
	public static function unknown() {
		return __( 'Not known yet', 'dashboard-for-jetpack' );
	}

	/**
	 * What needs attention.
	 *
	 * @param array $row Result of Site_Row::of().
	 * @return string "" if nothing does, as far as is known.
	 */
	public static function attention( array $row ) {
		if ( ! $row['isHere'] ) {
			return __( 'The dashboard is not active on this site.', 'dashboard-for-jetpack' );
		}
		$count   = (int) $row['updates'];
		$known   = null === $row['facts'] ? array() : Summary::reasons( $row['facts'], 0 );
		$reasons = array_merge( $known, $count > 0 ? array( Summary::HAS_UPDATES ) : array() );
		$words   = array(
			Summary::IS_BROKEN   => __( 'Jetpack is active but not running.', 'dashboard-for-jetpack' ),
			Summary::IS_OFF      => __( 'The site is not connected.', 'dashboard-for-jetpack' ),
			Summary::IS_UNKNOWN  => __( 'The connection could not be read.', 'dashboard-for-jetpack' ),
			Summary::HAS_NONE    => __( 'Jetpack is not active.', 'dashboard-for-jetpack' ),
			/* translators: %s: number. */
			Summary::HAS_UPDATES => sprintf( _n( '%s plugin update is waiting.', '%s plugin updates are waiting.', $count, 'dashboard-for-jetpack' ), number_format_i18n( $count ) ),
		);
		if ( ! $reasons ) {
			return '';
		}
		/* translators: %s: one or more sentences, such as "The site is not connected." */
		return sprintf( __( 'Needs attention: %s', 'dashboard-for-jetpack' ), implode( ' ', array_intersect_key( $words, array_flip( $reasons ) ) ) );
	}

	/**
	 * Whether the site is connected.
	 *
	 * @param array $row Row.
	 * @return string
	 */
	public static function connection( array $row ) {
		$is_invented = Site_Facts::INVENTED === ( $row['facts']['jetpack'] ?? '' );
		switch ( $row['facts']['connection'] ?? Site_Facts::UNKNOWN ) {
			case Site_Facts::CONNECTED:
				return $is_invented ? __( 'Connected (invented)', 'dashboard-for-jetpack' ) : __( 'Connected', 'dashboard-for-jetpack' );
			case Site_Facts::UNCONNECTED:
				return __( 'Not connected', 'dashboard-for-jetpack' );
		}
		return self::unknown();
	}

	/**
	 * Who owns the connection. A connection can have no owner, and its owner can have been deleted since.
	 *
	 * @param array $row Row.
	 * @return string
	 */
	public static function owner( array $row ) {
		$connection = $row['facts']['connection'] ?? Site_Facts::UNKNOWN;
		if ( 0 === ( $row['facts']['owner'] ?? null ) || Site_Facts::UNCONNECTED === $connection ) {
			return __( 'None', 'dashboard-for-jetpack' );
		}
		$user = $row['owner'] ? get_userdata( $row['owner'] ) : false;
		return $user ? $user->display_name : self::unknown();
	}

	/**
	 * Whether offline mode is on.
	 *
	 * @param array $row Row.
	 * @return string
	 */
	public static function offline( array $row ) {
		$is_offline = $row['facts']['isOffline'] ?? null;
		if ( null === $is_offline ) {
			return self::unknown();
		}
		return $is_offline ? __( 'On', 'dashboard-for-jetpack' ) : __( 'Off', 'dashboard-for-jetpack' );
	}

	/**
	 * Which Jetpack runs on the site.
	 *
	 * @param array $row Row.
	 * @return string
	 */
	public static function jetpack( array $row ) {
		$version = $row['facts']['version'] ?? '';
		switch ( $row['facts']['jetpack'] ?? '' ) {
			case Site_Facts::RUNNING:
				/* translators: %s: version number. */
				return sprintf( __( 'Jetpack %s', 'dashboard-for-jetpack' ), $version );
			case Site_Facts::BROKEN:
				return __( 'Active but not running', 'dashboard-for-jetpack' );
			case Site_Facts::INVENTED:
				return __( 'None: invented test data', 'dashboard-for-jetpack' );
			case Site_Facts::NONE:
				return __( 'None', 'dashboard-for-jetpack' );
		}
		return self::unknown();
	}
}
