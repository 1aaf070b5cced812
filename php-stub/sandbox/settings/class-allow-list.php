<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings;

use Dashboard_For_Jetpack\Sandbox\Release;

defined( 'ABSPATH' ) || exit;

/**
 * IP addresses that are always allowed. Written as lines or a comma-separated list, read as a list. As in the real API, one invalid address, or a network,
 * discards the whole list without an error. Newer releases keep it as the list of the firewall, which may have networks.
 */
class Allow_List {

	const KEY = 'jetpack_protect_global_whitelist';

	public static function read( $value ) {
		$shared = Release::keeps_in( self::KEY );
		if ( $shared ) {
			return array( 'local' => self::list_shared( (string) Store::get( $shared, '' ) ) );
		}
		return is_array( $value ) ? $value : array( 'local' => array() );
	}

	public static function write( $value ) {
		$entries = array();
		foreach ( preg_split( '/[\n,]+/', html_entity_decode( $value ) ) as $line ) {
			$ends = array_map( 'trim', explode( '-', trim( $line ) ) );
			if ( array( '' ) === $ends ) {
				continue;
			}
			if ( count( $ends ) > 2 || ! self::are_addresses( $ends ) ) {
				return array();
			}
			$entries[] = $ends;
		}
		$shared = Release::keeps_in( self::KEY );
		return $shared
			? array(
				'store' => implode( ' ', self::join( '-', $entries ) ),
				'into'  => $shared,
			)
			: array( 'store' => array( 'local' => self::join( ' - ', $entries ) ) );
	}

	private static function join( $between, array $entries ) {
		return array_map( static fn( $ends ) => implode( $between, $ends ), $entries );
	}

	/**
	 * The firewall's list as brute force protection lists it; a network is a range without an end.
	 *
	 * @param string $text Addresses, ranges and networks.
	 */
	private static function list_shared( $text ) {
		$entries = array();
		foreach ( preg_split( '/[\s,;]/', $text ) as $entry ) {
			$network = explode( '/', $entry );
			if ( 2 === count( $network ) ) {
				if ( self::are_addresses( array( $network[0] ) ) && ctype_digit( $network[1] ) ) {
					$entries[] = "$entry - ";
				}
				continue;
			}
			$ends = explode( '-', $entry );
			if ( count( $ends ) <= 2 && self::are_addresses( $ends ) ) {
				$entries[] = implode( ' - ', $ends );
			}
		}
		return $entries;
	}

	private static function are_addresses( array $texts ) {
		foreach ( $texts as $text ) {
			if ( ! filter_var( $text, FILTER_VALIDATE_IP ) ) {
				return false;
			}
		}
		return true;
	}
}
