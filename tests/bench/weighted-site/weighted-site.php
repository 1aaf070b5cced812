<?php
/**
 * Plugin Name: Weighted site (bench)
 * Description: Makes each page as heavy as the cookie “bench_world” asks for. Without that cookie it does nothing.
 * Version:     1.0
 * Update URI:  false
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-weighted-site.php';

Weighted_Site::hook( $_COOKIE['bench_world'] ?? '' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared with fixed names only.
