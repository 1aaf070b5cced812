<?php
/**
 * Markup of the checkout.
 *
 * @var array $dashboard_for_jetpack_cart Result of Cart::of().
 */

namespace Dashboard_For_Jetpack\Sandbox\Cloud;

defined( 'ABSPATH' ) || exit;

$dashboard_for_jetpack_decimals = array(
	'JPY' => 0,
	'BHD' => 3,
);
$dashboard_for_jetpack_sum      = null === $dashboard_for_jetpack_cart['sum']
	? __( 'price unknown', 'dashboard-for-jetpack' )
	: trim( number_format_i18n( $dashboard_for_jetpack_cart['sum'], $dashboard_for_jetpack_decimals[ $dashboard_for_jetpack_cart['currency'] ] ?? 2 ) . ' ' . $dashboard_for_jetpack_cart['currency'] );

$dashboard_for_jetpack_title = __( 'Sandbox cloud: checkout', 'dashboard-for-jetpack' );
require __DIR__ . '/page-head.php';
?>
		<p class="note"><?php esc_html_e( 'This page replaces the real checkout. It charges no money, and no data leaves this site.', 'dashboard-for-jetpack' ); ?></p>
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
