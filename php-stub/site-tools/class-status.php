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
		$own    = $table['cases'][ "$site $kind $crisis" ];
		$last   = Provider_Facts::read();
		$last   = $table['watched'][ 'connected' === $site ? implode( '/', array( $last['backups'], $last['scans'], (int) ( $last['threats'] > 0 ) ) ) : 'unknown/unknown/0' ] + $last;
		$found  = array_merge( $own['rows'], $last['rows'] );
		$rank   = array_flip( array_keys( $table['urgencies'] ) );
		usort( $found, static fn( $one, $another ) => $rank[ $one['kind'] ] - $rank[ $another['kind'] ] );
		$rows = array();
		foreach ( $found as $row ) {
			$rows[] = array( 'kind' => $row['kind'] ) + self::describe( $row, 'threats' === $row['kind'] ? $last['threats'] : $count, $at );
		}
		$heard    = self::evidence( $last['evidence'], $at );
		$evidence = array_merge( $heard, self::evidence( $own['evidence'], $at ) );
		$needs    = $own['needs'] + $last['needs'];
		// The provider's facts may be the first row, or all that can be said.
		$kinds   = array_column( $last['rows'], 'kind' );
		$leading = $needs ? array( $rows[0] ) : array_merge( array_filter( $rows, static fn( $row ) => in_array( $row['kind'], $kinds, true ) ), $heard );
		$overall = $needs ? 'needs' : $own['overall'];
		return array(
			'overall'  => $overall,
			'summary'  => $leading ? implode( ' · ', array_column( $leading, 'text' ) ) : __( 'Backups, threats and spam are checked in the dashboard', 'dashboard-for-jetpack' ),
			'needs'    => $needs,
			'rows'     => $rows,
			'evidence' => $evidence,
			'asked'    => $leading && ( ! $needs || in_array( $rows[0]['kind'], $kinds, true ) ) ? $last['since'] : 0,
		);
	}

	/**
	 * The words of what is fine. A gap is a row.
	 *
	 * @param string[] $kinds Kinds of evidence.
	 * @param int|null $at    Time of the last check for updates.
	 * @return array[] { kind, text } each.
	 */
	private static function evidence( array $kinds, $at ) {
		$words = array(
			'backup'  => __( 'Backed up', 'dashboard-for-jetpack' ),
			'scan'    => __( 'No threats found', 'dashboard-for-jetpack' ),
			'plugins' => null === $at ? '' : self::up_to_date( $at ),
		);
		$found = array();
		foreach ( array_intersect_key( $words, array_flip( $kinds ) ) as $kind => $text ) {
			$found[] = compact( 'kind', 'text' );
		}
		return $found;
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
	 * @param array    $row   { kind, text: in English }.
	 * @param int      $count Number of threats or of plugin updates.
	 * @param int|null $at    Time of the last check for updates.
	 * @return array { text, url }
	 */
	private static function describe( array $row, $count, $at ) {
		switch ( $row['kind'] ) {
			case 'threats':
				/* translators: %d: number of threats. */
				return self::row( sprintf( _n( '%d threat found', '%d threats found', $count, 'dashboard-for-jetpack' ), $count ), self::page() );
			case 'updates':
				/* translators: %d: number of plugins. */
				$text = sprintf( _n( '%d plugin update available', '%d plugin updates available', $count, 'dashboard-for-jetpack' ), $count );
				return self::row( $text, admin_url( 'plugins.php?plugin_status=upgrade' ) );
			case 'site':
				/* translators: %s: name of the provider. */
				return self::row( sprintf( __( "Your site isn't connected to %s", 'dashboard-for-jetpack' ), self::HOST ), self::page() );
			case 'unchecked-updates':
				return self::row(
					null === $at
						? __( 'Plugin updates not checked yet', 'dashboard-for-jetpack' )
						/* translators: %s: how long ago, such as "9 days ago". */
						: sprintf( __( 'Plugin updates last checked %s', 'dashboard-for-jetpack' ), self::ago( $at ) ),
					admin_url( 'update-core.php' )
				);
			default:
				return self::row( translate( $row['text'], 'dashboard-for-jetpack' ), self::page() ); // phpcs:ignore WordPress.WP.I18n -- extracted from the app.
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
