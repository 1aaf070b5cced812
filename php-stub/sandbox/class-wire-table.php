<?php

namespace Dashboard_For_Jetpack\Sandbox;

use Dashboard_For_Jetpack\Plugin\Build;

use const Dashboard_For_Jetpack\DIR;

defined( 'ABSPATH' ) || exit;

/** Reads JSON fixtures from webpack's copy beside the bundle, or in a checkout without a build from the source. */
class Wire_Table {

	/** @var array Tables read in this request. */
	private static $read = array();

	/**
	 * One table.
	 *
	 * @param string $name Below fixtures/, without `.json`. Never from a request.
	 * @return array|null Null if the file is missing.
	 */
	public static function read( $name ) {
		if ( ! array_key_exists( $name, self::$read ) ) {
			$path                = self::folder() . "/$name.json";
			self::$read[ $name ] = is_readable( $path )
				? json_decode( (string) file_get_contents( $path ), true ) // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this plugin.
				: null;
		}
		return self::$read[ $name ];
	}

	/** @return string Folder of the fixtures. */
	public static function folder() {
		$built = Build::path( 'fixtures' );
		return is_dir( $built ) ? $built : dirname( DIR ) . '/fixtures';
	}
}
