<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/** Descriptions of Jetpack's products. Prices come from the provider. */
class Products {

	/** @throws Missing_Part If this Jetpack describes no products. */
	public static function facts() {
		return array( 'products' => (array) Ask::of( 'Jetpack', 'get_products_for_purchase' ) );
	}

	/** No products. */
	public static function fallback() {
		return array( 'products' => array() );
	}
}
