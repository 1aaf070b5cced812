<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\Cloud\Provider;
use Dashboard_For_Jetpack\Sandbox\Cloud\Search_Facts;
use Dashboard_For_Jetpack\Sandbox\Modules\Active_Modules;
use Dashboard_For_Jetpack\Sandbox\Modules\Switcher;
use Dashboard_For_Jetpack\Sandbox\Settings\Reader;
use Dashboard_For_Jetpack\Sandbox\Settings\Store as Settings;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The search product, with the cloud's answers, and its settings. */
class Search_Controller extends Controller {

	public function register_routes() {
		$this->get( 'search/plan', 'options_generic', array( $this, 'plan' ) );
		$this->get( 'search/stats', 'options_generic', array( $this, 'stats' ) );
		$this->get( 'search/pricing', 'logged_in', array( $this, 'pricing' ) );
		$this->get( 'search', 'logged_in', array( $this, 'results' ), array( 'query' => self::arg( 'string' ) ) );
		$flag = self::arg( 'boolean' );
		$this->get( 'search/settings', 'options_generic', array( $this, 'settings' ) );
		$this->post(
			'search/settings',
			'options_generic',
			array( $this, 'save' ),
			array(
				'module_active'          => $flag,
				'instant_search_enabled' => $flag,
			)
		);
	}

	/** @return mixed The answer to GET search/plan. */
	public function plan() {
		return $this->answer( 'search/plan', 500, array( Search_Facts::class, 'plan' ) );
	}

	/** @return mixed The answer to GET search/stats. Without a connection, the response is 200 with an error inside. */
	public function stats() {
		return $this->answer( 'search/stats', '', array( Search_Facts::class, 'stats' ) );
	}

	/** @return array The answer to GET search/pricing. Without the cloud it returns the part that needs no cloud. */
	public function pricing() {
		$body = Provider::fetch( 'search/pricing', null );
		if ( is_wp_error( $body ) ) {
			return Search_Facts::product();
		}
		return (array) $body + Search_Facts::prices() + Search_Facts::product();
	}

	/**
	 * GET search: posts of this site that contain the search terms.
	 *
	 * @param \WP_REST_Request $request Request.
	 */
	public function results( $request ) {
		return $this->answer(
			'search',
			500,
			static function () use ( $request ) {
				$query = new \WP_Query(
					array(
						's'              => sanitize_text_field( (string) $request['query'] ),
						'post_status'    => 'publish',
						'posts_per_page' => 10,
					)
				);
				return array(
					'total'        => $query->found_posts,
					'page_handle'  => false,
					'aggregations' => array(),
					'results'      => array_map(
						static function ( $post ) {
							return array(
								'result_type' => 'post',
								'fields'      => array(
									'post_id'           => $post->ID,
									'title.default'     => get_the_title( $post ),
									'permalink.url.raw' => get_permalink( $post ),
								),
							);
						},
						$query->posts
					),
				);
			}
		);
	}

	private function answer( $path, $status_without_token, callable $derive ) {
		if ( ! Connection::is_registered() ) {
			return new WP_Error( 'missing_token', __( 'The site is not connected.', 'dashboard-for-jetpack' ), array( 'status' => $status_without_token ) );
		}
		$body = Provider::fetch( $path, null );
		if ( ! is_wp_error( $body ) ) {
			return null === $body ? $derive() : $body;
		}
		if ( Faults::is( $body, Faults::NOT_JSON ) ) {
			return null;
		}
		$code = Faults::is( $body, 'error' ) ? 'remote-error-' . $body->get_error_code() : 'remote-error';
		return new WP_Error( $code, esc_html( $body->get_error_message() ), array( 'status' => $body->get_error_data()['status'] ) );
	}

	/**
	 * GET search/settings.
	 *
	 * @return array { module_active, instant_search_enabled: bool }
	 */
	public function settings() {
		return array(
			'module_active'          => Active_Modules::is_active( 'search' ),
			'instant_search_enabled' => (bool) Reader::read( 'instant_search_enabled' ),
		);
	}

	/** POST search/settings, JSON only. Instant search needs the module and activates it. */
	public function save( WP_REST_Request $request ) {
		$sent    = (array) $request->get_json_params();
		$module  = isset( $sent['module_active'] ) ? (bool) $request['module_active'] : null;
		$instant = isset( $sent['instant_search_enabled'] ) ? (bool) $request['instant_search_enabled'] : null;
		if ( ( null === $module && null === $instant ) || ( $instant && false === $module ) ) {
			return $this->error( 'rest_invalid_arguments', __( 'Send at least one setting. Instant search needs search to be on.', 'dashboard-for-jetpack' ), 400 );
		}
		return $this->switch_to( $instant ? true : $module, $instant );
	}

	private function switch_to( $module, $instant ) {
		$outcome = true;
		if ( null !== $module && Active_Modules::is_switched_on( 'search' ) !== $module ) {
			$outcome = $module ? Switcher::activate( 'search' ) : Switcher::deactivate( 'search' );
		}
		if ( is_wp_error( $outcome ) ) {
			return $this->error( 'some_updated', $outcome->get_error_message(), 400 );
		}
		if ( null !== $instant ) {
			Settings::set( array( 'instant_search_enabled' => $instant ) );
		}
		return $this->settings();
	}
}
