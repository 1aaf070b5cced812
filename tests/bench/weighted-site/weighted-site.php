<?php
/**
 * Plugin Name: Weighted site (bench)
 * Description: Adds a blank page; to each page the weight that the cookie “bench_world” selects; before it the kept answers that “bench_memory” demands; and to requests with the cookie “bench_visit” the delay of a distant provider and a log.
 * Version:     1.0
 * Update URI:  false
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-floor-page.php';
require_once __DIR__ . '/class-kept-memory.php';
require_once __DIR__ . '/class-server-time.php';
require_once __DIR__ . '/class-weighted-site.php';

add_action( 'admin_menu', array( 'Floor_Page', 'add' ), 20 );
Kept_Memory::hook( $_COOKIE['bench_memory'] ?? '' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared with fixed names only.
Server_Time::hook( (string) ( $_COOKIE['bench_visit'] ?? '' ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- checked for digits.
Weighted_Site::hook( $_COOKIE['bench_world'] ?? '' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared with fixed names only.
