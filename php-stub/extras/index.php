<?php
/** The extras: one folder and one line each. The core names none of them; README.md lists the hooks that it has for them. */

namespace Dashboard_For_Jetpack\Extras;

defined( 'ABSPATH' ) || exit;

// First, because what locks people out is undone before any other code can end the request.
Trial\Put_Back::hook();
Visitor_Cost\Measured_Request::hook();
Network\Sites_Page::hook();
add_action( 'dashboard_for_jetpack_start', array( Changes\Start::class, 'hook' ) );
add_action( 'dashboard_for_jetpack_start', array( Commands\Abilities::class, 'hook' ) );
add_action( 'dashboard_for_jetpack_start', array( Health\Deciders::class, 'hook' ) );
add_action( 'dashboard_for_jetpack_start', array( Home_Widget\Home_Widget::class, 'hook' ) );
add_action( 'dashboard_for_jetpack_start', array( Old_Addresses\Old_Addresses::class, 'hook' ) );
add_action( 'dashboard_for_jetpack_start', array( Palette\Palette::class, 'hook' ) );
