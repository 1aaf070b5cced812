<?php

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Plugin\Build;

defined( 'ABSPATH' ) || exit;

/** Knows the options of Jetpack 11.2 to 16.1.2 that contain modules and settings. */
class Places {

	const MODULES = 'jetpack_active_modules';

	/** Settings of Jetpack's own screens; as with those of the app, the option has the same name. */
	const OF_JETPACK = array(
		'akismet_show_user_comments_approved',
		'gravatar_disable_hovercards',
		'infinite_scroll_google_analytics',
		'jetpack-twitter-cards-site-tag',
		'jetpack_portfolio_posts_per_page',
		'jetpack_testimonial_posts_per_page',
		'monitor_receive_notifications',
		'sharedaddy_disable_resources',
		'social_notifications_like',
		'social_notifications_subscribe',
		'wpl_default',
	);

	/** Options of other names: key → the names of the members that lead to the value. */
	const OTHERS = array(
		'jetpack_protect_global_whitelist' => array( 'jetpack_protect_global_whitelist' => array() ),
		// Brute force protection's list in Jetpack 11.
		'jetpack_protect_whitelist'        => array( 'jetpack_protect_global_whitelist' => array() ),
		'jetpack_relatedposts'             => array(
			'show_headline'   => array( 'show_headline' ),
			'show_thumbnails' => array( 'show_thumbnails' ),
		),
		'jetpack_wga'                      => array( 'google_analytics_tracking_id' => array( 'code' ) ),
		'sharing-options'                  => array(
			'button_style'  => array( 'global', 'button_style' ),
			'sharing_label' => array( 'global', 'sharing_label' ),
			'show'          => array( 'global', 'show' ),
		),
		'sharing-services'                 => array( 'sharing_services' => array() ),
		'stats_options'                    => array(
			'admin_bar'            => array( 'admin_bar' ),
			'count_roles'          => array( 'count_roles' ),
			'enable_odyssey_stats' => array( 'enable_odyssey_stats' ),
			'roles'                => array( 'roles' ),
		),
		'verification_services_codes'      => array(
			'bing'      => array( 'bing' ),
			'facebook'  => array( 'facebook' ),
			'google'    => array( 'google' ),
			'pinterest' => array( 'pinterest' ),
			'yandex'    => array( 'yandex' ),
		),
	);

	/** Each user has an option with this beginning. */
	const POST_BY_EMAIL = 'post_by_email_address';

	/** Kept by WordPress.com. Jetpack stores a copy when it is first read, which changes nothing. */
	const COPIES = array( 'monitor_receive_notifications', self::POST_BY_EMAIL );

	/** @var array[] Option → key → members, in addition to the constants. */
	private static $added = array();

	/** @var array[] What all() returns; empty until it is asked. */
	private static $all = array();

	/**
	 * Adds the options of a stand-in for Jetpack.
	 *
	 * @param array $places `{ settings: option that contains all settings by key, modules: option whose member `active` lists the modules }`.
	 */
	public static function add( array $places ) {
		self::$added = array_flip( $places );
	}

	/** @return string[] As in add(); empty beside Jetpack. */
	public static function stand_in() {
		return array_flip( self::$added );
	}

	/**
	 * Whether an option contains modules or settings. Asked at every change of any option.
	 *
	 * @param string $option Name.
	 */
	public static function has( $option ) {
		return self::MODULES === $option || isset( self::all()[ $option ] ) || isset( self::$added[ $option ] ) || 0 === strpos( $option, self::POST_BY_EMAIL );
	}

	/** @return array[] Option → key → members, of all settings that are stored on the site. */
	public static function all() {
		if ( ! self::$all ) {
			self::$all = self::OTHERS;
			$elsewhere = array_merge( ...array_values( self::OTHERS ) );
			foreach ( array_merge( self::OF_JETPACK, Build::table( 'stored-settings' ) ) as $key ) {
				if ( ! isset( $elsewhere[ $key ] ) ) {
					self::$all[ $key ] = array( $key => array() );
				}
			}
		}
		return self::$all;
	}

	/**
	 * The changes of modules and settings in a change of an option.
	 *
	 * @param string $option Name.
	 * @param mixed  $old    Its value before; null if it didn't exist.
	 * @param mixed  $new    Its value now; null if it is deleted.
	 * @return array[] `{ key, is_module, from, to }`: null is a value that is not saved.
	 */
	public static function changes( $option, $old, $new ) {
		$kind = self::$added[ $option ] ?? '';
		if ( self::MODULES === $option || 'modules' === $kind ) {
			return self::switched( $kind ? $old['active'] ?? null : $old, $kind ? $new['active'] ?? null : $new );
		}
		if ( 0 === strpos( $option, self::POST_BY_EMAIL ) ) {
			$parts = array( self::POST_BY_EMAIL => array() );
		} elseif ( 'settings' === $kind ) {
			$parts = self::all_of( (array) $old + (array) $new );
		} else {
			$parts = self::OTHERS[ $option ] ?? array( $option => array() );
		}
		$changes = array();
		foreach ( $parts as $key => $members ) {
			$from      = self::read( $old, $members );
			$to        = self::read( $new, $members );
			$is_copied = null === $from && in_array( $key, self::COPIES, true );
			// A text from a form and one from the database may be the same value.
			if ( $from !== $to && maybe_serialize( $from ) !== maybe_serialize( $to ) && ! $is_copied ) {
				$changes[] = array( 'is_module' => false ) + compact( 'key', 'from', 'to' );
			}
		}
		return $changes;
	}

	/**
	 * The places of a map's members that are settings.
	 *
	 * @param array $map Key → value.
	 * @return array Key → members.
	 */
	private static function all_of( array $map ) {
		$known  = array_merge( array( self::POST_BY_EMAIL ), array_keys( array_merge( ...array_values( self::all() ) ) ) );
		$places = array();
		foreach ( array_intersect( $known, array_keys( $map ) ) as $key ) {
			$places[ $key ] = array( $key );
		}
		return $places;
	}

	/**
	 * A setting's part of an option.
	 *
	 * @param mixed    $value   Value of the option.
	 * @param string[] $members Names that lead to the part.
	 * @return mixed Null if there is no such part.
	 */
	public static function read( $value, array $members ) {
		foreach ( $members as $member ) {
			$value = is_array( $value ) ? $value[ $member ] ?? null : null;
		}
		return $value;
	}

	/**
	 * The modules that were turned on or off.
	 *
	 * @param mixed $old List of slugs.
	 * @param mixed $new List of slugs.
	 * @return array[] As of changes().
	 */
	private static function switched( $old, $new ) {
		$old     = array_filter( (array) $old, 'is_string' );
		$new     = array_filter( (array) $new, 'is_string' );
		$changes = array();
		foreach ( array_unique( array_merge( array_diff( $new, $old ), array_diff( $old, $new ) ) ) as $key ) {
			$to        = in_array( $key, $new, true );
			$changes[] = array(
				'key'       => $key,
				'is_module' => true,
				'from'      => ! $to,
				'to'        => $to,
			);
		}
		return $changes;
	}
}
