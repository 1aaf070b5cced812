<?php

namespace Dashboard_For_Jetpack\Extras\Changes;

defined( 'ABSPATH' ) || exit;

/**
 * A row for each change of a module or setting. One statement adds a row, so that two writers at once lose nothing.
 *
 * phpcs:disable WordPress.DB -- a table of our own, whose name has no other parts than the prefix and a constant.
 */
class Table {

	/** Named in uninstall.php, too. */
	const NAME = 'dashboard_for_jetpack_record';

	/** How many changes are kept. */
	const MOST = 500;

	/** The source of a change whose user was erased. */
	const ERASED = 'erased';

	/** @return bool Whether the table exists now. */
	public static function create() {
		global $wpdb;
		return (bool) $wpdb->query(
			$wpdb->prepare(
				'CREATE TABLE IF NOT EXISTS %i (
					id bigint(20) unsigned NOT NULL auto_increment,
					at bigint(20) unsigned NOT NULL default 0,
					request varchar(36) NOT NULL default \'\',
					user_id bigint(20) unsigned NOT NULL default 0,
					source varchar(20) NOT NULL default \'\',
					code text,
					setting varchar(191) NOT NULL default \'\',
					old_value longtext,
					new_value longtext,
					PRIMARY KEY  (id),
					KEY user_id (user_id)
				) ',
				self::name()
			) . $wpdb->get_charset_collate()
		);
	}

	/** Deletes all entries. */
	public static function drop() {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', self::name() ) );
	}

	/**
	 * Filter `wpmu_drop_tables`: a site of a network takes its table along.
	 *
	 * @param string[] $tables Names.
	 * @param int      $site   Id.
	 */
	public static function with_site( $tables, $site ) {
		global $wpdb;
		$tables[] = $wpdb->get_blog_prefix( $site ) . self::NAME;
		return $tables;
	}

	/**
	 * Adds an entry, and deletes surplus ones. A record that has just ended has no table any more, which isn't an error.
	 *
	 * @param array $entry Column → value.
	 */
	public static function add( array $entry ) {
		global $wpdb;
		$was_silent = $wpdb->suppress_errors();
		if ( $wpdb->insert( self::name(), $entry ) && $wpdb->insert_id > self::MOST ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE id <= %d', self::name(), $wpdb->insert_id - self::MOST ) );
		}
		$wpdb->suppress_errors( $was_silent );
	}

	/**
	 * The newest entries first.
	 *
	 * @param int $user Only those of a user; 0 for all.
	 * @return array[] Columns.
	 */
	public static function entries( $user = 0 ) {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE user_id = %d OR 0 = %d ORDER BY id DESC', self::name(), $user, $user ), ARRAY_A );
		return (array) $rows;
	}

	/**
	 * Filter `dashboard_for_jetpack_author`.
	 *
	 * @param string[] $keys Keys of settings.
	 * @return string Who has changed one of them last: a login, or "".
	 */
	public static function author( $login, array $keys ) {
		foreach ( self::entries() as $row ) {
			if ( in_array( $row['setting'], $keys, true ) ) {
				$user = get_userdata( (int) $row['user_id'] );
				return $user ? $user->user_login : '';
			}
		}
		return $login;
	}

	/**
	 * Forgets who made a user's changes. The changes stay, because others are responsible for the site, too.
	 *
	 * @param int $user Id.
	 * @return int Number of entries.
	 */
	public static function erase( $user ) {
		global $wpdb;
		return (int) $wpdb->update(
			self::name(),
			array(
				'user_id' => 0,
				'source'  => self::ERASED,
			),
			array( 'user_id' => $user )
		);
	}

	private static function name() {
		global $wpdb;
		return $wpdb->prefix . self::NAME;
	}
}
