<?php
/**
 * Plugin Name: Weighted site (bench)
 * Description: Adds the weight that the cookie “bench_world” selects to each page. Does nothing without that cookie.
 * Version:     1.0
 * Update URI:  false
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-weighted-site.php';

Weighted_Site::hook( $_COOKIE['bench_world'] ?? '' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared with fixed names only.
