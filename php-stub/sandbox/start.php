<?php
/** Start of the sandbox. Returns true if it serves this request. */

namespace Dashboard_For_Jetpack\Sandbox;

defined( 'ABSPATH' ) || exit;

return Sandbox::start();
