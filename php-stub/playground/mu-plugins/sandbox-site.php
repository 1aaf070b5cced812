<?php
/**
 * Plugin Name: Sandbox site
 * Description: Keeps the site that npm start boots quiet and off the network. Never part of the installable plugin.
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/sandbox-site/off-the-network.php';
require __DIR__ . '/sandbox-site/linked-plugin.php';
require __DIR__ . '/sandbox-site/no-kept-answers.php';
require __DIR__ . '/sandbox-site/no-nags.php';
require __DIR__ . '/sandbox-site/right-to-left.php';
require __DIR__ . '/sandbox-site/class-dirty-host.php';

Dashboard_For_Jetpack_Site\Dirty_Host::hook();
