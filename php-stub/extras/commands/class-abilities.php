<?php

namespace Dashboard_For_Jetpack\Extras\Commands;

use Dashboard_For_Jetpack\Site_Tools\Setting_Value;
use Dashboard_For_Jetpack\Site_Tools\Settings;
use Dashboard_For_Jetpack\Site_Tools\Site;
use Dashboard_For_Jetpack\Site_Tools\Status;
use WP_CLI;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Abilities of WordPress 6.9 and newer. Two read-only abilities, for users who may manage options. */
class Abilities {

	const CATEGORY = 'dashboard-for-jetpack';
	const STATUS   = 'dashboard-for-jetpack/status';
	const SETTINGS = 'dashboard-for-jetpack/settings';

	/** Older versions of WordPress never run these actions. */
	public static function hook() {
		if ( defined( 'WP_CLI' ) && WP_CLI && class_exists( 'WP_CLI' ) ) {
			WP_CLI::add_command( Command::COMMAND, Command::class );
		}
		add_action( 'wp_abilities_api_categories_init', array( self::class, 'register_category' ) );
		add_action( 'wp_abilities_api_init', array( self::class, 'register' ) );
	}

	/** Registers the category. */
	public static function register_category() {
		wp_register_ability_category(
			self::CATEGORY,
			array(
				'label'       => __( 'Dashboard for Jetpack', 'dashboard-for-jetpack' ),
				'description' => __( 'Status and settings of Jetpack on this site.', 'dashboard-for-jetpack' ),
			)
		);
	}

	/** Registers the abilities. */
	public static function register() {
		$text  = array( 'type' => 'string' );
		$entry = array(
			'kind' => $text,
			'text' => $text,
		);
		self::add(
			self::STATUS,
			__( 'Read the status of Jetpack', 'dashboard-for-jetpack' ),
			__( 'What needs attention on this site, the most urgent first, and the evidence for what is fine. Asks no other server: backups and threats are as WordPress.com last reported them, and spam is unknown.', 'dashboard-for-jetpack' ),
			array( self::class, 'read_status' ),
			array(
				'overall'  => $text + array( 'enum' => array( 'needs', 'unknown' ) ),
				'summary'  => $text,
				'needs'    => array( 'type' => 'integer' ),
				'rows'     => self::list_of( $entry + array( 'url' => $text ) ),
				'evidence' => self::list_of( $entry ),
				'asked'    => array( 'type' => 'integer' ),
			)
		);
		self::add(
			self::SETTINGS,
			__( 'Read the settings of Jetpack', 'dashboard-for-jetpack' ),
			__( 'The modules and settings of this site with their values, and why one can\'t be changed. Without keys, codes and addresses.', 'dashboard-for-jetpack' ),
			array( self::class, 'read_settings' ),
			array(
				'connection' => $text + array( 'enum' => array( 'connected', 'unconnected', 'offline' ) ),
				'settings'   => self::list_of(
					array(
						'key'       => $text,
						'name'      => $text,
						'card'      => $text,
						'value'     => array( 'type' => array( 'boolean', 'string', 'array', 'object' ) ),
						'canChange' => array( 'type' => 'boolean' ),
						'reason'    => $text,
					)
				),
			)
		);
	}

	/** @return array The status. */
	public static function read_status() {
		return Status::read();
	}

	/** @return array|WP_Error The settings, with the server's own permissions. */
	public static function read_settings() {
		$site = Site::read();
		if ( is_wp_error( $site ) ) {
			return $site;
		}
		$settings = array();
		foreach ( Settings::entries( $site ) as $key => $entry ) {
			$reason     = Settings::lock( $site, $key );
			$settings[] = array(
				'key'       => $key,
				'name'      => $entry['name'],
				'card'      => $entry['place'],
				'value'     => Setting_Value::for_json( $entry['setting'], $entry['value'] ),
				'canChange' => '' === $reason,
				'reason'    => $reason,
			);
		}
		return array(
			'connection' => $site['connection'],
			'settings'   => $settings,
		);
	}

	/** @return bool Whether the current user may use the abilities. */
	public static function may_read() {
		return current_user_can( 'manage_options' );
	}

	/**
	 * Registers one ability.
	 *
	 * @param callable $read       Returns the answer.
	 * @param array    $properties Schema of the answer.
	 */
	private static function add( $name, $label, $description, $read, array $properties ) {
		wp_register_ability(
			$name,
			array(
				'label'               => $label,
				'description'         => $description,
				'category'            => self::CATEGORY,
				'output_schema'       => self::object_of( $properties ),
				'execute_callback'    => $read,
				'permission_callback' => array( self::class, 'may_read' ),
				'meta'                => array(
					'show_in_rest' => true,
					'annotations'  => array(
						'readonly'    => true,
						'destructive' => false,
						'idempotent'  => true,
					),
				),
			)
		);
	}

	private static function object_of( array $properties ) {
		return array(
			'type'                 => 'object',
			'properties'           => $properties,
			'required'             => array_keys( $properties ),
			'additionalProperties' => false,
		);
	}

	private static function list_of( array $properties ) {
		return array(
			'type'  => 'array',
			'items' => self::object_of( $properties ),
		);
	}
}
