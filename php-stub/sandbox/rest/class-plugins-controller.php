<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Plugins\Activation;
use Dashboard_For_Jetpack\Sandbox\Plugins\Installed;
use Dashboard_For_Jetpack\Sandbox\Plugins\Installer;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** `plugins`, `plugins/{plugin}`, `plugin/{plugin}`, `updates/plugins`, and `jetpack_crm`: whether forms can send contacts to the CRM. */
class Plugins_Controller extends Controller {

	const FILE = 'zero-bs-crm/ZeroBSCRM.php';

	public function register_routes() {
		$statuses = is_multisite() ? array( 'inactive', 'active', 'network-active' ) : array( 'inactive', 'active' );
		$this->get( 'plugins', 'plugins', array( Installed::class, 'all' ) );
		$this->route(
			WP_REST_Server::CREATABLE,
			'plugins',
			'plugins',
			array( $this, 'install' ),
			array(
				'slug'   => self::arg( 'string', true, array( 'pattern' => '^[\w-]+$' ) ),
				'status' => self::arg(
					'string',
					false,
					array(
						'enum'    => $statuses,
						'default' => 'inactive',
					)
				),
				'source' => self::arg( 'string' ),
			)
		);
		$this->post(
			'plugins/(?P<plugin>[^.\/]+(?:\/[^.\/]+)?)',
			'plugins',
			array( $this, 'activate' ),
			array(
				'status' => self::arg( 'string', false, array( 'enum' => array( 'active' ) ) ),
				'source' => self::arg( 'string' ),
			)
		);
		$this->get( 'plugin/(?P<plugin>.+)', 'plugins', array( $this, 'single' ) );
		$this->get( 'updates/plugins', 'admin_page', array( $this, 'updates' ) );
		$this->get( 'jetpack_crm', 'publish_posts', array( $this, 'read_crm' ) );
		$this->ask(
			'jetpack_crm',
			'manage_crm',
			array( $this, 'switch_crm_on' ),
			array( 'extension' => self::arg( 'string', true, array( 'enum' => array( 'jetpackforms' ) ) ) )
		);
	}

	/**
	 * GET plugin/{file}.
	 *
	 * @return array|WP_Error { code, message, data: plugin } or 404 plugin_not_found.
	 */
	public function single( WP_REST_Request $request ) {
		$plugin = Installed::all()[ $request['plugin'] ] ?? null;
		return $plugin ? $this->success( __( 'The plugin was found.', 'dashboard-for-jetpack' ), array( 'data' => $plugin ) ) : $this->missing();
	}

	/**
	 * POST plugins: installs a missing plugin from the stand-ins, and activates it if requested. Implements API-28.
	 *
	 * @return array|WP_Error { code, message }, or an error of Installer or Activation.
	 */
	public function install( WP_REST_Request $request ) {
		$file = Installed::file_of( $request['slug'] );
		if ( null === $file ) {
			$file = current_user_can( 'install_plugins' )
				? Installer::install( $request['slug'] )
				: $this->error( 'install_plugin_failed', __( 'You don’t have permission to install plugins on this site.', 'dashboard-for-jetpack' ), 500 );
		}
		if ( is_wp_error( $file ) || 'inactive' === $request['status'] ) {
			return is_wp_error( $file ) ? $file : $this->success( __( 'The plugin is installed.', 'dashboard-for-jetpack' ) );
		}
		return $this->activate_file( $file, 'network-active' === $request['status'] );
	}

	/**
	 * POST plugins/{plugin}.
	 *
	 * @return array|WP_Error { code, message }, 403 missing_status_parameter, 404 plugin_not_found, or an error of Activation.
	 */
	public function activate( WP_REST_Request $request ) {
		if ( null === $request['status'] ) {
			return $this->error( 'missing_status_parameter', __( 'Missing parameter: status.', 'dashboard-for-jetpack' ), 403 );
		}
		$file = $request['plugin'] . '.php';
		return isset( Installed::all()[ $file ] ) ? $this->activate_file( $file ) : $this->missing();
	}

	/**
	 * GET updates/plugins. Implements API-34.
	 *
	 * @return array|WP_Error { code, message, count }, or 404 not_found if WordPress has not checked for updates.
	 */
	public function updates() {
		$count = wp_get_update_data()['counts']['plugins'] ?? null;
		if ( null === $count ) {
			return $this->error( 'not_found', __( 'WordPress hasn’t checked for plugin updates yet.', 'dashboard-for-jetpack' ), 404 );
		}
		return array(
			'code'    => $count ? 'updates-available' : 'success',
			/* translators: %d: number of plugins. */
			'message' => $count ? sprintf( _n( '%d plugin needs an update.', '%d plugins need an update.', $count, 'dashboard-for-jetpack' ), $count ) : __( 'All plugins are up to date.', 'dashboard-for-jetpack' ),
			'count'   => (int) $count,
		);
	}

	private function activate_file( $file, $is_network = false ) {
		$outcome = Activation::activate( $file, $is_network );
		return is_wp_error( $outcome ) ? $outcome : $this->success( __( 'The plugin was activated.', 'dashboard-for-jetpack' ) );
	}

	private function missing() {
		return $this->error( 'plugin_not_found', __( 'There is no such plugin.', 'dashboard-for-jetpack' ), 404 );
	}

	/** @return array The answer to GET jetpack_crm. */
	public function read_crm() {
		$plugin = $this->plugin();
		return array(
			'crm_installed'          => null !== $plugin,
			'crm_active'             => $plugin['active'] ?? false,
			'crm_version'            => $plugin['Version'] ?? null,
			'jp_form_ext_enabled'    => null,
			'can_install_crm'        => current_user_can( 'install_plugins' ),
			'can_activate_crm'       => current_user_can( 'activate_plugins' ),
			'can_activate_extension' => current_user_can( Permissions::CAPABILITIES['manage_crm'][0] ),
		);
	}

	/** @return \WP_Error The answer to POST jetpack_crm: would activate the CRM's form extension. The stand-in has none, and the sandbox never changes a real CRM. */
	public function switch_crm_on() {
		if ( empty( $this->plugin()['active'] ) ) {
			return $this->error( 'crm_not_active', __( 'The CRM plugin is not active.', 'dashboard-for-jetpack' ), 400 );
		}
		return $this->error( 'activation_failed', __( 'The extension could not be activated.', 'dashboard-for-jetpack' ), 500 );
	}

	private function plugin() {
		return Installed::all()[ self::FILE ] ?? null;
	}
}
