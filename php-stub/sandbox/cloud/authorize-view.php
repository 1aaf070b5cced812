<?php
/**
 * Markup of the authorization page.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

defined( 'ABSPATH' ) || exit;

$dashboard_for_jetpack_user = wp_get_current_user();
?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="utf-8">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<title><?php esc_html_e( 'Sandbox cloud', 'dashboard-for-jetpack' ); ?></title>
	<?php wp_print_styles( array( 'buttons', 'common' ) ); ?>
	<style>
		body { max-width: 32rem; margin: 4rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; background: #f6f7f7; color: #1d2327; }
		main { padding: 1.5rem 2rem 2rem; background: #fff; border: 1px solid #c3c4c7; }
		.note { padding: .5rem .75rem; background: #fcf9e8; border-inline-start: 4px solid #dba617; }
		button { min-height: 40px; margin-inline-end: .5rem; padding: 0 1rem; font: inherit; cursor: pointer; }
	</style>
</head>
<body>
	<?php \Dashboard_For_Jetpack\Sandbox\Bar::render(); ?>
	<main>
		<h1><?php esc_html_e( 'Sandbox cloud', 'dashboard-for-jetpack' ); ?></h1>
		<p class="note"><?php esc_html_e( 'This page stands in for the real cloud. Nothing leaves this site.', 'dashboard-for-jetpack' ); ?></p>
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
