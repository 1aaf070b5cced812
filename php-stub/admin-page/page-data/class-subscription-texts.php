<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

use Dashboard_For_Jetpack\Admin_Page\Rights;

defined( 'ABSPATH' ) || exit;

/**
 * Jetpack's own texts for subscribers, which are sent while the site has stored none, and whether it has. The REST API answers an empty text for one
 * that is not stored and for one that was emptied alike.
 */
class Subscription_Texts {

	const OPTION = 'subscription_options';

	/**
	 * Fields of `Initial_State`: none for users who cannot edit the texts, without the module, and on a release without texts of its own.
	 *
	 * @return array { siteData: { subscriptionTexts: { isStored: bool, standard: map of texts } } }.
	 */
	public static function facts() {
		$texts = Rights::has( 'jetpack_manage_modules' ) ? self::standard() : array();
		return $texts ? array(
			'siteData' => array(
				'subscriptionTexts' => array(
					'isStored' => is_array( get_option( self::OPTION, null ) ),
					'standard' => $texts,
				),
			),
		) : array();
	}

	/**
	 * @return string[] Jetpack's texts by member, as `get_option()` reads them for a site without the option. Its filter is there only while the module is loaded.
	 */
	private static function standard() {
		$texts = Ask::safely(
			static function () {
				return apply_filters( 'default_option_subscription_options', array(), self::OPTION, false ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own filter.
			},
			array()
		);
		return is_array( $texts ) ? array_filter( array_filter( $texts, 'is_string' ), 'strlen' ) : array();
	}
}
