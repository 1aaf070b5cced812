<?php

namespace Dashboard_For_Jetpack\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Gives the browser the translations of a chunk before the chunk runs. WordPress prints translations for registered scripts only, and
 * a language pack has one JSON file per built file. load_script_textdomain() finds each file, so language packs and the filters of other
 * plugins apply. Chunks of the first screen have their translations in the page; chunk-texts.js requests those of all others, and webpack's
 * runtime waits for them (ChunkTexts in bin/lib/chunk-loading.js). A page whose language has no translations contains none of this.
 */
class Chunk_Texts {

	const ACTION  = 'dashboard_for_jetpack_texts';
	const PRINTED = 'dashboard-for-jetpack-texts';
	const DOMAIN  = 'dashboard-for-jetpack';

	/** Language of the source texts. */
	const ORIGINAL = 'en_US';

	/**
	 * Characters that a plural rule may contain. The browser evaluates the rule when it needs a plural form, and throws if it is not an expression.
	 */
	const PLURAL_RULE = '/^\s*nplurals\s*=\s*\d+\s*;\s*plural\s*=[n\d\s()?:<>=!%&|+*\/-]+;?\s*$/';

	/** @var string[] Names of the chunks whose translations this page prints, so that they are not requested. */
	private static $printed = array();

	public static function hook() {
		add_action( 'wp_ajax_' . self::ACTION, array( self::class, 'answer' ) );
	}

	/**
	 * Prints chunk-texts.js, which provides the translations of these chunks, if at least one of them has any.
	 *
	 * @param string[] $chunks  Names of the chunks that this page may load.
	 * @param string[] $printed Names of those whose translations print_texts() prints later on this page.
	 */
	public static function print_loader( array $chunks, array $printed = array() ) {
		$locale = determine_locale();
		if ( self::ORIGINAL === $locale ) {
			return;
		}
		$translated = array_values( array_filter( $chunks, array( self::class, 'read' ) ) );
		if ( ! $translated ) {
			return;
		}
		self::$printed = array_values( array_intersect( $translated, $printed ) );
		$query         = array(
			'action' => self::ACTION,
			'locale' => $locale,
		);
		Inline_Script::call(
			__DIR__ . '/chunk-texts.js',
			add_query_arg( $query, admin_url( 'admin-ajax.php', 'relative' ) ),
			self::$printed,
			array_values( array_diff( $translated, self::$printed ) )
		);
	}

	/** Prints the translations of the chunks that print_loader() announced as printed. */
	public static function print_texts() {
		if ( self::$printed ) {
			$json = wp_json_encode( self::all_of( self::$printed ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
			wp_print_inline_script_tag(
				(string) $json,
				array(
					'type' => 'application/json',
					'id'   => self::PRINTED,
				)
			);
		}
	}

	/**
	 * Action `wp_ajax_dashboard_for_jetpack_texts`: sends { chunk name: its texts as setLocaleData() accepts them, or null }. The response is the same for
	 * all users of a language, and the request changes nothing.
	 */
	public static function answer() {
		$chunks = explode( ',', self::parameter( 'chunks' ) );
		if ( array_diff( $chunks, array_keys( Build::table( 'routes' )['chunks'] ?? array() ) ) ) {
			wp_send_json( null, 404 );
		}
		// The language of the page decides: another plugin may choose a language for each page.
		$locale = self::parameter( 'locale' );
		if ( '' !== $locale && determine_locale() !== $locale ) {
			switch_to_locale( $locale );
		}
		$texts = self::all_of( $chunks );
		if ( ! in_array( null, $texts, true ) ) {
			header( 'Cache-Control: private, max-age=' . HOUR_IN_SECONDS );
		}
		wp_send_json( $texts );
	}

	/**
	 * A parameter of the request.
	 *
	 * @param string $name Name of the parameter.
	 * @return string "" if it is missing or a list.
	 */
	private static function parameter( $name ) {
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- reads what everyone may read.
	}

	/**
	 * Translations of several chunks.
	 *
	 * @param string[] $chunks Names of chunks.
	 * @return array Name to texts, or to null if the chunk has no translations or a malformed file.
	 */
	private static function all_of( array $chunks ) {
		$texts = array();
		foreach ( $chunks as $chunk ) {
			$texts[ $chunk ] = self::decode( self::read( $chunk ) );
		}
		return $texts;
	}

	/**
	 * Content of the translation file of a chunk, in the language of this request.
	 *
	 * @param string $chunk Name of the chunk.
	 * @return string "" without one.
	 */
	private static function read( $chunk ) {
		$handle = "dashboard-for-jetpack-$chunk";
		wp_register_script( $handle, Build::url( "$chunk.js" ), array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- known, not printed.
		return (string) load_script_textdomain( $handle, self::DOMAIN, Build::path( 'languages' ) );
	}

	/**
	 * Texts of a translation file. Malformed entries are left out, because the browser could not show them.
	 *
	 * @param string $json { locale_data: { domain: { original text: list of forms } } }; the file has one domain, the text domain or "messages".
	 * @return object|null Null if the file is malformed.
	 */
	private static function decode( $json ) {
		$file  = json_decode( $json, true );
		$texts = is_array( $file ) && is_array( $file['locale_data'] ?? null ) ? reset( $file['locale_data'] ) : null;
		if ( ! is_array( $texts ) ) {
			return null;
		}
		$header = $texts[''] ?? null;
		unset( $texts[''] );
		$valid = array_filter( $texts, array( self::class, 'has_forms' ) );
		$rule  = is_array( $header ) ? ( $header['plural-forms'] ?? $header['plural_forms'] ?? null ) : null;
		if ( is_string( $rule ) && preg_match( self::PLURAL_RULE, $rule ) ) {
			$valid[''] = array( 'plural-forms' => $rule );
		}
		return (object) $valid;
	}

	/**
	 * Whether an entry of a translation file is a list of texts.
	 *
	 * @param mixed $forms Value of the entry.
	 */
	private static function has_forms( $forms ) {
		return is_array( $forms ) && $forms && array_filter( $forms, 'is_string' ) === $forms;
	}
}
