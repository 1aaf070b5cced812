import { toPseudo } from '#tests/support/pseudo-locale';

/** Translates each text when it is used, without a language pack. */
const PSEUDO = `;( function () {
	var toPseudo = ${toPseudo.toString()};
	var pseudo = function ( text ) { return text ? toPseudo( text ) : text; };
	var add = function ( name, change ) { wp.hooks.addFilter( name, 'pseudo', change ); };
	add( 'i18n.gettext', pseudo );
	add( 'i18n.ngettext', pseudo );
	add( 'i18n.ngettext_with_context', pseudo );
	add( 'i18n.gettext_with_context', function ( translation, text, context ) {
		return context === 'text direction' ? 'rtl' : pseudo( translation );
	} );
} )();`;

const AFTER_I18N = /<script[^>]* id="wp-i18n-js-after"[^>]*>/;

/** The message about an app that does not start. PHP prints it, so its texts don't pass the script's filter. */
const FAILURE = /<div id="jp-failure"[^]*?<\/div>/;

export function speakPseudo(html: string): string {
	if (!AFTER_I18N.test(html) || !FAILURE.test(html)) {
		throw new Error('The page prints nothing after wp-i18n, or no message about a failure.');
	}
	return html
		.replace(AFTER_I18N, (tag) => `<script>${PSEUDO}</script>${tag}`)
		.replace(FAILURE, (message) =>
			message.replace(/>([^<>]*\p{L}[^<>]*)</gu, (_all, text: string) => `>${toPseudo(text)}<`),
		);
}
