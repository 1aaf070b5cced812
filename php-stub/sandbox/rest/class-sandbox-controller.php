<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Scenario_Loader;
use Dashboard_For_Jetpack\Sandbox\Cloud\World;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `jetpack-dashboard-sandbox/v1`: tests load scenarios with it. External scripts call it, so the namespace must not change. */
class Sandbox_Controller extends Controller {

	const REST_NAMESPACE = 'jetpack-dashboard-sandbox/v1';

	public function register_routes() {
		$this->get( 'scenarios', 'options', array( $this, 'all' ) );
		$this->post( 'scenario', 'options', array( $this, 'load' ), array( 'name' => self::arg( 'string', true ) ) );
	}

	/**
	 * GET scenarios.
	 *
	 * @return array { current, scenarios: [ { name, description, viewer } ] }
	 */
	public function all() {
		$scenarios = array();
		foreach ( World::names() as $name ) {
			$scenarios[] = compact( 'name' ) + array_intersect_key( World::scenario( $name ), array_flip( array( 'description', 'viewer' ) ) );
		}
		return array(
			'current'   => Scenario_Loader::current(),
			'scenarios' => $scenarios,
		);
	}

	/**
	 * POST scenario.
	 *
	 * @return array|\WP_Error { name, description, viewer }
	 */
	public function load( WP_REST_Request $request ) {
		return Scenario_Loader::load( $request['name'] );
	}
}
