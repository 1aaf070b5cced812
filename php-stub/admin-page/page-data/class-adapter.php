<?php
/**
 * The page data beside Jetpack.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Collects `Initial_State` topic by topic. A topic has `facts()`, which returns fields of `Initial_State`, and may have `fallback()`, which returns
 * the same fields with values that offer nothing. A topic that throws is first replaced by the fields that Jetpack's own helper has, if Jetpack
 * still has that class; otherwise its fallback is used and the failure is reported to the app.
 */
class Adapter {

	/**
	 * Name of each piece, as the app reports it, to its class.
	 */
	const TOPICS = array(
		'connection'      => Connection::class,
		'identity-crisis' => Identity_Crisis::class,
		'links'           => Links::class,
		'user'            => User::class,
		'modules'         => Modules::class,
		'settings'        => Settings::class,
		'plan'            => Plan::class,
		'products'        => Products::class,
		'site'            => Site::class,
		'theme'           => Theme::class,
		'plugins'         => Plugins::class,
		'stats'           => Stats::class,
		'licensing'       => Licensing::class,
		'partner'         => Partner::class,
		'notices'         => Notices::class,
		'recommendations' => Recommendations::class,
		'tracking'        => Tracking::class,
		'routes'          => Routes::class,
	);

	/**
	 * `Initial_State`.
	 *
	 * @return array With `pageDataFailures`: a list of { piece, message }.
	 */
	public static function build() {
		$state    = Basics::facts();
		$failures = array();
		foreach ( self::TOPICS as $piece => $topic ) {
			$buffers = ob_get_level();
			try {
				$fields = self::printable( $topic::facts() );
			} catch ( Throwable $fault ) {
				self::close_buffers( $buffers );
				$fallback = self::fallback_of( $topic );
				$fields   = Helper::replace( $fallback );
				if ( ! $fields ) {
					$fields     = $fallback;
					$failures[] = array(
						'piece'   => $piece,
						'message' => $fault->getMessage(),
					);
				}
			}
			$state = self::merge( $state, $fields );
		}
		$state['pageDataFailures'] = $failures;
		return $state;
	}

	/**
	 * Other plugins filter what a fallback reads, so it can throw, too. Without it, the app says which data it lacks.
	 *
	 * @param string $topic Class.
	 * @return array
	 */
	private static function fallback_of( $topic ) {
		return is_callable( array( $topic, 'fallback' ) ) ? Ask::safely( array( $topic, 'fallback' ), array() ) : array();
	}

	/**
	 * Fields that the page can print. One value that cannot be encoded would empty the whole page data.
	 *
	 * @param array $fields Fields of one topic.
	 * @return array
	 * @throws Missing_Part If a value cannot be encoded.
	 */
	private static function printable( array $fields ) {
		if ( false === wp_json_encode( $fields ) ) {
			throw new Missing_Part( esc_html( 'A value cannot be printed: ' . json_last_error_msg() ) );
		}
		return $fields;
	}

	/**
	 * Jetpack collects texts of its modules in output buffers. One that stays open after an exception would swallow the page.
	 *
	 * @param int $level Number of buffers before the call.
	 */
	private static function close_buffers( $level ) {
		while ( ob_get_level() > $level ) {
			ob_end_clean();
		}
	}

	/**
	 * Adds the fields of a topic. Several topics have fields of `siteData`.
	 *
	 * @param array $state  Page data so far.
	 * @param array $fields Fields of one topic.
	 * @return array
	 */
	private static function merge( array $state, array $fields ) {
		if ( isset( $fields['siteData'] ) ) {
			$fields['siteData'] += $state['siteData'] ?? array();
		}
		return $fields + $state;
	}
}
