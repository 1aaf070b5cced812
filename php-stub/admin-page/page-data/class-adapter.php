<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

use Dashboard_For_Jetpack\Admin_Page\Foreign_Code;
use Dashboard_For_Jetpack\Admin_Page\Inner_Call;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * The page data beside Jetpack. Collects `Initial_State` piece by piece. A piece has `facts()`, which returns fields of `Initial_State`, and may have
 * `fallback()`, which returns the same fields with values that offer nothing. A piece that throws is first replaced by the fields that Jetpack's own helper
 * has, if Jetpack still has that class; otherwise its fallback is used and the failure is reported to the app. Where a piece ends the request, a shutdown
 * function calls build() again, which continues with the next piece.
 */
class Adapter {

	/** Name of each piece, as the app reports it, to its class. */
	const PIECES = array(
		'connection'         => Connection::class,
		'identity-crisis'    => Identity_Crisis::class,
		'links'              => Links::class,
		'user'               => User::class,
		'modules'            => Modules::class,
		'settings'           => Settings::class,
		'subscription-texts' => Subscription_Texts::class,
		'plan'               => Plan::class,
		'products'           => Products::class,
		'site'               => Site::class,
		'theme'              => Theme::class,
		'plugins'            => Plugins::class,
		'stats'              => Stats::class,
		'licensing'          => Licensing::class,
		'partner'            => Partner::class,
		'notices'            => Notices::class,
		'recommendations'    => Recommendations::class,
		'tracking'           => Tracking::class,
		'routes'             => Routes::class,
	);

	/** Pieces that are answers of REST routes. The site is asked about these calls before the page begins. */
	const CALLS = array(
		'settings' => Inner_Call::ROOT . 'settings',
		'modules'  => Inner_Call::ROOT . 'module/all',
	);

	/** @var array Fields so far. */
	private static $state = array();

	/** @var array[] Failures so far: a list of { piece, message }. */
	private static $failures = array();

	/** @var string[]|null Pieces that are not collected yet; the first one is running. */
	private static $left;

	/**
	 * `Initial_State`.
	 *
	 * @return array With `pageDataFailures`: a list of { piece, message }.
	 */
	public static function build() {
		if ( null === self::$left ) {
			self::$left  = self::PIECES;
			self::$state = Basics::facts();
		} elseif ( self::$left ) {
			// The same plugin might end the request again, and for good.
			Inner_Call::ask_site( array() );
			self::fail( key( self::$left ), self::last_words(), false );
		}
		while ( self::$left ) {
			$piece = key( self::$left );
			try {
				self::add( $piece, self::printable( Foreign_Code::run( array( self::$left[ $piece ], 'facts' ) ) ) );
			} catch ( Throwable $fault ) {
				// What the REST API doesn't give this person isn't printed, either.
				self::fail( $piece, $fault->getMessage(), ! isset( self::CALLS[ $piece ] ) );
			}
		}
		return array( 'pageDataFailures' => self::$failures ) + self::$state;
	}

	/**
	 * Takes the helper's fields of a piece, or its fallback.
	 *
	 * @param string $piece    Name of the piece.
	 * @param string $reason   Why it cannot be read.
	 * @param bool   $may_help Whether the helper may be asked.
	 */
	private static function fail( $piece, $reason, $may_help ) {
		$fallback = self::fallback_of( self::PIECES[ $piece ] );
		$help     = static fn() => Helper::replace( $fallback );
		$fields   = $may_help ? Ask::safely( $help, null ) : null;
		if ( ! $fields ) {
			$fields           = $fallback;
			self::$failures[] = array(
				'piece'   => $piece,
				// Messages of other code contain paths, and worse.
				'message' => current_user_can( 'manage_options' ) ? $reason : '',
			);
		}
		self::add( $piece, $fields );
	}

	/** @return string Why the request has ended in the middle of a piece. */
	private static function last_words() {
		$error = error_get_last();
		if ( $error && ( $error['type'] & ( E_ERROR | E_PARSE | E_COMPILE_ERROR | E_USER_ERROR | E_RECOVERABLE_ERROR ) ) ) {
			// The lines after the first are a stack of calls with their arguments.
			return str_replace( ABSPATH, '', strtok( $error['message'], "\n" ) . ' in ' . $error['file'] );
		}
		return __( 'Another plugin stopped this page.', 'dashboard-for-jetpack' );
	}

	/**
	 * Other plugins filter what a fallback reads, so it can throw, too. Without it, the app says which data it lacks.
	 *
	 * @param string $class_name The class of a piece.
	 */
	private static function fallback_of( $class_name ) {
		return is_callable( array( $class_name, 'fallback' ) ) ? Ask::safely( array( $class_name, 'fallback' ), array() ) : array();
	}

	/**
	 * Fields that the page can print. One value that cannot be encoded would empty the whole page data.
	 *
	 * @param array $fields Fields of one piece.
	 * @throws Missing_Part If a value cannot be encoded.
	 */
	private static function printable( array $fields ) {
		if ( false === wp_json_encode( $fields ) ) {
			throw new Missing_Part( esc_html( 'A value cannot be printed: ' . json_last_error_msg() ) );
		}
		return $fields;
	}

	/**
	 * Adds the fields of a piece, and ends the piece. Several pieces have fields of `siteData`.
	 *
	 * @param string $piece Name of the piece.
	 */
	private static function add( $piece, array $fields ) {
		unset( self::$left[ $piece ] );
		if ( isset( $fields['siteData'] ) ) {
			$fields['siteData'] += self::$state['siteData'] ?? array();
		}
		self::$state = $fields + self::$state;
	}
}
