<?php
/**
 * The way into the sandbox: true where it serves this request.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox;

defined( 'ABSPATH' ) || exit;

return Sandbox::start();
