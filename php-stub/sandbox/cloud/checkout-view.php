<?php
/**
 * Markup of the checkout.
 *
 * @package Dashboard_For_Jetpack
 *
 * @var array $dashboard_for_jetpack_cart What Cart::of() found.
 */

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

defined( 'ABSPATH' ) || exit;

$dashboard_for_jetpack_decimals = array(
	'JPY' => 0,
	'BHD' => 3,
);
$dashboard_for_jetpack_sum      = null === $dashboard_for_jetpack_cart['sum']
	? __( 'no price known', 'dashboard-for-jetpack' )
	: trim( number_format_i18n( $dashboard_for_jetpack_cart['sum'], $dashboard_for_jetpack_decimals[ $dashboard_for_jetpack_cart['currency'] ] ?? 2 ) . ' ' . $dashboard_for_jetpack_cart['currency'] );
?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="utf-8">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<title><?php esc_html_e( 'Sandbox cloud: checkout', 'dashboard-for-jetpack' ); ?></title>
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
		<p class="note"><?php esc_html_e( 'This page stands in for the real checkout. No money is asked for, and nothing leaves this site.', 'dashboard-for-jetpack' ); ?></p>
		<p>
			<?php
			printf(
				/* translators: %1$s: name of a product; %2$s: a sum with its currency. */
				esc_html__( '%1$s for the first year: %2$s', 'dashboard-for-jetpack' ),
				esc_html( $dashboard_for_jetpack_cart['product'] ),
				esc_html( $dashboard_for_jetpack_sum )
			);
			?>
		</p>
		<?php if ( '' !== $dashboard_for_jetpack_cart['coupon'] ) : ?>
			<p><?php esc_html_e( 'Your coupon is applied.', 'dashboard-for-jetpack' ); ?></p>
		<?php endif; ?>
		<form method="post">
			<?php wp_nonce_field( Checkout_Page::NONCE ); ?>
			<button type="submit" name="pay" value="1"><?php esc_html_e( 'Pay', 'dashboard-for-jetpack' ); ?></button>
			<button type="submit" name="cancel" value="1"><?php esc_html_e( 'Cancel', 'dashboard-for-jetpack' ); ?></button>
		</form>
	</main>
</body>
</html>
