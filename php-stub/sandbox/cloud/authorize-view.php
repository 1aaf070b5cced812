<?php
/** Markup of the authorization page. */

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

defined( 'ABSPATH' ) || exit;

$dashboard_for_jetpack_user = wp_get_current_user();

$dashboard_for_jetpack_title = __( 'Sandbox cloud', 'dashboard-for-jetpack' );
require __DIR__ . '/page-head.php';
?>
		<p class="note"><?php esc_html_e( 'This page replaces the real cloud. No data leaves this site.', 'dashboard-for-jetpack' ); ?></p>
		<p>
			<?php
			printf(
				/* translators: %1$s: title of the site; %2$s: login name; %3$s: name of an account in the sandbox. */
				esc_html__( 'Connect %2$s on “%1$s” with the account %3$s?', 'dashboard-for-jetpack' ),
				esc_html( get_bloginfo( 'name' ) ),
				esc_html( $dashboard_for_jetpack_user->user_login ),
				esc_html( 'cloud-' . $dashboard_for_jetpack_user->user_login )
			);
			?>
		</p>
		<form method="post">
			<?php wp_nonce_field( Authorize_Page::NONCE ); ?>
			<button type="submit" name="approve" value="1"><?php esc_html_e( 'Approve', 'dashboard-for-jetpack' ); ?></button>
			<button type="submit" name="deny" value="1"><?php esc_html_e( 'Deny', 'dashboard-for-jetpack' ); ?></button>
		</form>
	</main>
</body>
</html>
