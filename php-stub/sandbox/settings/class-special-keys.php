<?php

namespace Dashboard_For_Jetpack\Sandbox\Settings;

use Dashboard_For_Jetpack\Sandbox\Cloud\Anti_Spam_Keys;
use Dashboard_For_Jetpack\Sandbox\Modules\Active_Modules;
use Dashboard_For_Jetpack\Sandbox\Plugins\Stand_Ins;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\User_Meta;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Settings with their own logic. */
class Special_Keys {

	/** The current user's address for posting. */
	const POST_BY_EMAIL = 'dashboard_for_jetpack_post_by_email';

	/** Answers of the former setup wizard. The dashboard no longer uses it; other clients still send it. */
	const ONBOARDING = array( 'siteTitle', 'siteDescription', 'siteType', 'homepageFormat', 'addContactForm', 'businessAddress', 'installWooCommerce' );

	/** @return mixed Value in GET settings, from the stored one or the table's default. */
	public static function read( $key, $value ) {
		switch ( $key ) {
			case 'blog_id':
				return Connection::is_registered();
			case 'categories':
				return self::categories();
			case 'custom':
				return array_values( (array) $value );
			case Allow_List::KEY:
				return Allow_List::read( $value );
			case 'lang_id':
				return self::language();
			case 'onboarding':
				return array( 'stats' => Active_Modules::is_active( 'stats' ) ) + self::onboarding( (array) $value ) + array_fill_keys( self::ONBOARDING, false );
			case 'post_by_email_address':
				return Connection::is_linked() ? (string) User_Meta::get( self::POST_BY_EMAIL ) : null;
			case 'search_auto_config':
				return false;
			case 'sharing_services':
				return Sharing_Services::read( $value );
			case 'wordpress_api_key':
				return Anti_Spam_Keys::kept();
		}
		return $value;
	}

	/**
	 * Handles a value that passed its validator and sanitizer.
	 *
	 * @return array|WP_Error { store?: value to save, into?: the other setting that stores it, if any, extras?: additions to the success body, bare?:
	 * bool that is the whole body }.
	 */
	public static function write( $key, $value ) {
		switch ( $key ) {
			// The categories of WordPress are not set here, and the setup of search widgets is an action.
			case 'categories':
			case 'search_auto_config':
				return array();
			case 'custom':
				return self::add_service( $value );
			case Allow_List::KEY:
				return Allow_List::write( $value );
			case 'jetpack-twitter-cards-site-tag':
				return array( 'store' => ltrim( wp_strip_all_tags( $value ), '@' ) );
			case 'jetpack_protect_key':
				return self::create_protect_key( $value );
			case 'lang_id':
				return self::switch_language( $value );
			case 'monitor_receive_notifications':
				return self::switch_alerts( $value );
			case 'onboarding':
				return self::answer_wizard( $value );
			case 'post_by_email_address':
				return self::change_address( $value );
			case 'sharing_delete_service':
				return self::delete_service( $value );
			case 'sharing_services':
				return Sharing_Services::write( $value );
			case Subscription_Options::KEY:
				return Subscription_Options::write( $value );
			case 'wordpress_api_key':
				return self::keep_akismet_key( $value );
			case 'wpcom_newsletter_categories':
				// As in the real API, an empty list changes nothing and is reported as saved.
				$ids = array_map( 'intval', array_filter( $value, 'is_numeric' ) );
				return $ids ? array( 'store' => array_values( $ids ) ) : array();
			case 'google':
			case 'bing':
			case 'pinterest':
			case 'yandex':
			case 'facebook':
				return array( 'store' => self::code_in( $value ) );
		}
		return array( 'store' => $value );
	}

	/** @return string The code in a meta tag that verifies the site; other text is returned unchanged. */
	public static function code_in( $text ) {
		return preg_match( '/content=["\']?([^"\' >]*)["\' >]/i', $text, $found ) ? $found[1] : $text;
	}

	private static function refuse( $reason ) {
		return new WP_Error( 'refused', $reason );
	}

	private static function language() {
		if ( ! current_user_can( 'install_languages' ) ) {
			return 'error_cap';
		}
		$language = (string) get_option( 'WPLANG', '' );
		return '' === $language ? 'en_US' : $language;
	}

	private static function categories() {
		return array_map(
			static fn( $category ) => array(
				'term_id' => $category->term_id,
				'name'    => html_entity_decode( $category->name, ENT_QUOTES ),
				'slug'    => $category->slug,
			),
			array_values( get_categories( array( 'hide_empty' => false ) ) )
		);
	}

	/** Writing creates a sharing service; reading lists the existing ones. */
	private static function add_service( array $service ) {
		$services = (array) Store::get( 'custom', array() );
		$id       = 'custom-' . time();
		while ( isset( $services[ $id ] ) ) {
			$id .= '1';
		}
		$services[ $id ] = array(
			'id'   => $id,
			'name' => sanitize_text_field( $service['sharing_name'] ),
			'url'  => esc_url_raw( $service['sharing_url'] ),
			'icon' => esc_url_raw( $service['sharing_icon'] ),
		);
		return array(
			'store'  => $services,
			'extras' => array( 'custom' => $services[ $id ] ),
		);
	}

	private static function delete_service( $id ) {
		$services = (array) Store::get( 'custom', array() );
		if ( '' !== $id && ! isset( $services[ $id ] ) ) {
			return self::refuse( __( 'There is no such service.', 'dashboard-for-jetpack' ) );
		}
		unset( $services[ $id ] );
		return array(
			'store' => $services,
			'into'  => 'custom',
		);
	}

	/** Only the value "create" has an effect: it requests a key from the cloud. */
	private static function create_protect_key( $value ) {
		if ( 'create' !== $value ) {
			return array();
		}
		if ( ! Connection::is_registered() ) {
			return self::refuse( __( 'Couldn’t get a key because the site isn’t connected.', 'dashboard-for-jetpack' ) );
		}
		$key = substr( wp_hash( 'protect' . Connection::get( 'blogId' ) ), 0, 20 );
		return array(
			'store'  => $key,
			'extras' => array( 'jetpack_protect_key' => $key ),
		);
	}

	/** WordPress's own option. English is stored as an empty value, and the response is a bare boolean. */
	private static function switch_language( $value ) {
		if ( '' === $value || 'en_US' === $value ) {
			return array( 'bare' => delete_option( 'WPLANG' ) );
		}
		if ( ! in_array( $value, get_available_languages(), true ) ) {
			return self::refuse( __( 'The language could not be installed.', 'dashboard-for-jetpack' ) );
		}
		update_option( 'WPLANG', $value );
		return array();
	}

	/** Stored by the cloud for each account, so it needs the module and a linked account. */
	private static function switch_alerts( $value ) {
		if ( ! Active_Modules::is_active( 'monitor' ) ) {
			return self::refuse( __( 'Downtime monitoring is not active.', 'dashboard-for-jetpack' ) );
		}
		return Connection::is_linked() ? array( 'store' => $value ) : self::refuse( __( 'Your account is not connected.', 'dashboard-for-jetpack' ) );
	}

	private static function onboarding( array $value ) {
		return array_intersect_key( $value, array_flip( self::ONBOARDING ) );
	}

	private static function answer_wizard( array $value ) {
		$value = map_deep( self::onboarding( $value ), static fn( $leaf ) => is_string( $leaf ) ? sanitize_text_field( $leaf ) : $leaf );
		foreach ( array( 'siteTitle' => 'blogname', 'siteDescription' => 'blogdescription' ) as $member => $option ) {
			if ( isset( $value[ $member ] ) && is_string( $value[ $member ] ) ) {
				update_option( $option, $value[ $member ] );
			}
		}
		return array( 'store' => $value );
	}

	/** Writing takes a verb; reading returns the current user's address. */
	private static function change_address( $verb ) {
		if ( ! Connection::is_linked() ) {
			return self::refuse( __( 'Your account is not connected.', 'dashboard-for-jetpack' ) );
		}
		if ( 'delete' === $verb ) {
			User_Meta::forget( self::POST_BY_EMAIL );
		}
		if ( in_array( $verb, array( 'delete', 'noop' ), true ) ) {
			return array();
		}
		$address = strtolower( wp_generate_password( 10, false ) ) . '@post.example.com';
		User_Meta::set( self::POST_BY_EMAIL, $address );
		return array( 'extras' => array( 'post_by_email_address' => $address ) );
	}

	/** Saved only while the stand-in is active. A real Akismet has its own key, which the sandbox never changes. */
	private static function keep_akismet_key( $key ) {
		if ( ! Stand_Ins::is_active( 'akismet' ) ) {
			return self::refuse( __( 'Akismet is not active.', 'dashboard-for-jetpack' ) );
		}
		if ( '' !== $key && ! Anti_Spam_Keys::is_usable( $key ) ) {
			return self::refuse( __( 'The key is not valid.', 'dashboard-for-jetpack' ) );
		}
		Anti_Spam_Keys::keep( $key );
		return array();
	}
}
