<?php

namespace Dashboard_For_Jetpack\Extras\Network;

use Dashboard_For_Jetpack\Site_Tools\Provider_Facts;
use Dashboard_For_Jetpack\Site_Tools\Site_Facts;
use WP_Site_Query;

defined( 'ABSPATH' ) || exit;

/**
 * What the network remembers of each site. Three rows of `wp_blogmeta` per site, which each visit of the site's dashboard replaces. The two
 * numbers exist so that one query can sort the sites.
 */
class Summary {

	/** The facts of Site_Facts. */
	const FACTS = 'dashboard_for_jetpack_facts';

	/** Time of the last visit, in seconds. */
	const SEEN = 'dashboard_for_jetpack_seen';

	/** How much the site needs attention, greater than zero; missing if it does not. */
	const ATTENTION = 'dashboard_for_jetpack_attention';

	const HAS_THREATS = 'threats';
	const IS_BROKEN   = 'broken';
	const IS_OFF      = 'unconnected';
	const IS_UNKNOWN  = 'unknown';
	const HAS_NONE    = 'none';
	const IS_WAITING  = 'waiting';
	const NO_BACKUPS  = 'no-backups';
	const HAS_UPDATES = 'updates';

	/** In the order of At a Glance (src/domain/status), as far as a network knows. */
	const MOST_URGENT = array(
		self::HAS_THREATS,
		self::IS_BROKEN,
		self::IS_OFF,
		self::IS_UNKNOWN,
		self::HAS_NONE,
		self::IS_WAITING,
		self::NO_BACKUPS,
		self::HAS_UPDATES,
	);

	/** Sites that are archived, deleted or marked as spam have no dashboard. */
	const OPEN = array(
		'archived' => 0,
		'deleted'  => 0,
		'spam'     => 0,
	);

	/** Replaces the summary of the current site. */
	public static function record() {
		if ( ! is_site_meta_supported() ) {
			return;
		}
		$site = get_current_blog_id();
		update_site_meta( $site, self::FACTS, Site_Facts::read() );
		update_site_meta( $site, self::SEEN, time() );
		self::rank();
	}

	/** Ranks the current site by what is known of it. Does nothing before its first visit. */
	public static function rank() {
		$site = get_current_blog_id();
		$seen = self::of( $site );
		if ( null === $seen ) {
			return;
		}
		$reasons = self::reasons( $seen['facts'], Plugin_Updates::of( (array) get_option( 'active_plugins', array() ) ), Provider_Facts::read() );
		if ( $reasons ) {
			update_site_meta( $site, self::ATTENTION, count( self::MOST_URGENT ) - array_search( $reasons[0], self::MOST_URGENT, true ) );
		} else {
			delete_site_meta( $site, self::ATTENTION );
		}
	}

	/**
	 * What the last visit of a site found.
	 *
	 * @return array|null { facts: as in Site_Facts, seen: int seconds }; null if its dashboard was not visited yet.
	 */
	public static function of( $site ) {
		$facts = get_site_meta( $site, self::FACTS, true );
		$seen  = (int) get_site_meta( $site, self::SEEN, true );
		return isset( $facts['jetpack'], $facts['connection'] ) && $seen ? array(
			'facts' => $facts,
			'seen'  => $seen,
		) : null;
	}

	/**
	 * Why a site needs attention, the most urgent reason first. A site in offline mode is not connected on purpose.
	 *
	 * @param array    $facts   As in Site_Facts.
	 * @param int|null $updates Number of plugin updates; null if unknown.
	 * @param array    $watch   As in Provider_Facts.
	 * @return string[] Some of MOST_URGENT.
	 */
	public static function reasons( array $facts, $updates, array $watch ) {
		$is_read = in_array( $facts['jetpack'], array( Site_Facts::RUNNING, Site_Facts::INVENTED ), true );
		$applies = array(
			self::HAS_THREATS => (int) $watch['threats'] > 0,
			self::IS_BROKEN   => Site_Facts::BROKEN === $facts['jetpack'],
			self::IS_OFF      => $is_read && Site_Facts::UNCONNECTED === $facts['connection'] && true !== $facts['isOffline'],
			self::IS_UNKNOWN  => $is_read && Site_Facts::UNKNOWN === $facts['connection'],
			self::HAS_NONE    => Site_Facts::NONE === $facts['jetpack'],
			self::IS_WAITING  => Provider_Facts::WAITING === $watch['backups'],
			self::NO_BACKUPS  => Provider_Facts::NONE === $watch['backups'],
			self::HAS_UPDATES => (int) $updates > 0,
		);
		return array_keys( array_filter( $applies ) );
	}

	/**
	 * Numbers of the network's sites.
	 *
	 * @return array { needing: int that need attention, unseen: int that were not visited yet }
	 */
	public static function totals() {
		$count = static function ( $key, $compare ) {
			return (int) get_sites(
				array(
					'network_id' => get_current_network_id(),
					'count'      => true,
					'meta_query' => array( compact( 'key', 'compare' ) ), // phpcs:ignore WordPress.DB.SlowDBQuery -- one query for the whole list.
				) + self::OPEN
			);
		};
		return is_site_meta_supported() ? array(
			'needing' => $count( self::ATTENTION, 'EXISTS' ),
			'unseen'  => $count( self::SEEN, 'NOT EXISTS' ),
		) : array(
			'needing' => 0,
			'unseen'  => 0,
		);
	}

	/**
	 * One page of the network's sites: those that need attention, then those without a summary, then the others, each time the oldest summary first.
	 *
	 * @param int $number Sites per page.
	 * @param int $page   Page, from 1.
	 * @return WP_Site_Query With `sites` and `found_sites`.
	 */
	public static function page( $number, $page ) {
		$sorted = array(
			// A missing number sorts below all numbers. `relation` and the last clause keep every site in the list.
			'meta_query' => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- one query for the whole list.
				'relation'  => 'OR',
				'attention' => array(
					'key'     => self::ATTENTION,
					'compare' => 'NOT EXISTS',
					'type'    => 'NUMERIC',
				),
				'seen'      => array(
					'key'     => self::SEEN,
					'compare' => 'NOT EXISTS',
					'type'    => 'NUMERIC',
				),
				'any'       => array(
					'key'     => self::SEEN,
					'compare' => 'EXISTS',
				),
			),
			'orderby'    => array(
				'attention' => 'DESC',
				'seen'      => 'ASC',
				'id'        => 'ASC',
			),
		);
		return new WP_Site_Query(
			array(
				'network_id'    => get_current_network_id(),
				'number'        => $number,
				'offset'        => $number * ( $page - 1 ),
				'no_found_rows' => false,
			) + self::OPEN + ( is_site_meta_supported() ? $sorted : array() )
		);
	}
}
