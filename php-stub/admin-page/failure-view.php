<?php
/** What the page shows if the app does not start, or without its styles. start-watch.js shows it. It is outside the container, which the app empties. */

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Plugin\Mode;

defined( 'ABSPATH' ) || exit;
?>
<?php // A screen reader announces what is added to an alert that is there already. ?>
<div role="alert">
	<div id="jp-failure" class="jp-failure jp-layer" hidden>
		<h2><?php esc_html_e( 'Part of this page didn’t load', 'dashboard-for-jetpack' ); ?></h2>
		<p><?php esc_html_e( 'The Jetpack dashboard needs files that were blocked, are missing or stopped with an error. Your site and its settings haven’t changed.', 'dashboard-for-jetpack' ); ?></p>
		<p><strong><?php esc_html_e( 'What you can try', 'dashboard-for-jetpack' ); ?></strong></p>
		<ol>
			<li><?php esc_html_e( 'Reload the page.', 'dashboard-for-jetpack' ); ?></li>
			<li><?php esc_html_e( 'Turn off your browser’s ad or content blocker for this page.', 'dashboard-for-jetpack' ); ?></li>
			<li><?php esc_html_e( 'If a plugin or your host combines, delays or minifies scripts, turn that off for the WordPress admin and clear its cache.', 'dashboard-for-jetpack' ); ?></li>
			<li><?php esc_html_e( 'If nothing helps, ask your host’s support.', 'dashboard-for-jetpack' ); ?></li>
		</ol>
		<p hidden><?php esc_html_e( 'Failed files, for support:', 'dashboard-for-jetpack' ); ?> <code></code></p>
		<p>
			<button type="button" class="button button-primary"><?php esc_html_e( 'Reload the page', 'dashboard-for-jetpack' ); ?></button>
			<?php if ( Mode::COMPANION === Mode::current() && Jetpack_Pages::settings_url() ) : ?>
				<a class="button" href="<?php echo esc_url( Jetpack_Pages::settings_url() ); ?>"><?php esc_html_e( 'Open Jetpack’s own settings', 'dashboard-for-jetpack' ); ?></a>
			<?php endif; ?>
			<?php if ( current_user_can( 'activate_plugins' ) ) : ?>
				<a class="button" href="<?php echo esc_url( admin_url( 'plugins.php' ) ); ?>"><?php esc_html_e( 'Open the Plugins screen', 'dashboard-for-jetpack' ); ?></a>
			<?php endif; ?>
		</p>
	</div>
</div>
