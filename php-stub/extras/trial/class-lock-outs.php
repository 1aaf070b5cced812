<?php

namespace Dashboard_For_Jetpack\Extras\Trial;

use Dashboard_For_Jetpack\Admin_Page\Places;

defined( 'ABSPATH' ) || exit;

/** The modules and settings whose change can keep people from logging in or from reaching the site, and where Jetpack 11.2 to 16.1.2 stores them. */
class Lock_Outs {

	const MODULES = array( 'account-protection', 'protect', 'sso', 'waf' );

	/** Option → the setting in it. The last two change with the firewall. */
	const OPTIONS = array(
		'jetpack_protect_whitelist'         => 'jetpack_protect_global_whitelist',
		'jetpack_sso_match_by_email'        => 'jetpack_sso_match_by_email',
		'jetpack_sso_require_two_step'      => 'jetpack_sso_require_two_step',
		'jetpack_waf_automatic_rules'       => 'jetpack_waf_automatic_rules',
		'jetpack_waf_ip_allow_list'         => 'jetpack_waf_ip_allow_list',
		'jetpack_waf_ip_allow_list_enabled' => 'jetpack_waf_ip_allow_list_enabled',
		'jetpack_waf_ip_block_list'         => 'jetpack_waf_ip_block_list',
		'jetpack_waf_ip_block_list_enabled' => 'jetpack_waf_ip_block_list_enabled',
		'jetpack_waf_ip_list'               => 'jetpack_waf_ip_list',
		'jetpack_waf_mode'                  => 'waf',
		'jetpack_waf_rules_version'         => 'waf',
	);

	/** Settings that are texts or lists; all others are switches. */
	const TEXTS = array( 'jetpack_protect_global_whitelist', 'jetpack_waf_ip_allow_list', 'jetpack_waf_ip_block_list' );

	/**
	 * Everything that can lock people out.
	 *
	 * @return array[] Unique name → { key: of the setting, option, path, item: as in Stored_Part }.
	 */
	public static function all() {
		$all      = array();
		$stand_in = Places::stand_in();
		foreach ( self::MODULES as $key ) {
			$all[ $key ] = array(
				'key'    => $key,
				'option' => $stand_in['modules'] ?? Places::MODULES,
				'path'   => $stand_in ? array( 'active' ) : array(),
				'item'   => $key,
			);
		}
		foreach ( self::OPTIONS as $option => $key ) {
			$all[ $option ] = array(
				'key'    => $key,
				'option' => $stand_in['settings'] ?? $option,
				'path'   => $stand_in ? array( $key ) : array(),
				'item'   => '',
			);
		}
		return $all;
	}

	/**
	 * Whether something belongs to the firewall, which reads files instead of options.
	 *
	 * @param array $part One of all().
	 */
	public static function is_of_firewall( array $part ) {
		return 'waf' === $part['key'] || 0 === strpos( $part['key'], 'jetpack_waf_' );
	}

	/**
	 * A value as the settings' REST route has it, for people.
	 *
	 * @param array $part One of all().
	 * @return bool|string
	 */
	public static function for_people( array $part, $value ) {
		if ( '' !== $part['item'] ) {
			return null !== $value;
		}
		if ( ! in_array( $part['key'], self::TEXTS, true ) ) {
			return (bool) $value;
		}
		return is_string( $value ) ? $value : (string) wp_json_encode( $value );
	}
}
