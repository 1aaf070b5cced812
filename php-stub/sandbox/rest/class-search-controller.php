<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\Cloud\Provider;
use Dashboard_For_Jetpack\Sandbox\Cloud\Search_Facts;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** `search/plan`, `search/stats`, `search/pricing` and the search itself, with the cloud's answers. */
class Search_Controller extends Controller {

	public function register_routes() {
		$options = array( Account_Permissions::class, 'options_generic' );
		$login   = array( Account_Permissions::class, 'logged_in' );
		$this->get( 'search/plan', $options, array( $this, 'plan' ) );
		$this->get( 'search/stats', $options, array( $this, 'stats' ) );
		$this->get( 'search/pricing', $login, array( $this, 'pricing' ) );
		$this->get( 'search', $login, array( $this, 'results' ), array( 'query' => Args::of( 'string' ) ) );
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
}
