<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Plugins\Installed;

defined( 'ABSPATH' ) || exit;

/** `jetpack_crm`: whether forms can send contacts to the CRM. */
class Crm_Controller extends Controller {

	const FILE = 'zero-bs-crm/ZeroBSCRM.php';

	public function register_routes() {
		$this->get( 'jetpack_crm', array( Account_Permissions::class, 'publish_posts' ), array( $this, 'read' ) );
		$this->ask(
			'jetpack_crm',
			array( Account_Permissions::class, 'manage_crm' ),
			array( $this, 'switch_on' ),
			array( 'extension' => Args::of( 'string', true, array( 'enum' => array( 'jetpackforms' ) ) ) )
		);
	}

	/** @return array The answer to GET jetpack_crm. */
	public function read() {
		$plugin = $this->plugin();
		return array(
			'crm_installed'          => null !== $plugin,
			'crm_active'             => $plugin['active'] ?? false,
			'crm_version'            => $plugin['Version'] ?? null,
			'jp_form_ext_enabled'    => null,
			'can_install_crm'        => current_user_can( 'install_plugins' ),
			'can_activate_crm'       => current_user_can( 'activate_plugins' ),
			'can_activate_extension' => Account_Permissions::manage_crm(),
		);
	}

	/** @return \WP_Error The answer to POST jetpack_crm: would activate the CRM's form extension. The stand-in has none, and the sandbox never changes a real CRM. */
	public function switch_on() {
		if ( empty( $this->plugin()['active'] ) ) {
			return $this->error( 'crm_not_active', __( 'The CRM plugin is not active.', 'dashboard-for-jetpack' ), 400 );
		}
		return $this->error( 'activation_failed', __( 'The extension could not be activated.', 'dashboard-for-jetpack' ), 500 );
	}

	private function plugin() {
		return Installed::all()[ self::FILE ] ?? null;
	}
}
