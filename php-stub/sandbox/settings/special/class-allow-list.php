<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

use Dashboard_For_Jetpack\Sandbox\Release;
use Dashboard_For_Jetpack\Sandbox\Settings\Store;

defined( 'ABSPATH' ) || exit;

/**
 * IP addresses that are always allowed. Written as lines or a comma-separated list, read as a list. As in the real API, one invalid address, or a network,
 * discards the whole list without an error. Newer releases keep it as the list of the firewall, which may have networks.
 */
class Allow_List extends Special_Key {

	const KEY = 'jetpack_protect_global_whitelist';

	public function read( $value ) {
		$shared = Release::keeps_in( self::KEY );
		if ( $shared ) {
			return array( 'local' => $this->list_shared( (string) Store::get( $shared, '' ) ) );
		}
		return is_array( $value ) ? $value : array( 'local' => array() );
	}

	public function write( $value ) {
		$entries = array();
		foreach ( preg_split( '/[\n,]+/', html_entity_decode( $value ) ) as $line ) {
			$ends = array_map( 'trim', explode( '-', trim( $line ) ) );
			if ( array( '' ) === $ends ) {
				continue;
			}
			if ( count( $ends ) > 2 || ! $this->are_addresses( $ends ) ) {
				return array();
			}
			$entries[] = $ends;
		}
		$shared = Release::keeps_in( self::KEY );
		return $shared
			? array(
				'store' => implode( ' ', $this->join( '-', $entries ) ),
				'into'  => $shared,
			)
			: array( 'store' => array( 'local' => $this->join( ' - ', $entries ) ) );
	}

	private function join( $between, array $entries ) {
		return array_map(
			static function ( $ends ) use ( $between ) {
				return implode( $between, $ends );
			},
			$entries
		);
	}

	/**
	 * The firewall's list as brute force protection lists it; a network is a range without an end.
	 *
	 * @param string $text Addresses, ranges and networks.
	 */
	private function list_shared( $text ) {
		$entries = array();
		foreach ( preg_split( '/[\s,;]/', $text ) as $entry ) {
			$network = explode( '/', $entry );
			if ( 2 === count( $network ) ) {
				if ( $this->are_addresses( array( $network[0] ) ) && ctype_digit( $network[1] ) ) {
					$entries[] = "$entry - ";
				}
				continue;
			}
			$ends = explode( '-', $entry );
			if ( count( $ends ) <= 2 && $this->are_addresses( $ends ) ) {
				$entries[] = implode( ' - ', $ends );
			}
		}
		return $entries;
	}

	private function are_addresses( array $texts ) {
		foreach ( $texts as $text ) {
			if ( ! filter_var( $text, FILTER_VALIDATE_IP ) ) {
				return false;
			}
		}
		return true;
	}
}
