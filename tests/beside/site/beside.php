<?php
/**
 * Plugin Name: Beside a real Jetpack
 * Description: Answers in the provider's place, and sets up the connection. Only for test sites of `npm run beside`.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack_Beside;

defined( 'ABSPATH' ) || exit;

// An older Jetpack on a newer PHP triggers thousands of these notices, which say nothing about the dashboard.
// phpcs:ignore WordPress.PHP.DevelopmentFunctions.prevent_path_disclosure_error_reporting, WordPress.PHP.DiscouragedPHPFunctions.runtime_configuration_error_reporting
error_reporting( error_reporting() & ~E_DEPRECATED & ~E_USER_DEPRECATED );

require __DIR__ . '/beside/class-xml-rpc.php';
require __DIR__ . '/beside/class-answers.php';
require __DIR__ . '/beside/class-provider.php';
require __DIR__ . '/beside/class-connection.php';
require __DIR__ . '/beside/class-helper-data.php';
require __DIR__ . '/beside/class-control.php';

Provider::hook();
Helper_Data::hook();
Control::hook();
