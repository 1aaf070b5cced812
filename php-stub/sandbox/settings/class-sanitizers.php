<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings;

defined( 'ABSPATH' ) || exit;

/** Sanitizers by their names in the table. WordPress's own are called directly. */
class Sanitizers {

	/**
	 * Sanitizes a value that passed its validator.
	 *
	 * @param string $name Name in the table.
	 */
	public static function apply( $name, $value ) {
		switch ( $name ) {
			case 'sanitize_front_page_meta_description':
				return trim( wp_strip_all_tags( $value ) );
			case 'sanitize_title_formats':
				return self::title_formats( $value );
			case 'sanitize_stats_allowed_roles':
				return $value ? array_values( array_intersect( Object_Validators::ROLES, $value ) ) : array( 'administrator' );
			case 'sanitize_ai_crawler_overrides':
				return array_map( 'boolval', $value );
			case 'esc_html':
				return esc_html( $value );
			case 'esc_textarea':
				return esc_textarea( $value );
			case 'sanitize_text_field':
				return sanitize_text_field( $value );
			case 'sanitize_textarea_field':
				return sanitize_textarea_field( $value );
		}
		return $value;
	}

	private static function title_formats( array $formats ) {
		foreach ( $formats as $kind => $items ) {
			foreach ( $items as $index => $item ) {
				$formats[ $kind ][ $index ] = array(
					'type'  => $item['type'],
					// wp_strip_all_tags would also remove the spaces around a separator.
					'value' => strip_tags( $item['value'] ), // phpcs:ignore WordPress.WP.AlternativeFunctions -- the comment above has the reason.
				);
			}
		}
		return $formats;
	}
}
