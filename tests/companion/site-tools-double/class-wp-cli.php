<?php
/** Double of WP-CLI. */

/** The end of a command. */
class Double_Of_An_Exit extends Exception {}

/** The methods of WP-CLI that the plugin uses. No package has WP-CLI itself. */
class WP_CLI {

	private static $commands = array();

	private static $printed = array();

	/** Runs a subcommand in another process and returns { lines, error, exit }; null runs it in this one. */
	public static $launch;

	public static function add_command( $name, $class ) {
		self::$commands[ $name ] = $class;
	}

	public static function line( $text ) {
		self::$printed['lines'][] = $text;
	}

	public static function error( $text ) {
		self::$printed['error'] = $text;
		throw new Double_Of_An_Exit( '', 1 );
	}

	public static function halt( $code ) {
		throw new Double_Of_An_Exit( '', $code );
	}

	/**
	 * Runs another command.
	 *
	 * @param string $command Words.
	 * @param array  $options Those of the plugin: { return: "all", exit_error: false }.
	 * @return object { stdout, stderr, return_code }
	 */
	public static function runcommand( $command, $options ) {
		if ( array( 'return' => 'all', 'exit_error' => false ) !== $options ) {
			throw new Exception( 'The double knows no other options.' );
		}
		$name    = substr( strrchr( $command, ' ' ), 1 );
		$printed = self::$printed;
		$ran     = self::$launch ? call_user_func( self::$launch, $name ) : self::run( $name, array(), array(), null );

		self::$printed = $printed;
		do_action( 'double_of_wp_cli_ran', $name );
		return (object) array(
			'stdout'      => implode( "\n", $ran['lines'] ) . "\n",
			'stderr'      => '' === $ran['error'] ? '' : "Error: {$ran['error']}\n",
			'return_code' => $ran['exit'],
		);
	}

	/**
	 * Runs a command of the plugin.
	 *
	 * @param string      $command Subcommand.
	 * @param array       $args    Arguments.
	 * @param array       $options Options.
	 * @param string|null $file    Content of a file, whose path becomes the first argument.
	 * @return array { lines, error, exit }
	 */
	public static function run( $command, array $args, array $options, $file ) {
		self::$printed = array(
			'lines' => array(),
			'error' => '',
		);
		$path          = '';
		if ( null !== $file ) {
			$path = tempnam( sys_get_temp_dir(), 'settings' );
			file_put_contents( $path, $file );
			array_unshift( $args, $path );
		}
		try {
			$class = self::$commands['dashboard-for-jetpack'];
			( new $class() )->$command( $args, $options );
			$exit = 0;
		} catch ( Double_Of_An_Exit $end ) {
			$exit = $end->getCode();
		}
		if ( $path ) {
			unlink( $path );
		}
		return self::$printed + array( 'exit' => $exit );
	}
}
