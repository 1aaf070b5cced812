<?php

namespace Dashboard_For_Jetpack\Extras\Commands;

defined( 'ABSPATH' ) || exit;

/** Cleans names and values from the site and from files, because a control character could rewrite a terminal's output or its title. */
class Terminal_Text {

	/** Delete, the control characters of Latin-1, line separators, and the marks that change the direction of writing. */
	const UNSAFE = '\x{7F}-\x{9F}\x{061C}\x{200E}\x{200F}\x{2028}-\x{202E}\x{2066}-\x{2069}';

	/** Whole escape sequences; otherwise "[31m" would remain. */
	const SEQUENCES = '/(?:\x1B\[|\x{9B})[0-?]*[ -\/]*[@-~]|(?:\x1B\]|\x{9D})[^\x07\x1B]*(?:\x07|\x1B\\\\)?/u';

	/** @return string One line. */
	public static function line( $text ) {
		$valid = wp_check_invalid_utf8( (string) $text, true );
		$plain = (string) preg_replace( self::SEQUENCES, '', $valid );
		return (string) preg_replace( '/[\x00-\x1F' . self::UNSAFE . ']/u', '', (string) preg_replace( '/[\r\n\t]+/', ' ', $plain ) );
	}

	/** @return string JSON with the same values. Outside its texts it has no control character, and inside them each can be written as a number. */
	public static function json( $json ) {
		return (string) preg_replace_callback(
			'/[' . self::UNSAFE . ']/u',
			static fn( $found ) => "\x7F" === $found[0] ? '\u007f' : trim( (string) wp_json_encode( $found[0] ), '"' ),
			(string) $json
		);
	}
}
