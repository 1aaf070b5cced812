<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings\Special;

defined( 'ABSPATH' ) || exit;

/** The categories of this WordPress, which are not set here. */
class Post_Categories extends Special_Key {

	public function read( $value ) {
		$categories = get_categories( array( 'hide_empty' => false ) );
		return array_map(
			static function ( $category ) {
				return array(
					'term_id' => $category->term_id,
					'name'    => html_entity_decode( $category->name, ENT_QUOTES ),
					'slug'    => $category->slug,
				);
			},
			array_values( $categories )
		);
	}

	public function write( $value ) {
		return array();
	}
}
