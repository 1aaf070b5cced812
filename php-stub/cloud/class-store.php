<?php
/**
 * The sandbox cloud's memory.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Cloud;

use Jetpack_Dashboard\State\Option;

defined( 'ABSPATH' ) || exit;

/**
 * `{ scenario: string, stats: { seed, scale, error? }, provider: path to body, faults: path to { kind?, code, message, status },
 * verification: service to {}, licences: key to { attached_at, revoked_at }, surveys: [] }`.
 * Large, and asked for by few requests: not autoloaded.
 */
class Store extends Option {

	const NAME     = 'jetpack_dashboard_cloud';
	const AUTOLOAD = false;
}
