<?php

namespace Dashboard_For_Jetpack\Extras\Visitor_Cost;

defined( 'ABSPATH' ) || exit;

/**
 * A signed parameter. Allows one look at one page of one site, with one module the other way. It reads `expires.module.direction.user.echo.signature`; the
 * signature covers the page, the site and its address, too, because the sites of a network share their salts.
 */
class Ticket {

	const ON   = 'on';
	const OFF  = 'off';
	const SAME = 'same';

	/** Seconds. */
	const LASTS = 60;

	const FORM = '/^(\d{10})\.([a-z0-9-]{1,60})\.(on|off|same)\.(\d{1,20})\.([0-9a-f]{16})\.([0-9a-f]{64})$/D';

	/** @var string Slug. */
	public $module;

	/** @var string ON, OFF or SAME. */
	public $direction;

	/** @var int Id of the person who asked for it. */
	public $user;

	/** @var string Random value that the answer repeats. An answer from a cache has another one, or none. */
	public $echo;

	/** @var int Unix time. */
	private $expires;

	/**
	 * A ticket of the current user.
	 *
	 * @param string $module    Slug.
	 * @param string $direction ON, OFF or SAME.
	 */
	public static function create( $module, $direction ) {
		$ticket            = new self();
		$ticket->expires   = time() + self::LASTS;
		$ticket->module    = $module;
		$ticket->direction = $direction;
		$ticket->user      = get_current_user_id();
		$ticket->echo      = bin2hex( random_bytes( 8 ) );
		return $ticket;
	}

	/**
	 * The ticket in an address.
	 *
	 * @param string $text    Value of the parameter, as it came.
	 * @param string $address Address of the request below the host, with that parameter at its end.
	 * @return self|null Null if it is not for this page now.
	 */
	public static function read( $text, $address ) {
		if ( ! preg_match( self::FORM, $text, $parts ) ) {
			return null;
		}
		$page = self::page_of( $address, $text );
		if ( null === $page ) {
			return null;
		}
		$ticket            = new self();
		$ticket->expires   = (int) $parts[1];
		$ticket->module    = $parts[2];
		$ticket->direction = $parts[3];
		$ticket->user      = (int) $parts[4];
		$ticket->echo      = $parts[5];

		$left = $ticket->expires - time();
		return hash_equals( $ticket->sign( $page ), $parts[6] ) && $left >= 0 && $left <= self::LASTS ? $ticket : null;
	}

	/**
	 * An address without the parameter.
	 *
	 * @param string $address Address below the host.
	 * @param string $text    Value of the parameter.
	 * @return string|null Null if the parameter is not its end.
	 */
	public static function page_of( $address, $text ) {
		$length = strlen( Measured_Request::PARAMETER . "=$text" ) + 1;
		$end    = substr( $address, -$length );
		return in_array( $end, array( '?' . Measured_Request::PARAMETER . "=$text", '&' . Measured_Request::PARAMETER . "=$text" ), true ) ? substr( $address, 0, -$length ) : null;
	}

	/**
	 * The value of the parameter.
	 *
	 * @param string $page Address of the page below the host.
	 */
	public function text_for( $page ) {
		return $this->fields() . '.' . $this->sign( $page );
	}

	private function fields() {
		return implode( '.', array( $this->expires, $this->module, $this->direction, $this->user, $this->echo ) );
	}

	private function sign( $page ) {
		$signed = array( 'visitor-cost', $this->fields(), get_current_blog_id(), home_url( '/' ), $page );
		return hash_hmac( 'sha256', implode( "\n", $signed ), wp_salt( 'nonce' ) );
	}
}
