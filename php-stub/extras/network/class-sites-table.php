<?php

namespace Dashboard_For_Jetpack\Extras\Network;

use WP_List_Table;

defined( 'ABSPATH' ) || exit;

/**
 * Lists one page of sites. The summaries and owners of the page are read in one query each. Name, address and active plugins are options of the
 * site itself, so these are read for the sites of the page only. On narrow screens, WordPress shows only the first column until a row is opened;
 * `sites-table.css` keeps the status, too.
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
			'site'    => __( 'Site', 'dashboard-for-jetpack' ),
			'status'  => __( 'Status', 'dashboard-for-jetpack' ),
			'backups' => __( 'Backups', 'dashboard-for-jetpack' ),
			'updates' => __( 'Plugin updates', 'dashboard-for-jetpack' ),
			'owner'   => __( 'Connection owner', 'dashboard-for-jetpack' ),
			'jetpack' => __( 'Jetpack', 'dashboard-for-jetpack' ),
			'seen'    => __( 'Last visit', 'dashboard-for-jetpack' ),
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
		$this->items = array_map( static fn( $site ) => Site_Row::of( (int) $site->blog_id ), $found->sites );
		cache_users( array_filter( wp_list_pluck( $this->items, 'owner' ) ) );
	}

	/** Says that there are no sites, for example because all of them are archived. */
	public function no_items() {
		esc_html_e( 'This network has no sites that are open.', 'dashboard-for-jetpack' );
	}

	/** Prints the rows, and below those of the last page the totals of all pages. */
	public function display_rows() {
		parent::display_rows();
		if ( $this->get_pagenum() < (int) $this->get_pagination_arg( 'total_pages' ) ) {
			return;
		}
		$all    = (int) $this->get_pagination_arg( 'total_items' );
		$totals = Summary::totals();
		$texts  = array(
			/* translators: %s: number of sites. */
			sprintf( _n( '%s needs attention', '%s need attention', $totals['needing'], 'dashboard-for-jetpack' ), number_format_i18n( $totals['needing'] ) ),
			/* translators: %s: number of sites. */
			sprintf( _n( '%s not visited yet', '%s not visited yet', $totals['unseen'], 'dashboard-for-jetpack' ), number_format_i18n( $totals['unseen'] ) ),
		);
		printf(
			'<tr><th scope="row" class="column-primary">%1$s</th><td class="column-status" colspan="%2$d">%3$s</td></tr>',
			/* translators: %s: number of sites. */
			esc_html( sprintf( _n( '%s site in all', '%s sites in all', $all, 'dashboard-for-jetpack' ), number_format_i18n( $all ) ) ),
			esc_attr( count( $this->get_columns() ) - 1 ),
			esc_html( implode( ' · ', $texts ) )
		);
	}

	/**
	 * The name, which leads to the dashboard of the site, and its address.
	 *
	 * @param array $row Result of Site_Row::of().
	 * @return string Markup.
	 */
	protected function column_site( $row ) {
		$name = '' === trim( $row['name'] ) ? $row['address'] : $row['name'];
		return sprintf( '<strong><a class="row-title" href="%s">%s</a></strong>', esc_url( $row['link'] ), esc_html( $name ) )
			. sprintf( '<br><bdi>%s</bdi>', esc_html( $row['address'] ) );
	}

	/**
	 * What is wrong, the worst first.
	 *
	 * @return string Markup.
	 */
	protected function column_status( $row ) {
		$status = Site_Words::status( $row );
		$texts  = array_map( 'esc_html', $status['texts'] );
		$worst  = array_shift( $texts );
		return sprintf( '<b class="%s">%s</b>', esc_attr( $status['tone'] ), $worst ) . implode( '', preg_filter( '/^/', '<br>', $texts ) );
	}

	/**
	 * Whether backups run.
	 *
	 * @return string Markup.
	 */
	protected function column_backups( $row ) {
		return self::or_dash( Site_Words::backups( $row ) );
	}

	/**
	 * A fact in words.
	 *
	 * @param string $text "" or the words for an unknown fact, whose dash only screen readers hear as words.
	 * @return string Markup.
	 */
	private static function or_dash( $text ) {
		return '' === $text || Site_Words::unknown() === $text
			? sprintf( '<span aria-hidden="true">—</span><span class="screen-reader-text">%s</span>', esc_html( Site_Words::unknown() ) )
			: esc_html( $text );
	}

	/**
	 * Name of the local user who owns the connection.
	 *
	 * @return string Markup.
	 */
	protected function column_owner( $row ) {
		return self::or_dash( Site_Words::owner( $row ) );
	}

	/**
	 * Number of plugin updates.
	 *
	 * @return string Markup.
	 */
	protected function column_updates( $row ) {
		return self::or_dash( null === $row['updates'] ? '' : number_format_i18n( $row['updates'] ) );
	}

	/**
	 * Which Jetpack runs on the site.
	 *
	 * @return string Markup.
	 */
	protected function column_jetpack( $row ) {
		return self::or_dash( Site_Words::jetpack( $row ) );
	}

	/**
	 * Age of the facts.
	 *
	 * @return string Markup.
	 */
	protected function column_seen( $row ) {
		if ( null === $row['seen'] ) {
			return self::or_dash( '' );
		}
		/* translators: %s: time span, such as "3 days". */
		$age = sprintf( __( '%s ago', 'dashboard-for-jetpack' ), human_time_diff( $row['seen'] ) );
		return sprintf( '<time datetime="%s">%s</time>', esc_attr( gmdate( 'c', $row['seen'] ) ), esc_html( $age ) );
	}
}
