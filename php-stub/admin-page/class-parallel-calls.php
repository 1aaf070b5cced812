<?php
/**
 * Several calls of the REST API within a request.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

use RuntimeException;
use WpOrg\Requests\Capability;
use WpOrg\Requests\Transport\Curl;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- these are requests of WordPress's HTTP API, which has no function that waits for several.

/**
 * Answers calls of the site's own REST API so that all wait for other hosts at the same time, not one after the other: while one waits, the next one
 * runs. It is a transport of WordPress's HTTP library, so filters and settings of requests hold as always. Without cURL, one waits after the other.
 *
 * A call runs inside the wait of the one before, like a function that it calls. So each ends before the one that it interrupted: their code shares
 * WordPress's global state, such as the stack of filters, and could not go on in any other order. PHP's fibers could not either.
 */
class Parallel_Calls {

	/** Seconds after which the calls that still wait are given up, because those that they interrupted wait for them. */
	const LONGEST = 2.5;

	/**
	 * Calls that have not started.
	 *
	 * @var string[]
	 */
	private $calls;

	/**
	 * Answers by call, as Inner_Call::get() returns them.
	 *
	 * @var array
	 */
	private $answers = array();

	/**
	 * The requests to other hosts, as a handle of cURL.
	 *
	 * @var resource|\CurlMultiHandle
	 */
	private $requests;

	/**
	 * Handles of the requests that have ended.
	 *
	 * @var array
	 */
	private $ended = array();

	/**
	 * When waiting calls are given up, as microtime( true ).
	 *
	 * @var float
	 */
	private $end;

	/**
	 * Runs calls.
	 *
	 * @param string[] $calls Addresses below the root of the REST API, with their queries.
	 * @return array Answers by call, each as Inner_Call::get() returns it; null also for a call that was given up.
	 */
	public static function get( array $calls ) {
		$all        = new self();
		$all->calls = $calls;
		$all->end   = microtime( true ) + self::LONGEST;
		// Some hosts forbid one of the functions.
		if ( function_exists( 'curl_multi_init' ) && function_exists( 'curl_multi_exec' ) && Curl::test( array( Capability::SSL => true ) ) ) {
			$all->requests = curl_multi_init(); // phpcs:ignore WordPress.WP.AlternativeFunctions -- see above.
			add_action( 'requests-requests.before_request', array( $all, 'take' ), 10, 5 );
		}
		$all->run();
		remove_action( 'requests-requests.before_request', array( $all, 'take' ) );
		return $all->answers;
	}

	/**
	 * Runs the calls that have not started.
	 */
	private function run() {
		while ( $this->calls ) {
			$call                   = array_shift( $this->calls );
			$this->answers[ $call ] = Inner_Call::get( $call );
		}
	}

	/**
	 * Action `requests-requests.before_request`: takes a request to another host over, unless it does not wait, writes into a file or has its own transport.
	 *
	 * @param string       $url     Not used.
	 * @param array        $headers Not used.
	 * @param array|string $data    Not used.
	 * @param string       $type    Not used.
	 * @param array        $options Options of the request.
	 */
	public function take( &$url, &$headers, &$data, &$type, &$options ) {
		if ( empty( $options['transport'] ) && $options['blocking'] && ! $options['filename'] ) {
			$options['transport'] = $this;
		}
	}

	/**
	 * Sends a request, runs the next calls and then waits for the response. The HTTP library calls it on its transport.
	 *
	 * @param string       $url     Address.
	 * @param array        $headers Headers by name.
	 * @param array|string $data    Body, or parameters.
	 * @param array        $options Options of the HTTP library.
	 * @return string Headers and body.
	 * @throws RuntimeException              If no response comes in time.
	 * @throws \WpOrg\Requests\Exception If the request fails.
	 */
	public function request( $url, $headers = array(), $data = array(), $options = array() ) {
		$transport = new Curl();
		$handle    = $transport->get_subrequest_handle( $url, $headers, $data, $options );
		$options['hooks']->dispatch( 'curl.before_send', array( &$handle ) );
		self::verify( $handle, $options );
		curl_multi_add_handle( $this->requests, $handle );
		$this->go_on();
		$this->run();
		try {
			while ( ! in_array( $handle, $this->ended, true ) ) {
				if ( microtime( true ) > $this->end ) {
					throw new RuntimeException( 'The host has not answered in time.' );
				}
				// It returns -1 at once where cURL has nothing to watch yet.
				if ( -1 === curl_multi_select( $this->requests, 0.1 ) ) {
					usleep( 1000 );
				}
				$this->go_on();
			}
		} finally {
			curl_multi_remove_handle( $this->requests, $handle );
		}
		$options['hooks']->dispatch( 'curl.after_send', array() );
		return $transport->process_response( $transport->response_data, $options );
	}

	/**
	 * Sends and receives what is possible without waiting.
	 */
	private function go_on() {
		curl_multi_exec( $this->requests, $running );
		// Reading it also tells a handle whether it has failed.
		while ( $ended = curl_multi_info_read( $this->requests ) ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
			$this->ended[] = $ended['handle'];
		}
	}

	/**
	 * Sets how to check the other host's certificate, which the library does for single requests only.
	 *
	 * @param resource|\CurlHandle $handle  Request.
	 * @param array                $options { verify: bool|string of a file, verifyname: bool }.
	 */
	private static function verify( $handle, array $options ) {
		$verify = $options['verify'] ?? null;
		$set    = array();
		if ( is_string( $verify ) ) {
			$set[ CURLOPT_CAINFO ] = $verify;
		}
		if ( false === $verify ) {
			$set[ CURLOPT_SSL_VERIFYPEER ] = false;
		}
		if ( false === $verify || false === ( $options['verifyname'] ?? null ) ) {
			$set[ CURLOPT_SSL_VERIFYHOST ] = 0;
		}
		curl_setopt_array( $handle, $set );
	}
}
