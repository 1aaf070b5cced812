<?php

namespace Dashboard_For_Jetpack\Extras\Commands;

use Dashboard_For_Jetpack\Plugin\Build;
use Dashboard_For_Jetpack\Site_Tools\Site;
use Dashboard_For_Jetpack\Site_Tools\Status;
use WP_CLI;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and changes the settings of Jetpack.
 *
 * Run it as a user who manages the site, such as `--user=admin`: the same permissions apply as on the screens.
 *
 * Exit codes: 0 is success, 1 is an error, after which nothing more is changed, 2 is a result to look at (see each command).
 */
class Command {

	const COMMAND = 'dashboard-for-jetpack';
	const LOOK = 2;

	/**
	 * Shows what needs attention, as far as this server knows: it asks no other server.
	 *
	 * Exits with 2 if something does.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : text or json.
	 *
	 * @param array $args    None.
	 * @param array $options { format }.
	 */
	public function status( $args, $options ) {
		self::require_user();
		$status = Status::read();
		self::show( $options, $status, array_merge( array( $status['summary'] ), self::bullets( wp_list_pluck( array_merge( $status['rows'], $status['evidence'] ), 'text' ) ) ) );
		if ( $status['needs'] > 0 ) {
			WP_CLI::halt( self::LOOK );
		}
	}

	/**
	 * Prints the settings of this site as a file, without keys, codes, addresses and texts about this site.
	 *
	 * @param array $args    None.
	 * @param array $options None.
	 */
	public function export( $args, $options ) {
		unset( $args, $options );
		WP_CLI::line( Terminal_Text::json( trim( Settings_File::write( self::site(), defined( 'JETPACK__VERSION' ) ? JETPACK__VERSION : '' ) ) ) );
	}

	/**
	 * Shows what a file would change on this site, and changes nothing.
	 *
	 * Exits with 2 if it would change something.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : Path of the file, or - for standard input.
	 *
	 * [--format=<format>]
	 * : text or json.
	 *
	 * @param array $args    The file.
	 * @param array $options { format }.
	 */
	public function plan( $args, $options ) {
		$site = self::site();
		$file = self::file( $args );
		$plan = Settings_File::plan( $file, $site );
		self::show( $options, self::data( $plan, $file ), self::lines( $plan, $file ) );
		if ( $plan['changes'] ) {
			WP_CLI::halt( self::LOOK );
		}
	}

	/**
	 * Changes the settings of this site to those of a file. Values that this site can't take are left out, with the reason.
	 *
	 * Runs `facts` in other processes, for which PHP needs proc_open().
	 *
	 * Exits with 2 if the site refused a change, or if someone else has changed a setting in the meantime, which is then left alone.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : Path of the file, or - for standard input.
	 *
	 * [--format=<format>]
	 * : text or json.
	 *
	 * @param array $args    The file.
	 * @param array $options { format }.
	 */
	public function apply( $args, $options ) {
		self::require_user();
		$read    = array( self::class, 'read_in_another_process' );
		$site    = self::checked( $read() );
		$file    = self::file( $args );
		$plan    = Settings_File::plan( $file, $site );
		$applied = self::checked( Apply::run( $plan, $site, $read ) );
		$refused = array();
		$changed = array();
		foreach ( $plan['changes'] as $change ) {
			$key = $change['key'];
			if ( isset( $applied['changed'][ $key ] ) ) {
				$changed[] = $change + array( 'now' => $applied['changed'][ $key ] );
			} elseif ( '' !== $applied['reasons'][ $key ] ) {
				$refused[] = $change + array( 'reason' => $applied['reasons'][ $key ] );
			}
		}
		$done   = count( $plan['changes'] ) - count( $refused ) - count( $changed );
		/* translators: 1: number of changes that were made. 2: number of all changes. */
		$result = sprintf( _n( '%1$d of %2$d change applied.', '%1$d of %2$d changes applied.', count( $plan['changes'] ), 'dashboard-for-jetpack' ), $done, count( $plan['changes'] ) );
		$lines  = array_merge( self::lines( $plan, $file ), array( '', $result ), self::bullets( array_map( array( self::class, 'describe_refusal' ), $refused ) ) );
		if ( $changed ) {
			$lines[] = __( 'These settings were changed somewhere else. They were left as they are; run the command again to overwrite them:', 'dashboard-for-jetpack' );
			$lines   = array_merge( $lines, self::bullets( array_map( array( self::class, 'describe_changed' ), $changed ) ) );
		}
		$rest = array(
			'refused' => array_map( array( self::class, 'plain' ), $refused ),
			'changed' => array_map( array( self::class, 'plain' ), $changed ),
		);
		self::show( $options, self::data( $plan, $file ) + $rest, $lines );
		if ( $refused || $changed ) {
			WP_CLI::halt( self::LOOK );
		}
	}

	/**
	 * Prints the modules and settings of this site for `apply`, as one line of JSON.
	 *
	 * @param array $args    None.
	 * @param array $options None.
	 */
	public function facts( $args, $options ) {
		unset( $args, $options );
		WP_CLI::line( wp_json_encode( self::site() ) );
	}

	/** @return array|WP_Error Site::read() of another process. */
	public static function read_in_another_process() {
		$run  = WP_CLI::runcommand(
			self::COMMAND . ' facts',
			array(
				'return'     => 'all',
				'exit_error' => false,
			)
		);
		$site = json_decode( self::last_line( $run->stdout ), true );
		if ( is_array( $site ) ) {
			return $site;
		}
		$reason = preg_replace( '/^Error: /', '', self::last_line( $run->stderr ) );
		return new WP_Error( 'unread', '' === $reason ? __( "The settings couldn't be read.", 'dashboard-for-jetpack' ) : $reason );
	}

	/** @return string What a command prints, without what other code has printed before it. */
	private static function last_line( $output ) {
		return trim( (string) strrchr( "\n" . trim( $output ), "\n" ) );
	}

	/** @return array The facts of the site, or the end of the command. */
	private static function site() {
		self::require_user();
		return self::checked( Site::read() );
	}

	private static function require_user() {
		if ( ! is_user_logged_in() || ! current_user_can( 'manage_options' ) ) {
			WP_CLI::error( __( 'Run this as a user who manages the site, such as --user=admin.', 'dashboard-for-jetpack' ) );
		}
	}

	/**
	 * The content of a file, or the end of the command.
	 *
	 * @param array $args Its path.
	 */
	private static function file( array $args ) {
		$path = '-' === $args[0] ? 'php://stdin' : $args[0];
		if ( 'php://stdin' !== $path && ! is_readable( $path ) ) {
			/* translators: %s: path of a file. */
			WP_CLI::error( Terminal_Text::line( sprintf( __( "There is no file that can be read: %s", 'dashboard-for-jetpack' ), $path ) ) );
		}
		// One byte more than allowed is enough to tell that the file is too large.
		return self::checked( Settings_File::read( (string) file_get_contents( $path, false, null, 0, Build::table( 'settings' )['largest'] + 1 ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
	}

	/**
	 * A result, or the end of the command.
	 *
	 * @param array|WP_Error $result Result.
	 */
	private static function checked( $result ) {
		if ( is_wp_error( $result ) ) {
			WP_CLI::error( Terminal_Text::line( wp_strip_all_tags( $result->get_error_message() ) ) );
		}
		return $result;
	}

	private static function show( array $options, array $data, array $lines ) {
		if ( isset( $options['format'] ) && 'json' === $options['format'] ) {
			WP_CLI::line( Terminal_Text::json( wp_json_encode( $data, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) ) );
			return;
		}
		foreach ( $lines as $line ) {
			WP_CLI::line( Terminal_Text::line( $line ) );
		}
	}

	private static function data( array $plan, array $file ) {
		return array(
			'changes'      => array_map( array( self::class, 'plain' ), $plan['changes'] ),
			'blocked'      => $plan['blocked'],
			'ignored'      => $file['ignored'],
			'ignoredCount' => $file['ignoredCount'],
			'same'         => $plan['same'],
		);
	}

	private static function plain( array $change ) {
		return array_diff_key( $change, array_flip( array( 'old', 'value', 'server_key', 'is_module' ) ) );
	}

	private static function lines( array $plan, array $file ) {
		$changes = array();
		foreach ( $plan['changes'] as $change ) {
			$changes[ $change['place'] ][] = "{$change['name']}: {$change['from']} → {$change['to']}";
		}
		$lines = $changes ? array() : array( __( 'This site has these settings already.', 'dashboard-for-jetpack' ) );
		foreach ( $changes as $place => $entries ) {
			$lines = array_merge( $lines, array( $place ), self::bullets( $entries ) );
		}
		$rest  = array_slice( array_merge( $plan['blocked'], $file['ignored'] ), 0, Build::table( 'settings' )['mostListed'] );
		$more  = count( $plan['blocked'] ) + $file['ignoredCount'] - count( $rest );
		$texts = array_map( array( self::class, 'describe_refusal' ), $rest );
		if ( $more > 0 ) {
			/* translators: %d: number of settings that are not listed. */
			$texts[] = sprintf( _n( 'and %d more', 'and %d more', $more, 'dashboard-for-jetpack' ), $more );
		}
		$left = self::bullets( $texts );
		return $left ? array_merge( $lines, array( '', __( "Can't be applied", 'dashboard-for-jetpack' ) ), $left ) : $lines;
	}

	private static function describe_refusal( array $entry ) {
		return ( isset( $entry['name'] ) ? $entry['name'] : $entry['key'] ) . ': ' . $entry['reason'];
	}

	private static function describe_changed( array $change ) {
		/* translators: 1: value of a setting. 2: the value that it should have got. 3: the value that it has now. */
		return $change['name'] . ': ' . sprintf( __( '%1$s → %2$s. Now: %3$s', 'dashboard-for-jetpack' ), $change['from'], $change['to'], $change['now'] );
	}

	private static function bullets( array $texts ) {
		$lines = array();
		foreach ( $texts as $text ) {
			$lines[] = "- $text";
		}
		return $lines;
	}
}
