<?php

namespace Dashboard_For_Jetpack\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a `.js` file of this plugin inline. Each file is one function in parentheses, printed unchanged, so keep it short and put its
 * documentation into the PHP that prints it.
 */
class Inline_Script {

	/**
	 * Prints a call of the function.
	 *
	 * @param string $file         Path of the `.js` file.
	 * @param mixed  ...$arguments Arguments of the call, as JSON can express them.
	 */
	public static function call( $file, ...$arguments ) {
		$code = (string) file_get_contents( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this plugin.
		$json = array_map( static fn( $argument ) => wp_json_encode( $argument, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ), $arguments );
		wp_print_inline_script_tag( rtrim( $code, ";\n" ) . '(' . implode( ',', $json ) . ')' );
	}
}
