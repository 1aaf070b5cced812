<?php

namespace Dashboard_For_Jetpack\Admin_Page;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use ReflectionException;
use ReflectionFunction;
use ReflectionFunctionAbstract;
use ReflectionMethod;
use SplFileInfo;
use UnexpectedValueException;

use const Dashboard_For_Jetpack\DIR;

defined( 'ABSPATH' ) || exit;

/**
 * Names the plugin or theme that a callback belongs to, with its file and line.
 *
 * An author is { kind: string, name: string, file: string below the folder of its kind, line: int }.
 */
class Code_Author {

	const PLUGIN   = 'plugin';
	const MUST_USE = 'must-use';
	const THEME    = 'theme';
	/** Code that all sites of a network run, for users who may not know more. */
	const NETWORK = 'network';
	/** A helper of WordPress or PHP, such as __return_false(), whose name doesn't say who added it. */
	const HELPER = 'helper';
	const OTHER  = 'other';

	/** Seconds for the search through the files of plugins and themes. */
	const LONGEST = 2;

	/** In bytes. Larger files are libraries. */
	const LARGEST = 1048576;

	/**
	 * Author of a callback.
	 *
	 * @param callable $callback As in WP_Hook.
	 */
	public static function of( $callback ) {
		try {
			$code = self::reflect( $callback );
		} catch ( ReflectionException $fault ) {
			return self::at( self::OTHER, '' );
		}
		$file = wp_normalize_path( (string) $code->getFileName() );
		foreach ( array( WPINC, 'wp-admin' ) as $folder ) {
			if ( '' === $file || 0 === strpos( $file, wp_normalize_path( ABSPATH . $folder . '/' ) ) ) {
				return self::at( self::HELPER, $code->getName() );
			}
		}
		return self::of_file( $file, (int) $code->getStartLine() );
	}

	/** @return array What the current user may know: the files of a network are for those who manage its plugins. */
	public static function as_shown( array $author ) {
		$is_of_site = self::HELPER === $author['kind'] || self::THEME === $author['kind'] || ( self::PLUGIN === $author['kind'] && ! self::is_of_network( $author['file'] ) );
		return $is_of_site || self::sees_network() ? $author : self::at( self::NETWORK, '' );
	}

	private static function sees_network() {
		return ! is_multisite() || current_user_can( 'manage_network_plugins' );
	}

	/**
	 * Whether the plugin of a file is active on the whole network.
	 *
	 * @param string $file Below the folder of plugins.
	 */
	private static function is_of_network( $file ) {
		foreach ( array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) as $plugin ) {
			if ( explode( '/', $plugin )[0] === explode( '/', $file )[0] ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether a callback is Jetpack's own.
	 *
	 * @param callable $callback As in WP_Hook.
	 */
	public static function is_jetpack( $callback ) {
		$author = self::of( $callback );
		return self::PLUGIN === $author['kind'] && defined( 'JETPACK__PLUGIN_FILE' ) && dirname( plugin_basename( JETPACK__PLUGIN_FILE ) ) === explode( '/', $author['file'] )[0];
	}

	/**
	 * Places in active plugins and themes whose text has a word: the first one of each.
	 *
	 * @return array[] Authors, without ours and Jetpack itself.
	 */
	public static function who_mentions( $word ) {
		$end   = microtime( true ) + self::LONGEST;
		$found = array();
		foreach ( self::active_code() as $path ) {
			foreach ( self::files_of( $path ) as $file ) {
				$text  = $file->getSize() > self::LARGEST ? '' : (string) file_get_contents( $file->getPathname() ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this site.
				$place = strpos( $text, $word );
				if ( false !== $place ) {
					$author                    = self::of_file( wp_normalize_path( $file->getPathname() ), 1 + substr_count( $text, "\n", 0, $place ) );
					$found[ $author['name'] ] = $found[ $author['name'] ] ?? $author;
				}
				if ( microtime( true ) > $end ) {
					break 2;
				}
			}
		}
		return array_values( $found );
	}

	/** @return string[] Folders and single files. */
	private static function active_code() {
		$network = self::sees_network() ? array_merge( array( WPMU_PLUGIN_DIR ), is_multisite() ? wp_get_active_network_plugins() : array() ) : array();
		$paths   = array_merge( $network, array( get_stylesheet_directory(), get_template_directory() ), wp_get_active_and_valid_plugins() );
		$code    = array();
		foreach ( $paths as $path ) {
			$is_in_folder = '.php' === substr( $path, -4 ) && dirname( $path ) !== untrailingslashit( WP_PLUGIN_DIR );
			$code[]       = $is_in_folder ? dirname( $path ) : $path;
		}
		return array_diff( array_unique( $code ), array( DIR, WP_PLUGIN_DIR . '/jetpack' ) );
	}

	/**
	 * Files of PHP in a folder.
	 *
	 * @param string $path Folder, or a single file.
	 * @return iterable Of SplFileInfo.
	 */
	private static function files_of( $path ) {
		if ( is_file( $path ) ) {
			yield new SplFileInfo( $path );
		} elseif ( is_dir( $path ) ) {
			try {
				foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $path, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
					if ( 'php' === $file->getExtension() && $file->isReadable() ) {
						yield $file;
					}
				}
			} catch ( UnexpectedValueException $fault ) {
				// A folder that can't be read is skipped.
				return;
			}
		}
	}

	/**
	 * Code of a callback.
	 *
	 * @param callable $callback As in WP_Hook.
	 * @return ReflectionFunctionAbstract
	 * @throws ReflectionException If there is no such code.
	 */
	private static function reflect( $callback ) {
		if ( is_string( $callback ) && strpos( $callback, '::' ) ) {
			$callback = explode( '::', $callback );
		}
		if ( is_array( $callback ) ) {
			return new ReflectionMethod( $callback[0], $callback[1] );
		}
		return is_object( $callback ) && ! $callback instanceof \Closure ? new ReflectionMethod( $callback, '__invoke' ) : new ReflectionFunction( $callback );
	}

	/**
	 * Author of a file.
	 *
	 * @param string $file Normalized path.
	 */
	public static function of_file( $file, $line ) {
		// Also knows plugins that are links to other places.
		$path = plugin_basename( $file );
		if ( trim( $file, '/' ) !== $path ) {
			$is_must_use = 0 === strpos( $file, wp_normalize_path( WPMU_PLUGIN_DIR . '/' ) );
			return self::at( $is_must_use ? self::MUST_USE : self::PLUGIN, self::name_of_plugin( $path, $is_must_use ), $path, $line );
		}
		foreach ( array_unique( array( get_stylesheet_directory(), get_template_directory() ) ) as $folder ) {
			$folder = wp_normalize_path( $folder ) . '/';
			if ( 0 === strpos( $file, $folder ) ) {
				return self::at( self::THEME, (string) wp_get_theme( basename( $folder ) )->get( 'Name' ), substr( $file, strlen( $folder ) ), $line );
			}
		}
		return self::at( self::OTHER, basename( $file ), str_replace( wp_normalize_path( ABSPATH ), '', $file ), $line );
	}

	private static function name_of_plugin( $path, $is_must_use ) {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$folder = explode( '/', $path )[0];
		foreach ( $is_must_use ? get_mu_plugins() : get_plugins() as $file => $head ) {
			if ( explode( '/', $file )[0] === $folder ) {
				return wp_strip_all_tags( $head['Name'] );
			}
		}
		return $folder;
	}

	private static function at( $kind, $name, $file = '', $line = 0 ) {
		return compact( 'kind', 'name', 'file', 'line' );
	}
}
