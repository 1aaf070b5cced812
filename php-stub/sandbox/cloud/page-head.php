<?php
/**
 * Head and heading of every page of the sandbox cloud.
 *
 * @var string $dashboard_for_jetpack_title Title of the page.
 */

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

defined( 'ABSPATH' ) || exit;
?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="utf-8">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<title><?php echo esc_html( $dashboard_for_jetpack_title ); ?></title>
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
