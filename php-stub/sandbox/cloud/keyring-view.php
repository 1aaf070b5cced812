<?php
/**
 * Markup of the pop-up.
 *
 * @var int|null $dashboard_for_jetpack_keyring_id Id of the approved account.
 * @var bool     $dashboard_for_jetpack_is_decided Whether the user has chosen.
 */

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

use Dashboard_For_Jetpack\Plugin\Inline_Script;

defined( 'ABSPATH' ) || exit;

$dashboard_for_jetpack_title = __( 'Sandbox cloud: site verification', 'dashboard-for-jetpack' );
require __DIR__ . '/page-head.php';
?>
		<?php if ( $dashboard_for_jetpack_is_decided ) : ?>
			<p><?php esc_html_e( 'Done. You can close this window.', 'dashboard-for-jetpack' ); ?></p>
		<?php else : ?>
			<p><?php esc_html_e( 'This window replaces the sign-in page of Google. No data leaves this site.', 'dashboard-for-jetpack' ); ?></p>
			<p><?php esc_html_e( 'Allow the sandbox to verify this site on your behalf?', 'dashboard-for-jetpack' ); ?></p>
			<form method="post">
				<?php wp_nonce_field( Keyring_Page::NONCE ); ?>
				<button type="submit" name="approve" value="1"><?php esc_html_e( 'Approve', 'dashboard-for-jetpack' ); ?></button>
				<button type="submit" name="deny" value="1"><?php esc_html_e( 'Deny', 'dashboard-for-jetpack' ); ?></button>
			</form>
		<?php endif; ?>
	</main>
	<?php
	if ( $dashboard_for_jetpack_is_decided ) {
		Inline_Script::call( __DIR__ . '/keyring-answer.js', $dashboard_for_jetpack_keyring_id, Keyring_Page::origin() );
	}
	?>
</body>
</html>
