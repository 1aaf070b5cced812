<?php

namespace Dashboard_For_Jetpack\Site_Tools;

use Dashboard_For_Jetpack\Admin_Page\Answer_Row;
use Dashboard_For_Jetpack\Admin_Page\Inner_Call;

defined( 'ABSPATH' ) || exit;

/**
 * What the provider last said of the current site, by the answers that the site keeps: it asks no other server. The rules are those of src/domain/rewind and
 * src/domain/scan (`tests/support/watch-cases.ts`).
 */
class Provider_Facts {

	const ON       = 'on';
	const STARTING = 'starting';
	/** They wait for the server's credentials. */
	const WAITING = 'waiting';
	const NONE    = 'none';
	const UNKNOWN = 'unknown';

	/** Of backups and of scans. */
	const STATES = array(
		'active'               => self::ON,
		'idle'                 => self::ON,
		'scanning'             => self::ON,
		'provisioning'         => self::STARTING,
		'awaiting_credentials' => self::WAITING,
		'unavailable'          => self::NONE,
		'inactive'             => self::NONE,
		''                     => self::NONE,
	);

	const VAULTPRESS = 'vaultpress/vaultpress.php';

	/**
	 * What is known.
	 *
	 * @return array { backups, scans: one of the first constants, threats: int|null, views: int|null of the site's day, at: int seconds, when the backups were
	 * asked, since: int seconds, the oldest time of backups and threats; 0 if unknown }
	 */
	public static function read() {
		$answers = Answer_Row::read()['answers'];
		$rewind  = self::part( $answers, 'rewind' );
		$scan    = self::part( $answers, 'scan' );
		$vault   = self::part( $answers, 'module/vaultpress/data' );
		$stats   = self::part( $answers, 'module/stats/data?range=day', 'general' );
		$found   = is_array( $scan['threats'] ?? null ) ? count( $scan['threats'] ) : null;
		$notices = empty( $vault['features']['security'] ) ? null : $vault['security']['notice_count'] ?? null;
		$times   = array_filter( array( $rewind['at'] ?? 0, $scan['at'] ?? 0, $vault['at'] ?? 0 ) );
		return array(
			'backups' => self::state( $rewind ),
			'scans'   => array() === ( $scan['credentials'] ?? null ) && self::ON === self::state( $scan ) ? self::WAITING : self::state( $scan ),
			'threats' => $found || ! is_numeric( $notices ) ? $found : (int) $notices,
			'views'   => wp_date( 'Y-m-d', $stats['at'] ?? 0 ) === wp_date( 'Y-m-d' ) ? $stats['stats']['views_today'] ?? null : null,
			'at'      => $rewind['at'] ?? 0,
			'since'   => $times ? min( $times ) : 0,
		);
	}

	/**
	 * A part of an answer, which is a map or JSON, with the time of the answer as `at`.
	 *
	 * @param array  $answers As of Answer_Row::read().
	 * @param string $call    Below Inner_Call::ROOT.
	 * @param string $name    Of the part.
	 * @return array|null Null without an answer.
	 */
	private static function part( array $answers, $call, $name = 'data' ) {
		$answer = $answers[ Inner_Call::ROOT . $call ] ?? null;
		$part   = json_decode( $answer['text'] ?? '', true )[ $name ] ?? null;
		$part   = is_string( $part ) ? json_decode( $part, true ) : $part;
		return is_array( $part ) ? array( 'at' => (int) $answer['at'] ) + $part : null;
	}

	/** If the provider keeps no backups and doesn't scan, VaultPress may. */
	private static function state( $data ) {
		$state = null === $data ? null : $data['state'] ?? '';
		$is    = is_string( $state ) ? self::STATES[ $state ] ?? self::UNKNOWN : self::UNKNOWN;
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		return self::NONE === $is && is_plugin_active( self::VAULTPRESS ) ? self::UNKNOWN : $is;
	}
}
