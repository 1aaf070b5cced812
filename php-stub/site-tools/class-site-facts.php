<?php

namespace Dashboard_For_Jetpack\Site_Tools;

use Dashboard_For_Jetpack\Admin_Page\Page_Data\Ask;
use Dashboard_For_Jetpack\Plugin\Mode;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the facts about a site for the list of sites, from this server only: no call to the provider, no token.
 *
 * `{ jetpack: one of the first constants, version: string, connection: one of the last constants, owner: int user id, 0 for none, null if unknown,
 * isOffline: bool, null if unknown }`
 */
class Site_Facts {

	const NONE     = 'none';
	const RUNNING  = 'running';
	const BROKEN   = 'broken';
	const INVENTED = 'invented';

	const CONNECTED   = 'connected';
	const UNCONNECTED = 'unconnected';
	const UNKNOWN     = 'unknown';

	/** @var callable Returns the facts of the current site. */
	private static $source = array( self::class, 'of_jetpack' );

	/**
	 * Replaces Jetpack as the source of the facts.
	 *
	 * @param callable $source Returns the facts of the current site.
	 */
	public static function fill_by( callable $source ) {
		self::$source = $source;
	}

	/** @return array Facts of the current site. */
	public static function read() {
		return call_user_func( self::$source );
	}

	/** @return array Jetpack's own facts about this site. A class that is missing or throws makes the fact unknown. */
	public static function of_jetpack() {
		if ( Mode::COMPANION !== Mode::current() ) {
			return self::unknown( self::NONE );
		}
		if ( ! class_exists( 'Jetpack', false ) ) {
			return self::unknown( self::BROKEN );
		}
		$is_ready = self::ask( static fn() => Ask::of( 'Jetpack', 'is_connection_ready' ) );
		$owner    = true !== $is_ready ? null : self::ask( static fn() => (int) Ask::option( 'master_user', 0 ) );
		$offline  = self::ask( static fn() => (bool) Ask::of_new( 'Automattic\\Jetpack\\Status', 'is_offline_mode' ) );
		return array(
			'connection' => null === $is_ready ? self::UNKNOWN : ( true === $is_ready ? self::CONNECTED : self::UNCONNECTED ),
			'owner'      => $owner,
			'isOffline'  => $offline,
		) + self::unknown( self::RUNNING );
	}

	/**
	 * Facts of a site whose connection cannot be read.
	 *
	 * @param string $jetpack One of the first constants.
	 */
	private static function unknown( $jetpack ) {
		return array(
			'jetpack'    => $jetpack,
			'version'    => defined( 'JETPACK__VERSION' ) ? (string) JETPACK__VERSION : '',
			'connection' => self::UNKNOWN,
			'owner'      => null,
			'isOffline'  => null,
		);
	}

	/**
	 * Answer of Jetpack, null if it cannot be read. An output buffer that stays open after an exception would swallow the page.
	 *
	 * @param callable $question Function without arguments.
	 */
	private static function ask( callable $question ) {
		$buffers = ob_get_level();
		$answer  = Ask::safely( $question, null );
		while ( ob_get_level() > $buffers ) {
			ob_end_clean();
		}
		return $answer;
	}
}
