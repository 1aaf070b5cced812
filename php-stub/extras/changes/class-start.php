<?php

namespace Dashboard_For_Jetpack\Extras\Changes;

defined( 'ABSPATH' ) || exit;

/** Keeps a record of the changes of modules and settings on this site, if an administrator has turned it on. While it is off, nothing is stored. */
class Start {

	/** Exists while the record is kept. Loaded with all options, so that asking costs no query. */
	const OPTION = 'dashboard_for_jetpack_record';

	public static function hook() {
		add_action( 'wp_ajax_' . Answer::ACTION, array( Answer::class, 'send' ) );
		if ( is_multisite() ) {
			add_filter( 'wpmu_drop_tables', array( Table::class, 'with_site' ), 10, 2 );
		}
		if ( self::is_on() ) {
			add_filter( 'dashboard_for_jetpack_author', array( Table::class, 'author' ), 10, 2 );
			Recorder::hook();
			Personal_Data::hook();
		}
	}

	/** @return bool Whether the current site keeps a record. */
	public static function is_on() {
		return isset( wp_load_alloptions()[ self::OPTION ] );
	}

	/**
	 * Begins a record, or ends it and deletes its entries.
	 *
	 * @param bool $is_on Whether to keep one.
	 * @return bool Whether the site does so now.
	 */
	public static function turn( $is_on ) {
		if ( $is_on && Table::create() ) {
			update_option( self::OPTION, '1', true );
		} elseif ( ! $is_on ) {
			delete_option( self::OPTION );
			Table::drop();
		}
		return self::is_on() === $is_on;
	}
}
