<?php
/**
 * IP addresses that are always allowed.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

defined( 'ABSPATH' ) || exit;

/**
 * Written as lines or a comma-separated list, read as a list. As in the real API, one invalid address discards the whole list without an error.
 */
class Allow_List extends Special_Key {

	/**
	 * {@inheritDoc}
	 */
	public function read( $value ) {
		return is_array( $value ) ? $value : array( 'local' => array() );
	}

	/**
	 * {@inheritDoc}
	 */
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
			$entries[] = implode( ' - ', $ends );
		}
		return array( 'store' => array( 'local' => $entries ) );
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
