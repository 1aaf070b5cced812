<?php
/**
 * Markup of the pop-up.
 *
 * @package Dashboard_For_Jetpack
 *
 * @var int|null $dashboard_for_jetpack_keyring_id Of the approved account.
 * @var bool     $dashboard_for_jetpack_is_decided Whether the person has chosen.
 */

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

defined( 'ABSPATH' ) || exit;
?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="utf-8">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<title><?php esc_html_e( 'Sandbox cloud: site verification', 'dashboard-for-jetpack' ); ?></title>
	<style>
		body { max-width: 28rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; background: #f6f7f7; color: #1d2327; }
		main { padding: 1rem 1.5rem 1.5rem; background: #fff; border: 1px solid #c3c4c7; }
		button { min-height: 40px; margin-inline-end: .5rem; padding: 0 1rem; font: inherit; cursor: pointer; }
	</style>
</head>
<body>
	<?php \Dashboard_For_Jetpack\Sandbox\Bar::render(); ?>
	<main>
		<h1><?php esc_html_e( 'Sandbox cloud', 'dashboard-for-jetpack' ); ?></h1>
		<?php if ( $dashboard_for_jetpack_is_decided ) : ?>
			<p><?php esc_html_e( 'Done. You can close this window.', 'dashboard-for-jetpack' ); ?></p>
		<?php else : ?>
			<p><?php esc_html_e( 'This window stands in for the sign-in page of Google. Nothing leaves this site.', 'dashboard-for-jetpack' ); ?></p>
			<p><?php esc_html_e( 'May the sandbox verify this site in your name?', 'dashboard-for-jetpack' ); ?></p>
			<form method="post">
				<?php wp_nonce_field( Keyring_Page::NONCE ); ?>
				<button type="submit" name="approve" value="1"><?php esc_html_e( 'Approve', 'dashboard-for-jetpack' ); ?></button>
				<button type="submit" name="deny" value="1"><?php esc_html_e( 'Deny', 'dashboard-for-jetpack' ); ?></button>
			</form>
		<?php endif; ?>
	</main>
	<?php
	if ( null !== $dashboard_for_jetpack_keyring_id ) {
		wp_print_inline_script_tag(
			sprintf(
				'if(window.opener){window.opener.postMessage(%s,%s)}',
				wp_json_encode( array( 'keyring_id' => $dashboard_for_jetpack_keyring_id ) ),
				wp_json_encode( Keyring_Page::origin() )
			)
		);
	}
	if ( $dashboard_for_jetpack_is_decided ) {
		wp_print_inline_script_tag( 'window.close()' );
	}
	?>
</body>
</html>
