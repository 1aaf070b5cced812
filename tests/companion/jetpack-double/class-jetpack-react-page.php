<?php
/**
 * The class with which Jetpack's own dashboard goes.
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;

/** Only its name matters. */
class Jetpack_React_Page {}
