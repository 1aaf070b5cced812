<?php

namespace Dashboard_For_Jetpack\Extras\Health;

use Dashboard_For_Jetpack\Admin_Page\Places;

defined( 'ABSPATH' ) || exit;

/** Each filter of the setting's option is tried on copies of the option that differ in the setting. */
class Setting_Decision extends Decision {

	/** Setting → Jetpack's filter of the value in use, whatever is stored. */
	const FILTERS = array(
		'jetpack_sso_match_by_email'   => 'jetpack_sso_match_by_email',
		'jetpack_sso_require_two_step' => 'jetpack_sso_require_two_step',
	);

	/** Setting → constant that replaces what is stored. */
	const CONSTANTS = array(
		'jetpack_sso_match_by_email' => 'WPCC_MATCH_BY_EMAIL',
		'wordpress_api_key'          => 'WPCOM_API_KEY',
	);

	/** @var string Key of the setting. */
	private $key;

	/** @var string Name of its option. */
	private $option;

	/** @var string[] As in Places. */
	private $members;

	/** @var mixed Stored value of the option; null if there is none. */
	private $stored;

	/**
	 * The decision about a setting.
	 *
	 * @param string $key Key of the setting.
	 * @return self|null Null for a setting that has no option.
	 */
	public static function of( $key ) {
		foreach ( Places::all() as $option => $parts ) {
			if ( isset( $parts[ $key ] ) ) {
				$one          = new self();
				$one->key     = $key;
				$one->option  = $option;
				$one->members = $parts[ $key ];
				$one->stored  = Places::stored( $option );
				return $one;
			}
		}
		return null;
	}

	public function tries() {
		$option  = $this->option;
		$nothing = array( array( false, $option, false ) );
		$samples = $this->samples();
		$copies  = array_map( array( $this, 'with' ), $samples );
		$each    = static function ( ...$more ) use ( $copies ) {
			return array_map( static fn( $copy ) => array_merge( array( $copy ), $more ), $copies );
		};
		$is_new  = null === $this->stored;
		$site    = array(
			"pre_option_$option"     => $nothing,
			'pre_option'             => $nothing,
			// With an explicit default, so that WordPress's own filter for registered settings decides nothing.
			"default_option_$option" => $is_new ? $each( $option, true ) : array(),
			"option_$option"         => $is_new ? array() : $each( $option ),
		);
		$network = array();
		$id      = get_current_network_id();
		if ( in_array( $option, Places::OF_NETWORKS, true ) ) {
			$site    = array( "pre_site_option_$option" => array( array( false, $option, $id, false ) ) ) + ( is_multisite() ? array() : $site );
			$network = array(
				"default_site_option_$option" => $is_new && is_multisite() ? $each( $option, $id ) : array(),
				"site_option_$option"         => $each( $option, $id ),
			);
		}
		$used = isset( self::FILTERS[ $this->key ] ) ? array( self::FILTERS[ $this->key ] => array_chunk( $samples, 1 ) ) : array();
		return $site + $network + $used;
	}

	public function verdict( $hook, array $arguments, array $results ) {
		if ( 0 === strpos( $hook, 'pre_' ) ) {
			return false === $results[0] ? null : $this->name( Places::read( $results[0], $this->members ) );
		}
		$members = in_array( $hook, self::FILTERS, true ) ? array() : $this->members;
		$parts   = static function ( array $values ) use ( $members ) {
			return array_map( static fn( $value ) => Places::read( $value, $members ), $values );
		};
		$before  = $parts( array_column( $arguments, 0 ) );
		$after   = $parts( $results );
		if ( self::is_same( $after[0], $after[1] ) ) {
			return $this->name( $after[0] );
		}
		return self::is_same( $before[0], $after[0] ) && self::is_same( $before[1], $after[1] ) ? null : 'part';
	}

	public function word() {
		return $this->option;
	}

	public function constants() {
		$name = self::CONSTANTS[ $this->key ] ?? '';
		return $name && defined( $name ) ? array( $name ) : array();
	}

	public function is_saved() {
		return null !== Places::read( $this->stored, $this->members );
	}

	/**
	 * Whether two values of a setting mean the same: a switch is stored in several ways.
	 *
	 * @param mixed $one   Value.
	 * @param mixed $other Value.
	 */
	public static function is_same( $one, $other ) {
		return self::is_switch( $one ) && self::is_switch( $other )
			? (bool) $one === (bool) $other
			: maybe_serialize( is_scalar( $one ) ? (string) $one : $one ) === maybe_serialize( is_scalar( $other ) ? (string) $other : $other );
	}

	private static function is_switch( $value ) {
		return is_bool( $value ) || in_array( $value, array( 0, 1, '0', '1', '' ), true );
	}

	/** @return array Two different values of the setting; the first is the stored one, if there is one. */
	private function samples() {
		$part = Places::read( $this->stored, $this->members );
		if ( is_array( $part ) ) {
			return array( $part, $part ? array() : array( 'sample' ) );
		}
		if ( null === $part || is_bool( $part ) ) {
			return array( (bool) $part, ! $part );
		}
		if ( self::is_switch( $part ) ) {
			return array( $part, is_int( $part ) ? (int) ! $part : (string) (int) ! $part );
		}
		return array( $part, is_string( $part ) ? '' : 0 );
	}

	/**
	 * A copy of the option.
	 *
	 * @param mixed $part Value of the setting.
	 */
	private function with( $part ) {
		$copy = $part;
		if ( $this->members ) {
			$copy  = is_array( $this->stored ) ? $this->stored : array();
			$place = &$copy;
			foreach ( $this->members as $member ) {
				$place = is_array( $place ) ? $place : array();
				$place = &$place[ $member ];
			}
			$place = $part;
		}
		return $copy;
	}

	private function name( $part ) {
		$stored = Places::read( $this->stored, $this->members );
		// An empty text switches only what is stored as a switch off.
		$is_switch = null === $stored ? '' !== $part : self::is_switch( $stored );
		return is_bool( $part ) || ( $is_switch && self::is_switch( $part ) ) ? ( $part ? 'on' : 'off' ) : 'value';
	}
}
