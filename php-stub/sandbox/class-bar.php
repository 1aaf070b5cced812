<?php

namespace Dashboard_For_Jetpack\Sandbox;

defined( 'ABSPATH' ) || exit;

/** Says that the data is invented. The server prints it outside of the app, which has no code for the sandbox. */
class Bar {

	const STYLE = '.dashboard-for-jetpack-bar{box-sizing:border-box;margin:0;padding:6px 20px;background:#fcf0c3;border-block-end:1px solid #dba617;color:#1d2327;font:13px/20px system-ui,sans-serif;text-align:center}#wpcontent .dashboard-for-jetpack-bar{margin-inline-start:-20px}@media (max-width:782px){#wpcontent .dashboard-for-jetpack-bar{margin-inline-start:-10px;padding-inline:10px}}';

	/** Prints the bar with its styles, because the sandbox's pages outside of wp-admin have no other stylesheet. */
	public static function render() {
		printf( '<style>%s</style>', self::STYLE ); // phpcs:ignore WordPress.Security.EscapeOutput -- a literal.
		printf( '<p class="dashboard-for-jetpack-bar">%s</p>', esc_html__( 'Sandbox: invented data, nothing is connected', 'dashboard-for-jetpack' ) );
	}
}
