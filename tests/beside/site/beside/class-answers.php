<?php
/** Answers of the provider's REST API. */

namespace Dashboard_For_Jetpack_Beside;

/** The provider's answers to a connected site on the free plan. */
class Answers {

	const SITE = 123456;
	const USER = 70001;

	/** Option: how many licenses of the owner are unused. */
	const UNUSED = 'beside_unused_licenses';

	/** Option in which the double keeps whether its user takes part in usage statistics. */
	const OPT_OUT = 'beside_tracks_opt_out';

	/** The answer to a GET request. An address without an entry returns an empty object, which the provider never refuses. */
	public static function to( $path ) {
		foreach ( self::table() as $pattern => $answer ) {
			if ( preg_match( '#(?:' . $pattern . ')/?$#', $path ) ) {
				return $answer;
			}
		}
		return new \stdClass();
	}

	/** Pattern of the end of an address to its answer. The first match counts. */
	private static function table() {
		$today    = gmdate( 'Y-m-d' );
		$features = array(
			'active'    => array(),
			'available' => new \stdClass(),
		);
		$empty    = array();
		return array(
			'/sites/\d+/features'                      => $features,
			'/sites/\d+/purchases|/upgrades'           => $empty,
			// Newer releases ask for the account here, and older ones by XML-RPC.
			'/sites/\d+/jetpack-wpcom-user-data'       => self::user(),
			'/sites/\d+/rewind'                        => array(
				'state'        => 'unavailable',
				'last_updated' => time(),
			),
			'/sites/\d+/scan'                          => array(
				'state'       => 'unavailable',
				'threats'     => $empty,
				'credentials' => $empty,
			),
			'/stats/visits'                            => array(
				'date'   => $today,
				'unit'   => 'week',
				'fields' => array( 'period', 'views', 'visitors' ),
				'data'   => array( array( gmdate( 'Y\WmW' ) . 'd', 9, 4 ) ),
			),
			'/stats'                                   => self::stats( $today ),
			'/licenses/counts|/licensing/user/counts'  => array(
				'attached' => 0,
				'detached' => (int) get_option( self::UNUSED ),
				'revoked'  => 0,
			),
			'/licenses|/licensing/user/licenses'       => array( 'items' => array_fill( 0, (int) get_option( self::UNUSED ), self::license() ) ),
			'user-tracking'           => array( 'tracks_opt_out' => 'yes' === get_option( self::OPT_OUT ) ),
			'/jetpack-token-health'                    => array(
				'blog_token' => array( 'is_healthy' => true ),
				'user_token' => array( 'is_healthy' => true ),
			),
			'/jetpack-token-health/blog'               => array( 'is_healthy' => true ),
			'/jetpack-refresh-blog-token'              => array( 'jetpack_secret' => 'renewed.secret' ),
			'/test-connection'                         => array(
				'connected' => true,
				'message'   => 'Connected.',
			),
			// Jetpack 11.2 asks for it on each admin page until it has an answer.
			'/jetpack-about'                           => array( 'a12s' => 1 ),
			'/waf-rules'                               => array( 'data' => '<?php' ),
			'/jetpack-search/plan'                     => array(
				'search_subscriptions'         => $empty,
				'supports_instant_search'      => false,
				'supports_only_classic_search' => false,
				'supports_search'              => false,
				'default_upgrade_bill_period'  => 'yearly',
			),
			'/jetpack-recommendations/upsell|/upsell'  => array( 'hide_upsell' => true ),
			'introductory-offers|/plans|/activity|product-suggestions' => $empty,
			'jetpack\.register'                        => array(
				'jetpack_id'     => (string) self::SITE,
				'jetpack_secret' => Connection::BLOG_TOKEN,
				'jetpack_public' => 1,
			),
			'/sites/\d+'                               => array(
				'ID'          => self::SITE,
				'name'        => 'Sandbox site',
				'description' => '',
				'URL'         => home_url(),
				'plan'        => array(
					'product_id'         => 2002,
					'product_slug'       => 'jetpack_free',
					'product_name'       => 'Jetpack Free',
					'product_name_short' => 'Free',
					'expired'            => false,
					'is_free'            => true,
					'user_is_owner'      => true,
					'features'           => $features,
				),
				'products'    => $empty,
				'options'     => array( 'videopress_storage_used' => 0 ),
			),
		);
	}

	private static function license() {
		return array(
			'license_key' => 'jetpack-scan_abcdefghijkl',
			'product'     => 'Jetpack Scan',
			'attached_at' => null,
			'revoked_at'  => null,
		);
	}

	public static function user() {
		return array(
			'ID'             => self::USER,
			'login'          => 'owner',
			'email'          => 'owner@example.com',
			'display_name'   => 'Site Owner',
			'text_direction' => 'ltr',
			'site_count'     => 1,
		);
	}

	private static function stats( $today ) {
		return array(
			'date'   => $today,
			'stats'  => array(
				'visitors_today'       => 2,
				'views_today'          => 3,
				'views'                => 40,
				'comments'             => 1,
				'views_best_day'       => $today,
				'views_best_day_total' => 9,
				'visitors'             => 20,
				'followers_blog'       => 0,
				'shares'               => 0,
			),
			'visits' => array(
				'unit'   => 'day',
				'fields' => array( 'period', 'views', 'visitors' ),
				'data'   => array( array( $today, 3, 2 ) ),
			),
		);
	}
}
