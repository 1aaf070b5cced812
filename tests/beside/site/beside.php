<?php
/**
 * Plugin Name: Beside a real Jetpack
 * Description: Answers in the provider's place, and sets up the connection. Only for test sites of `npm run beside`.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack_Beside;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/beside/class-xml-rpc.php';
require __DIR__ . '/beside/class-answers.php';
require __DIR__ . '/beside/class-provider.php';
require __DIR__ . '/beside/class-distant-provider.php';
require __DIR__ . '/beside/class-connection.php';
require __DIR__ . '/beside/class-helper-data.php';
require __DIR__ . '/beside/class-next-release.php';
require __DIR__ . '/beside/class-missing-routes.php';
require __DIR__ . '/beside/class-control.php';

Provider::hook();
Distant_Provider::hook( (string) ( $_COOKIE['provider_port'] ?? '' ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- checked for digits.
Connection::hook();
Helper_Data::hook();
Next_Release::hook();
Missing_Routes::hook();
Control::hook();
