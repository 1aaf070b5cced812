<?php
/**
 * Answers of the REST API in the page.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Prints what the first screen asks the site itself, because each call of the browser boots WordPress once more. Nothing that another host
 * has to answer is here. The app asks for whatever is missing.
 */
class Printed_Answers {

	/**
	 * Addresses below the root of the REST API, exactly as the app writes them. The quickest ones first.
	 */
	const CALLS = array(
		'jetpack/v4/updates/plugins',
		'jetpack/v4/module/protect/data',
		'wp/v2/posts?status=publish&per_page=1&_fields=id',
		'wp/v2/comments?per_page=1&_fields=id',
		'jetpack/v4/plugins',
		'wp/v2/posts?per_page=100&_fields=id%2Cdate%2Ctitle%2Cfeatured_media',
	);

	/**
	 * Seconds after which no further answer is collected, so that a slow site does not delay its page. All of them take about 8 ms beside
	 * Jetpack 11.2, where one call of the browser takes 60; on a site where they take longer, a call does so, too.
	 */
	const LONGEST = 0.25;

	/**
	 * Prints a script element with data: { at: seconds, answers: { call: text } }.
	 */
	public static function print_all() {
		$answers = self::collect();
		if ( $answers ) {
			$printed = array(
				'at'      => time(),
				'answers' => $answers,
			);
			wp_print_inline_script_tag(
				wp_json_encode( $printed, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
				array(
					'type' => 'application/json',
					'id'   => Page::HANDLE . '-answers',
				)
			);
		}
	}

	/**
	 * The successful answers, by call.
	 *
	 * @return array
	 */
	private static function collect() {
		$answers = array();
		$end     = microtime( true ) + self::LONGEST;
		foreach ( self::CALLS as $call ) {
			$answer = microtime( true ) < $end ? self::answer( $call ) : null;
			if ( is_string( $answer ) ) {
				$answers[ $call ] = $answer;
			}
		}
		return $answers;
	}

	/**
	 * One answer to the current user, as the browser would receive it.
	 *
	 * @param string $call Address below the root of the REST API.
	 * @return string|null Null unless it succeeds. Of a list that is only counted, the count.
	 */
	private static function answer( $call ) {
		$answer = Inner_Call::get( $call );
		if ( null === $answer || 200 !== $answer['status'] ) {
			return null;
		}
		return '=id' === substr( $call, -3 ) ? $answer['total'] : $answer['body'];
	}
}
