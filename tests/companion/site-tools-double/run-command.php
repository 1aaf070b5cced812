<?php
/**
 * Runs `wp dashboard-for-jetpack COMMAND` with the double of WP-CLI in a process of its own, and prints { lines, error, exit } as JSON:
 * php run-command.php ADDRESS WORDPRESS LOGIN COMMAND [content of the file]
 */

use Dashboard_For_Jetpack\Extras\Commands\Command;

list( $self, $address, $wordpress, $login, $name ) = $argv;

$_SERVER['HTTP_HOST']      = preg_replace( '#^https?://#', '', $address );
$_SERVER['REQUEST_URI']    = '/';
$_SERVER['REQUEST_METHOD'] = 'GET';
require "$wordpress/wp-load.php";
// Not earlier: Jetpack would add commands of its own, which the double can't take.
require __DIR__ . '/class-wp-cli.php';

wp_set_current_user( get_user_by( 'login', $login )->ID );
WP_CLI::add_command( Command::COMMAND, Command::class );
WP_CLI::$launch = static function ( $other ) use ( $self, $address, $wordpress, $login ) {
	$words = array_map( 'escapeshellarg', array( PHP_BINARY, $self, $address, $wordpress, $login, $other ) );
	return json_decode( (string) shell_exec( implode( ' ', $words ) ), true );
};
echo wp_json_encode( WP_CLI::run( $name, array(), array( 'format' => 'json' ), $argv[5] ?? null ) );
