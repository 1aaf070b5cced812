<?php
/** The container with a skeleton of the shell. The app's stylesheets style it. */

namespace Dashboard_For_Jetpack\Admin_Page;

defined( 'ABSPATH' ) || exit;
?>
<?php // WordPress's script moves all notices here. Without this element it would move them below the first heading, which may belong to another plugin's notice inside our root. ?>
<hr class="wp-header-end">
<div class="jp-page">
	<?php require __DIR__ . '/failure-view.php'; ?>
	<div id="jp-plugin-container" class="jp-app">
		<div class="jp-boot hide-if-no-js" aria-hidden="true">
			<div class="jp-boot__masthead"></div>
			<?php // Nobody else has a tab bar, a status and wide stats. ?>
			<?php if ( Rights::has( 'jetpack_manage_modules' ) ) : ?>
				<div class="jp-boot__tabs"></div>
			<?php else : ?>
				<div class="jp-boot__title"></div>
			<?php endif; ?>
			<div class="jp-boot__grid">
				<?php echo str_repeat( '<div class="jp-boot__card"></div>', Page::CARDS ); // phpcs:ignore WordPress.Security.EscapeOutput -- a literal. ?>
			</div>
		</div>
		<noscript><p class="jp-failure jp-layer"><?php esc_html_e( 'This page needs JavaScript. Switch it on in your browser and load the page again.', 'dashboard-for-jetpack' ); ?></p></noscript>
	</div>
</div>
