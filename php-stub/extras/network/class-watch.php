<?php

namespace Dashboard_For_Jetpack\Extras\Network;

use Throwable;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * What the provider said of a site of a network. Notes the answers about backups and threats that a visit of a site's dashboard asks for, because the list of
 * sites asks no other server. An answer that cannot be read makes the fact unknown. The rules are those of src/domain/backup and src/domain/scan
 * (`tests/support/watch-cases.ts`).
 */
class Watch {

	/** Fact => { is: what it is, at: seconds }. */
	const META = 'dashboard_for_jetpack_watch';

	const ON       = 'on';
	const STARTING = 'starting';
	/** They wait for the server's credentials. */
	const WAITING = 'waiting';
	const NONE    = 'none';

	const FACTS = array(
		'/jetpack/v4/rewind'                 => 'backups',
		'/jetpack/v4/scan'                   => 'scan',
		'/jetpack/v4/module/vaultpress/data' => 'vaultpress',
	);

	const STATES = array(
		'active'               => self::ON,
		'provisioning'         => self::STARTING,
		'awaiting_credentials' => self::WAITING,
		'unavailable'          => self::NONE,
		'inactive'             => self::NONE,
		''                     => self::NONE,
	);

	const VAULTPRESS = 'vaultpress/vaultpress.php';

	/**
	 * Filter `rest_post_dispatch`: notes an answer without changing it.
	 *
	 * @param mixed $server REST server.
	 * @return mixed The response.
	 */
	public static function note( $response, $server, $request ) {
		$fact = $request instanceof WP_REST_Request && 'GET' === $request->get_method() ? self::FACTS[ $request->get_route() ] ?? null : null;
		if ( null !== $fact && is_site_meta_supported() && $response instanceof WP_REST_Response && ! $response->is_error() ) {
			try {
				$answer = json_decode( (string) wp_json_encode( $response->get_data() ), true );
				self::store( $fact, self::read( $fact, is_array( $answer ) ? $answer : array() ) );
			} catch ( Throwable $fault ) {
				unset( $fault ); // The answer is the visitor's. The list says "not known".
			}
		}
		return $response;
	}

	/**
	 * What is known of a site.
	 *
	 * @return array { backups: one of the constants or null, threats: int|null, at: int seconds, when the backups were asked }
	 */
	public static function of( $site ) {
		$known      = self::known( $site );
		$scan       = $known['scan']['is'] ?? null;
		$vaultpress = $known['vaultpress']['is'] ?? null;
		return array(
			'backups' => $known['backups']['is'] ?? null,
			'threats' => $scan ? $scan : ( $vaultpress ?? $scan ),
			'at'      => (int) ( $known['backups']['at'] ?? 0 ),
		);
	}

	/**
	 * Forgets facts that can no longer be true.
	 *
	 * @param bool $is_connected Whether the site is connected: nothing runs without.
	 */
	public static function forget( $is_connected ) {
		$site  = get_current_blog_id();
		$known = self::known( $site );
		$kept  = $is_connected ? $known : array();
		if ( ! self::has_vaultpress() ) {
			unset( $kept['vaultpress'] );
		}
		if ( $kept !== $known ) {
			update_site_meta( $site, self::META, $kept );
		}
	}

	private static function known( $site ) {
		$known = get_site_meta( $site, self::META, true );
		return is_array( $known ) ? $known : array();
	}

	private static function has_vaultpress() {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		return is_plugin_active( self::VAULTPRESS );
	}

	/**
	 * The fact in an answer.
	 *
	 * @param string $fact   One of FACTS.
	 * @param array  $answer Envelope with the data, as an object or as JSON.
	 * @return string|int|null
	 */
	private static function read( $fact, array $answer ) {
		$data = $answer['data'] ?? null;
		$data = is_string( $data ) ? json_decode( $data, true ) : $data;
		if ( ! is_array( $data ) ) {
			return null;
		}
		if ( 'scan' === $fact ) {
			return isset( $data['threats'] ) && is_array( $data['threats'] ) ? count( $data['threats'] ) : null;
		}
		if ( 'vaultpress' === $fact ) {
			$notices = $data['security']['notice_count'] ?? null;
			return ! empty( $data['features']['security'] ) && is_numeric( $notices ) ? (int) $notices : null;
		}
		if ( ! array_key_exists( 'state', $data ) && ! array_key_exists( 'reason', $data ) ) {
			return null;
		}
		$state = $data['state'] ?? '';
		$is    = is_string( $state ) ? self::STATES[ $state ] ?? null : null;
		// If the provider keeps none, VaultPress may.
		return self::NONE === $is && self::has_vaultpress() ? null : $is;
	}

	private static function store( $fact, $is ) {
		$site   = get_current_blog_id();
		$known  = self::known( $site );
		$before = $known[ $fact ] ?? null;
		$is_old = null === $before ? null !== $is : $before['is'] !== $is || time() - $before['at'] > MINUTE_IN_SECONDS;
		if ( ! $is_old ) {
			return;
		}
		$known[ $fact ] = array(
			'is' => $is,
			'at' => time(),
		);
		update_site_meta( $site, self::META, array_filter( $known, array( self::class, 'is_known' ) ) );
		Summary::rank();
	}

	private static function is_known( array $one ) {
		return null !== $one['is'];
	}
}
