<?php

namespace Dashboard_For_Jetpack\Extras\Network;

use Dashboard_For_Jetpack\Site_Tools\Provider_Facts;
use Dashboard_For_Jetpack\Site_Tools\Site_Facts;

defined( 'ABSPATH' ) || exit;

/** Words of the table of sites. Puts the facts of a row into words. A fact that was not read is "Not known yet", never a guess. */
class Site_Words {

	/** Tones of a status: something harms the site, something is to be done, neither, or everything known is good. */
	const DANGER  = 'danger';
	const WARNING = 'warning';
	const NEUTRAL = 'neutral';
	const GOOD    = 'good';

	/** @return string The word for a fact that was not read. */
	public static function unknown() {
		return __( 'Not known yet', 'dashboard-for-jetpack' );
	}

	/**
	 * The status: the worst first, in the words of At a Glance.
	 *
	 * @param array $row Result of Site_Row::of().
	 * @return array { tone: one of the constants, texts: string[] without periods, at least one }
	 */
	public static function status( array $row ) {
		if ( ! $row['isHere'] ) {
			return self::say( self::NEUTRAL, __( 'The dashboard is not active on this site', 'dashboard-for-jetpack' ) );
		}
		if ( null === $row['facts'] ) {
			return self::say( self::NEUTRAL, __( 'Not visited yet', 'dashboard-for-jetpack' ) );
		}
		$reasons = Summary::reasons( $row['facts'], $row['updates'], $row['watch'] );
		if ( $reasons ) {
			$is_danger = in_array( $reasons[0], array( Summary::HAS_THREATS, Summary::IS_BROKEN ), true );
			$words     = self::reasons( (int) $row['watch']['threats'], (int) $row['updates'] );
			return array(
				'tone'  => $is_danger ? self::DANGER : self::WARNING,
				'texts' => array_values( array_intersect_key( $words, array_flip( $reasons ) ) ),
			);
		}
		if ( true === $row['facts']['isOffline'] ) {
			return self::say( self::NEUTRAL, __( 'Offline mode', 'dashboard-for-jetpack' ) );
		}
		// What was true days ago is no reason for green.
		return Provider_Facts::ON === $row['watch']['backups'] && time() - $row['watch']['at'] < DAY_IN_SECONDS
			? self::say( self::GOOD, __( 'Connected and backed up', 'dashboard-for-jetpack' ) )
			: self::say( self::NEUTRAL, __( 'Connected', 'dashboard-for-jetpack' ) );
	}

	private static function say( $tone, $text ) {
		return array(
			'tone'  => $tone,
			'texts' => array( $text ),
		);
	}

	/**
	 * Words of each reason, in the order of Summary::MOST_URGENT.
	 *
	 * @param int $threats Number of threats.
	 * @param int $updates Number of plugin updates.
	 */
	private static function reasons( $threats, $updates ) {
		return array(
			/* translators: %d: number of threats. */
			Summary::HAS_THREATS => sprintf( _n( '%d threat found', '%d threats found', $threats, 'dashboard-for-jetpack' ), $threats ),
			Summary::IS_BROKEN   => __( 'Jetpack is active but not running', 'dashboard-for-jetpack' ),
			Summary::IS_OFF      => __( 'Not connected', 'dashboard-for-jetpack' ),
			Summary::IS_UNKNOWN  => __( 'The connection could not be read', 'dashboard-for-jetpack' ),
			Summary::HAS_NONE    => __( 'Jetpack is not active', 'dashboard-for-jetpack' ),
			Summary::IS_WAITING  => __( "Backups aren't running", 'dashboard-for-jetpack' ),
			Summary::NO_BACKUPS  => __( 'No backups', 'dashboard-for-jetpack' ),
			/* translators: %d: number of plugins. */
			Summary::HAS_UPDATES => sprintf( _n( '%d plugin update available', '%d plugin updates available', $updates, 'dashboard-for-jetpack' ), $updates ),
		);
	}

	/**
	 * The backups, as the last visit found them, with their age if a later one could not tell.
	 *
	 * @return string "" if nothing is known.
	 */
	public static function backups( array $row ) {
		$words = array(
			Provider_Facts::ON       => __( 'On', 'dashboard-for-jetpack' ),
			Provider_Facts::STARTING => __( 'Being set up', 'dashboard-for-jetpack' ),
			Provider_Facts::WAITING  => __( 'Need server credentials', 'dashboard-for-jetpack' ),
			Provider_Facts::NONE     => __( 'None', 'dashboard-for-jetpack' ),
		);
		$word  = $words[ $row['watch']['backups'] ] ?? '';
		if ( '' === $word || $row['seen'] - $row['watch']['at'] < HOUR_IN_SECONDS ) {
			return $word;
		}
		/* translators: 1: state of the backups, such as "On", 2: time span, such as "3 days". */
		return sprintf( __( '%1$s, %2$s ago', 'dashboard-for-jetpack' ), $word, human_time_diff( $row['watch']['at'] ) );
	}

	/** @return string Who owns the connection. A connection can have no owner, and its owner can have been deleted since. */
	public static function owner( array $row ) {
		$connection = $row['facts']['connection'] ?? Site_Facts::UNKNOWN;
		if ( 0 === ( $row['facts']['owner'] ?? null ) || Site_Facts::UNCONNECTED === $connection ) {
			return __( 'None', 'dashboard-for-jetpack' );
		}
		$user = $row['owner'] ? get_userdata( $row['owner'] ) : false;
		return $user ? $user->display_name : self::unknown();
	}

	/** @return string Which Jetpack runs on the site. */
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
