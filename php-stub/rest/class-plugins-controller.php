<?php
/**
 * Plugins of the site.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Cloud\Store;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * `plugins`, `plugins/{plugin}`, `plugin/{plugin}` and `updates/plugins`.
 */
class Plugins_Controller extends Controller {

	/**
	 * {@inheritDoc}
	 */
	public function register_routes() {
		$permission = array( Permissions::class, 'plugins' );
		$status     = array(
			'type'    => 'string',
			'enum'    => array( 'inactive', 'active' ),
			'default' => 'inactive',
		);
		$this->get( 'plugins', $permission, array( $this, 'all' ) );
		$this->route(
			WP_REST_Server::CREATABLE,
			'plugins',
			$permission,
			array( $this, 'install' ),
			array(
				'slug'   => Args::of( 'string', true, array( 'pattern' => '^[\w-]+$' ) ),
				'status' => $status,
				'source' => Args::of( 'string' ),
			)
		);
		$this->post( 'plugins/(?P<plugin>[^.\/]+(?:\/[^.\/]+)?)', $permission, array( $this, 'activate' ), array( 'status' => Args::of( 'string', true, array( 'enum' => array( 'active' ) ) ) ) );
		$this->get( 'plugin/(?P<plugin>.+)', $permission, array( $this, 'single' ) );
		$this->get( 'updates/plugins', array( Permissions::class, 'admin_page' ), array( $this, 'updates' ) );
	}

	/**
	 * GET plugins: the installed ones, and those of the world.
	 *
	 * @return array|WP_Error File to plugin.
	 */
	public function all() {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$plugins = get_plugins();
		foreach ( $plugins as $file => $plugin ) {
			$plugins[ $file ]['active'] = is_plugin_active( $file );
		}
		$blank = array_fill_keys( array_keys( (array) reset( $plugins ) ), '' );
		foreach ( Store::get( 'plugins', array() ) as $file => $plugin ) {
			$plugins[ $file ] = $plugin + array( 'Network' => false ) + $blank;
		}
		return $plugins ? $plugins : $this->missing();
	}

	/**
	 * GET plugin/{file}.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return array|WP_Error
	 */
	public function single( WP_REST_Request $request ) {
		$plugins = $this->all();
		$plugin  = is_array( $plugins ) ? ( $plugins[ $request['plugin'] ] ?? null ) : null;
		return $plugin ? $this->success( __( 'The plugin was found.', 'jetpack' ), array( 'data' => $plugin ) ) : $this->missing();
	}

	/**
	 * POST plugins. This site never downloads: only what is installed can be activated.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return array|WP_Error
	 */
	public function install( WP_REST_Request $request ) {
		foreach ( array_keys( (array) $this->all() ) as $file ) {
			if ( dirname( $file ) === $request['slug'] || "{$request['slug']}.php" === $file ) {
				return 'active' === $request['status'] ? $this->switch_on( $file ) : $this->success( __( 'The plugin is installed.', 'jetpack' ) );
			}
		}
		return $this->error( 'install_plugin_failed', __( 'The plugin could not be downloaded.', 'jetpack' ), 500 );
	}

	/**
	 * POST plugins/{plugin}.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return array|WP_Error
	 */
	public function activate( WP_REST_Request $request ) {
		$file = $request['plugin'] . '.php';
		return isset( $this->all()[ $file ] ) ? $this->switch_on( $file ) : $this->missing();
	}

	/**
	 * GET updates/plugins.
	 *
	 * @return array
	 */
	public function updates() {
		$known = get_site_transient( 'update_plugins' );
		$count = isset( $known->response ) ? count( $known->response ) : 0;
		return array(
			'code'    => $count ? 'updates-available' : 'success',
			/* translators: %d: number of plugins. */
			'message' => $count ? sprintf( _n( '%d plugin needs an update.', '%d plugins need an update.', $count, 'jetpack' ), $count ) : __( 'All plugins are up to date.', 'jetpack' ),
			'count'   => $count,
		);
	}

	private function switch_on( $file ) {
		if ( $this->all()[ $file ]['active'] ) {
			return $this->error( 'plugin_already_active', __( 'The plugin is active already.', 'jetpack' ), 404 );
		}
		$outcome = activate_plugin( $file );
		return is_wp_error( $outcome ) ? $outcome : $this->success( __( 'The plugin was activated.', 'jetpack' ) );
	}

	private function missing() {
		return $this->error( 'plugin_not_found', __( 'There is no such plugin.', 'jetpack' ), 404 );
	}
}
