<?php
/**
 * The table of the sites of a network.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page\Network;

use WP_List_Table;

defined( 'ABSPATH' ) || exit;

/**
 * Lists one page of sites. The summaries and owners of the page are read in one query each. Name, address and active plugins are options of the
 * site itself, so these are read for the sites of the page only. On narrow screens, WordPress shows only the first column
 * until a row is opened; that column therefore says in words what needs attention.
 */
class Sites_Table extends WP_List_Table {

	const PER_PAGE = 20;

	/** Names the rows for WordPress. */
	public function __construct() {
		parent::__construct(
			array(
				'singular' => 'site',
				'plural'   => 'sites',
			)
		);
	}

	/**
	 * Columns, the first one being the header of the row.
	 *
	 * @return array Name to title.
	 */
	public function get_columns() {
		return array(
			'site'       => __( 'Site', 'dashboard-for-jetpack' ),
			'connection' => __( 'Connection', 'dashboard-for-jetpack' ),
			'owner'      => __( 'Connection owner', 'dashboard-for-jetpack' ),
			'offline'    => __( 'Offline mode', 'dashboard-for-jetpack' ),
			'updates'    => __( 'Plugin updates', 'dashboard-for-jetpack' ),
			'jetpack'    => __( 'Jetpack', 'dashboard-for-jetpack' ),
			'seen'       => __( 'Seen', 'dashboard-for-jetpack' ),
		);
	}

	/** Reads the sites of the page. */
	public function prepare_items() {
		$found = Summary::page( self::PER_PAGE, $this->get_pagenum() );
		// WordPress counts no sites on a page beyond the last one. With their number, the table redirects to the last page.
		$total = $found->sites || 1 === $this->get_pagenum() ? $found->found_sites : Summary::page( self::PER_PAGE, 1 )->found_sites;
		$this->set_pagination_args(
			array(
				'total_items' => $total,
				'per_page'    => self::PER_PAGE,
			)
		);
		$this->items = array_map(
			static function ( $site ) {
				return Site_Row::of( (int) $site->blog_id );
			},
			$found->sites
		);
		cache_users( array_filter( wp_list_pluck( $this->items, 'owner' ) ) );
	}

	/** Says that there are no sites, for example because all of them are archived. */
	public function no_items() {
		esc_html_e( 'This network has no sites that are open.', 'dashboard-for-jetpack' );
	}

	/**
	 * The name, which leads to the dashboard of the site, its address and what needs attention.
	 *
	 * @param array $row Result of Site_Row::of().
	 * @return string Markup.
	 */
	protected function column_site( $row ) {
		$name    = '' === trim( $row['name'] ) ? $row['address'] : $row['name'];
		$urgent  = Site_Words::attention( $row );
		$address = sprintf( '<br><bdi>%s</bdi>', esc_html( $row['address'] ) );
		return sprintf( '<strong><a class="row-title" href="%s">%s</a></strong>', esc_url( $row['link'] ), esc_html( $name ) ) . $address
			. ( '' === $urgent ? '' : sprintf( '<br><strong>%s</strong>', esc_html( $urgent ) ) );
	}

	/**
	 * Whether the site is connected.
	 *
	 * @param array $row Row.
	 * @return string Markup.
	 */
	protected function column_connection( $row ) {
		return esc_html( Site_Words::connection( $row ) );
	}

	/**
	 * Name of the local user who owns the connection.
	 *
	 * @param array $row Row.
	 * @return string Markup.
	 */
	protected function column_owner( $row ) {
		return esc_html( Site_Words::owner( $row ) );
	}

	/**
	 * Whether offline mode is on.
	 *
	 * @param array $row Row.
	 * @return string Markup.
	 */
	protected function column_offline( $row ) {
		return esc_html( Site_Words::offline( $row ) );
	}

	/**
	 * Number of plugin updates.
	 *
	 * @param array $row Row.
	 * @return string Markup.
	 */
	protected function column_updates( $row ) {
		return esc_html( null === $row['updates'] ? Site_Words::unknown() : number_format_i18n( $row['updates'] ) );
	}

	/**
	 * Which Jetpack runs on the site.
	 *
	 * @param array $row Row.
	 * @return string Markup.
	 */
	protected function column_jetpack( $row ) {
		return esc_html( Site_Words::jetpack( $row ) );
	}

	/**
	 * Age of the facts.
	 *
	 * @param array $row Row.
	 * @return string Markup.
	 */
	protected function column_seen( $row ) {
		if ( null === $row['seen'] ) {
			return esc_html__( 'Not seen yet', 'dashboard-for-jetpack' );
		}
		/* translators: %s: time span, such as "3 days". */
		$age = sprintf( __( '%s ago', 'dashboard-for-jetpack' ), human_time_diff( $row['seen'] ) );
		return sprintf( '<time datetime="%s">%s</time>', esc_attr( gmdate( 'c', $row['seen'] ) ), esc_html( $age ) );
	}
}
