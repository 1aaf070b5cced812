<?php

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Sandbox\State\Option;

defined( 'ABSPATH' ) || exit;

/**
 * The sandbox cloud's data. `{ scenario: string, stats: { seed, scale, error? }, provider: path to body, faults: path to { kind?, code, message, status },
 * host: { dirty? }, verification: service to {}, licenses: key to { attached_at, revoked_at }, antiSpamKey: string, surveys: [] }`. Large and rarely read, so
 * not autoloaded.
 */
class Store extends Option {

	const NAME     = 'dashboard_for_jetpack_cloud';
	const AUTOLOAD = false;
}
