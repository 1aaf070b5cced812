<?php
/**
 * Start of the sandbox. Returns true if it serves this request.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox;

defined( 'ABSPATH' ) || exit;

return Sandbox::start();
