<?php

namespace Dashboard_For_Jetpack\Site_Tools;

use Automattic\Jetpack\Identity_Crisis;
use Dashboard_For_Jetpack\Admin_Page\Globals;
use Dashboard_For_Jetpack\Admin_Page\Menu;
use Dashboard_For_Jetpack\Admin_Page\Rights;
use Dashboard_For_Jetpack\Plugin\Build;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** The status of At a Glance, as far as this server knows it. It asks no other server: of backups and threats it knows what the provider last said, of spam nothing. */
class Status {

	const HOST = 'WordPress.com';

	/** @var callable Returns the kind of the identity crisis. */
	private static $crisis = array( self::class, 'crisis_of_jetpack' );

	/** @var string Slug of the dashboard's page. */
	private static $slug = Menu::SLUG;

	/**
	 * Replaces Jetpack as the source of the identity crisis.
	 *
	 * @param callable $crisis Returns "hidden", "decide", "safe-mode" or "wait".
	 * @param string   $slug   Slug of the dashboard's page.
	 */
	public static function fill_by( callable $crisis, $slug ) {
		self::$crisis = $crisis;
		self::$slug   = $slug;
	}

	/** @return string Address of the dashboard. */
	public static function page() {
		return admin_url( 'admin.php?page=' . self::$slug );
	}

	/**
	 * The status, in the language of the user.
	 *
	 * @return array `{ overall, summary: string, needs: int, rows: { kind, text, url }[], evidence: { kind, text }[], asked: int }`. `overall` is "needs", or
	 * "unknown" if it depends on the provider's facts. `asked` is when the provider said what the summary says, in seconds; 0 if it said nothing.
	 */
	public static function read() {
		$table  = Build::table( 'status' );
		$facts  = Site_Facts::read();
		$at     = Globals::plugin_updates_checked_at();
		$count  = self::count_updates();
		$kind   = self::kind_of_updates( $count, $at, $table['checkLasts'] );
		$site   = Site::connection( true === $facts['isOffline'], Site_Facts::CONNECTED === $facts['connection'] );
		$crisis = 'offline' === $site ? 'hidden' : call_user_func( self::$crisis );
		$found  = $table['cases'][ "$site $kind $crisis" ];
		$heard  = 'connected' === $site ? Provider_Facts::read() : array();
		$told   = $heard ? $table['watched'][ implode( '/', array( $heard['backups'], $heard['scans'], (int) ( $heard['threats'] > 0 ) ) ) ] : array();
		$told   = array_column( $told, 'text', 'kind' );
		$rows   = array();
		foreach ( array_intersect( array_keys( $table['urgencies'] ), array_merge( $found['rows'], array_keys( $told ) ) ) as $row ) {
			$rows[] = array( 'kind' => $row ) + self::describe( $row, 'threats' === $row ? $heard['threats'] : $count, $at, $told[ $row ] ?? '' );
		}
		$needs    = $found['needs'] + count( array_diff_key( $told, array( 'starting' => true ) ) );
		$evidence = self::evidence( $heard );
		// What the provider said is the first row, or all that can be said.
		$leading = $needs ? array( $rows[0] ) : array_merge( array_filter( $rows, static fn( $row ) => isset( $told[ $row['kind'] ] ) ), $evidence );
		$asked   = $leading && ( ! $needs || isset( $told[ $rows[0]['kind'] ] ) ) ? $heard['since'] : 0;
		foreach ( $found['evidence'] as $one ) {
			$evidence[] = array(
				'kind' => $one,
				'text' => self::up_to_date( $at ),
			);
		}
		return array(
			'overall'  => $needs ? 'needs' : $found['overall'],
			'summary'  => $leading ? implode( ' · ', array_column( $leading, 'text' ) ) : __( 'Backups, threats and spam are checked in the dashboard', 'dashboard-for-jetpack' ),
			'needs'    => $needs,
			'rows'     => $rows,
			'evidence' => $evidence,
			'asked'    => $asked,
		);
	}

	/**
	 * What is fine, as the provider last said.
	 *
	 * @param array $heard Result of Provider_Facts::read(), or nothing.
	 * @return array[] { kind, text } each.
	 */
	private static function evidence( array $heard ) {
		$evidence = array();
		if ( Provider_Facts::ON === ( $heard['backups'] ?? '' ) ) {
			$evidence[] = array(
				'kind' => 'backups',
				'text' => __( 'Backed up', 'dashboard-for-jetpack' ),
			);
		}
		if ( Provider_Facts::ON === ( $heard['scans'] ?? '' ) && ! $heard['threats'] ) {
			$evidence[] = array(
				'kind' => 'no-threats',
				'text' => __( 'No threats found', 'dashboard-for-jetpack' ),
			);
		}
		return $evidence;
	}

	/** @return string Identity crisis of Jetpack; none if Jetpack does not say. */
	public static function crisis_of_jetpack() {
		try {
			if ( ! is_callable( array( Identity_Crisis::class, 'check_identity_crisis' ) ) || ! Identity_Crisis::check_identity_crisis() ) {
				return 'hidden';
			}
			$is_confirmed = is_callable( array( Identity_Crisis::class, 'safe_mode_is_confirmed' ) ) && Identity_Crisis::safe_mode_is_confirmed();
		} catch ( Throwable $fault ) {
			return 'hidden';
		}
		return self::crisis( $is_confirmed );
	}

	/**
	 * The kind of an identity crisis for the current user.
	 *
	 * @param bool $is_confirmed Safe mode was chosen.
	 */
	public static function crisis( $is_confirmed ) {
		if ( ! Rights::has( 'jetpack_disconnect' ) ) {
			return 'wait';
		}
		return $is_confirmed ? 'safe-mode' : 'decide';
	}

	/**
	 * The words and the address of a row, the same as in the app.
	 *
	 * @param string   $kind  Kind of the row.
	 * @param int      $count Number of threats or of plugin updates.
	 * @param int|null $at    Time of the last check for updates.
	 * @param string   $text  Its words in English, of a row that the provider's facts decide.
	 * @return array { text, url }
	 */
	private static function describe( $kind, $count, $at, $text ) {
		$page = self::page();
		switch ( $kind ) {
			case 'threats':
				/* translators: %d: number of threats. */
				return self::row( sprintf( _n( '%d threat found', '%d threats found', $count, 'dashboard-for-jetpack' ), $count ), $page );
			case 'credentials':
			case 'gap':
			case 'starting':
				return self::row( translate( $text, 'dashboard-for-jetpack' ), $page ); // phpcs:ignore WordPress.WP.I18n -- extracted from the app.
			case 'updates':
				/* translators: %d: number of plugins. */
				$text = sprintf( _n( '%d plugin update available', '%d plugin updates available', $count, 'dashboard-for-jetpack' ), $count );
				return self::row( $text, admin_url( 'plugins.php?plugin_status=upgrade' ) );
			case 'offline':
				return self::row( __( "Offline Mode: Jetpack isn't protecting this site", 'dashboard-for-jetpack' ), $page );
			case 'site':
				/* translators: %s: name of the provider. */
				return self::row( sprintf( __( "Your site isn't connected to %s", 'dashboard-for-jetpack' ), self::HOST ), $page );
			case 'crisis':
			case 'other-address':
				return self::row( __( 'This site is in safe mode', 'dashboard-for-jetpack' ), $page );
			default:
				return self::row(
					null === $at
						? __( 'Plugin updates not checked yet', 'dashboard-for-jetpack' )
						/* translators: %s: how long ago, such as "9 days ago". */
						: sprintf( __( 'Plugin updates last checked %s', 'dashboard-for-jetpack' ), self::ago( $at ) ),
					admin_url( 'update-core.php' )
				);
		}
	}

	private static function row( $text, $url ) {
		return array(
			'text' => $text,
			'url'  => $url,
		);
	}

	private static function up_to_date( $at ) {
		/* translators: %s: how long ago, such as "3 hours ago". */
		return sprintf( __( 'Plugins up to date, checked %s', 'dashboard-for-jetpack' ), self::ago( $at ) );
	}

	/** How long ago a time was, for a sentence. */
	public static function ago( $at ) {
		/* translators: %s: a duration, such as "3 hours". */
		return sprintf( __( '%s ago', 'dashboard-for-jetpack' ), human_time_diff( $at ) );
	}

	private static function kind_of_updates( $count, $at, $lasts ) {
		$may_update = current_user_can( 'update_plugins' );
		if ( $count > 0 ) {
			return $may_update ? 'needed' : 'needed-elsewhere';
		}
		if ( ! $may_update ) {
			return 'unconfirmed';
		}
		return null !== $at && time() - $at <= $lasts ? 'none' : 'unchecked';
	}

	private static function count_updates() {
		$updates = get_site_transient( 'update_plugins' );
		return isset( $updates->response ) && is_array( $updates->response ) ? count( $updates->response ) : 0;
	}

}
