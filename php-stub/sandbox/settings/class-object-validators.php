<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings;

defined( 'ABSPATH' ) || exit;

/** Validators of settings that are lists or maps, by their names in the table. */
class Object_Validators {

	const ROLES = array( 'administrator', 'editor', 'author', 'contributor', 'subscriber' );
	const SHOW  = array( 'index', 'post', 'page', 'attachment', 'jetpack-portfolio' );

	const SUBSCRIPTION_OPTIONS = array( 'invitation', 'welcome', 'comment_follow', 'subscribe_modal_heading', 'free_tier_description', 'hide_free_tier' );

	/** Title tokens by kind of page. */
	const TOKENS = array(
		'front_page' => array( 'site_name', 'tagline' ),
		'posts'      => array( 'site_name', 'tagline', 'post_title' ),
		'pages'      => array( 'site_name', 'tagline', 'page_title' ),
		'groups'     => array( 'site_name', 'tagline', 'group_title' ),
		'archives'   => array( 'site_name', 'tagline', 'date', 'archive_title' ),
	);

	/**
	 * Checks a value.
	 *
	 * @param string $validator Name in the table.
	 * @param mixed  $value     Value from the request.
	 */
	public static function check( $validator, $value ) {
		switch ( $validator ) {
			case 'stats_roles':
				return self::has_one_of( $value, self::ROLES ) || empty( $value );
			case 'sharing_show':
				return self::has_one_of( $value, self::SHOW );
			case 'services':
				return self::are_services( $value );
			case 'custom_service':
				return self::is_service( $value );
			case 'custom_service_id':
				return is_string( $value ) && ( '' === $value || preg_match( '/^custom-\d+$/', $value ) );
			case 'onboarding':
				return is_array( $value );
			case 'id_list':
				return is_array( $value );
			case 'subscription_options':
				return is_array( $value ) && ! array_diff( array_keys( $value ), self::SUBSCRIPTION_OPTIONS );
			case 'flag_map':
				return is_array( $value );
			case 'are_valid_title_formats':
				return self::are_title_formats( $value );
		}
		return false;
	}

	private static function has_one_of( $value, array $known ) {
		return is_array( $value ) && array_intersect( array_filter( $value, 'is_string' ), $known );
	}

	private static function are_services( $value ) {
		if ( ! is_array( $value ) || ! isset( $value['visible'], $value['hidden'] ) || ! is_array( $value['visible'] ) || ! is_array( $value['hidden'] ) ) {
			return false;
		}
		$known = Sharing_Services::known();
		return ( ! $value['visible'] || self::has_one_of( $value['visible'], $known ) )
			&& ( ! $value['hidden'] || self::has_one_of( $value['hidden'], $known ) );
	}

	private static function is_service( $value ) {
		$members = array( 'sharing_name', 'sharing_url', 'sharing_icon' );
		if ( ! is_array( $value ) || count( array_filter( array_intersect_key( $value, array_flip( $members ) ), 'is_string' ) ) !== count( $members ) ) {
			return false;
		}
		return '' !== trim( $value['sharing_name'] )
			&& preg_match( '#^https?://[^\s]+$#i', $value['sharing_url'] )
			&& preg_match( '#^https?://[^\s]+$#i', $value['sharing_icon'] );
	}

	private static function are_title_formats( $value ) {
		if ( ! is_array( $value ) || array_diff( array_keys( $value ), array_keys( self::TOKENS ) ) ) {
			return false;
		}
		foreach ( $value as $kind => $items ) {
			foreach ( is_array( $items ) ? $items : array( null ) as $item ) {
				$type = is_array( $item ) && isset( $item['value'] ) && is_string( $item['value'] ) ? ( $item['type'] ?? '' ) : '';
				if ( 'string' !== $type && ! ( 'token' === $type && in_array( $item['value'], self::TOKENS[ $kind ], true ) ) ) {
					return false;
				}
			}
		}
		return true;
	}
}
