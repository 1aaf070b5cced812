import { __, _n, isRTL, sprintf } from '@wordpress/i18n';
import { findEntries, type EntryKind } from '@/domain/pasted/ip-address';
import { readAddressList, type ListLine } from '@/domain/pasted/address-list';
import { cleanWebAddress } from '@/domain/pasted/ads';
import { describeMissingKey } from '@/domain/pasted/key';
import { VERIFICATION_TAGS } from '@/domain/verification';
import { describeCode, findForeignTag } from '@/domain/verification/pasted';
import { toSafeUrl } from '@/lib/safe-url';
import { keysOf } from '@/lib/values';
import { getCard, getSetting, type SettingId } from './cards';
import { parseIds } from './newsletter';

/** The messages about the text of a field; "" for none. */
interface FieldCheck {
	/** Why a text must be a mistake. It is not sent. */
	validate?: (text: string) => string;
	/**
	 * The parts of a text that the site may change, ignore or refuse, or that aren't sent. It never blocks a save, because the site decides
	 * (SETSEC-33). The version is Jetpack's, or "" if it is unknown.
	 */
	warn?: (text: string, version: string, locale: string) => string;
}

const MOST_NAMED = 10;
const MOST_CHARACTERS = 40;

/** As a list in a sentence. Long lines and lists are named by their beginning. */
function nameAll(names: readonly string[], locale: string): string {
	const rest = names.length - MOST_NAMED;
	const named = names.slice(0, MOST_NAMED);
	return new Intl.ListFormat(locale).format(
		rest > 0
			? [
					...named,
					/* translators: %d: number of further items of a list. */
					sprintf(_n('%d more', '%d more', rest), rest),
				]
			: named,
	);
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF]/;

/** A text of the other direction would drag along the numbers and signs around it and tear an address apart. */
const isolate = (text: string) =>
	isRTL() || RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;

const shorten = (text: string) => {
	const characters = [...text];
	return isolate(
		characters.length > MOST_CHARACTERS
			? `${characters.slice(0, MOST_CHARACTERS).join('')}…`
			: text,
	);
};

const nameLines = (lines: readonly ListLine[], locale: string) =>
	nameAll(
		lines.map(({ number, text }) => `${number} (${shorten(text)})`),
		locale,
	);

function describeOdd(lines: readonly ListLine[], locale: string): string {
	return sprintf(
		/* translators: %s: line numbers, each with the text of its line. */
		_n(
			"Line %s isn't an IP address or a range, so it has no effect.",
			"Lines %s aren't IP addresses or ranges, so they have no effect.",
			lines.length,
		),
		nameLines(lines, locale),
	);
}

/** A network or a range that the release may or may not accept; its answer decides. */
function describeUntried(lines: readonly ListLine[], version: string, locale: string): string {
	return sprintf(
		/* translators: 1: "Jetpack" with its version. 2: line numbers, each with the text of its line. */
		_n(
			'%1$s may refuse or ignore line %2$s. You can try it.',
			'%1$s may refuse or ignore lines %2$s. You can try them.',
			lines.length,
		),
		`Jetpack ${version}`.trim(),
		nameLines(lines, locale),
	);
}

const describeNotes = (notes: readonly string[], locale: string) =>
	/* translators: %s: notes that someone wrote beside the addresses of a list. */
	sprintf(__("These notes aren't saved: %s"), nameAll(notes.map(shorten), locale));

/** @param since The first release of Jetpack that accepts each kind of entry. */
const addressList = (since: Record<Exclude<EntryKind, 'address' | 'odd'>, number>): FieldCheck => ({
	warn(text, version, locale) {
		const kinds = (['range', 'network'] as const).filter(
			// A version that can't be read isn't known to accept anything.
			(kind) => !(Number.parseFloat(version) >= since[kind]),
		);
		const odd = findEntries(text, ['odd']);
		const untried = findEntries(text, kinds);
		const { notes } = readAddressList(text);
		return [
			odd.length > 0 && describeOdd(odd, locale),
			untried.length > 0 && describeUntried(untried, version, locale),
			notes.length > 0 && describeNotes(notes, locale),
		]
			.filter(Boolean)
			.join(' ');
	},
});

const FIREWALL_LIST = addressList({ range: 11.9, network: 13.9 });

/** Whether a text is no address that a browser could open. An empty text is fine, because the field is optional (TRAFFIC-09). */
export const isOddAddress = (typed: string): boolean =>
	typed.trim() !== '' && toSafeUrl(typed.trim()) === undefined;

/** By key. Screens load this file once a field has a text, and a save waits for it. */
const FIELD_CHECKS: Readonly<Record<string, FieldCheck>> = {
	jetpack_protect_global_whitelist: addressList({ range: 0, network: 13.9 }),
	jetpack_waf_ip_block_list: FIREWALL_LIST,
	jetpack_waf_ip_allow_list: FIREWALL_LIST,
	wordpress_api_key: { validate: describeMissingKey },
	wordads_ccpa_privacy_policy_url: {
		warn: (text) =>
			isOddAddress(cleanWebAddress(text))
				? __("This isn't a web address. Start it with https://")
				: '',
	},
	// The server ignores an empty list and reports success.
	wpcom_newsletter_categories: {
		validate: (text) =>
			parseIds(text).length === 0
				? __('Choose at least one category. To offer none, turn off the switch above.')
				: '',
	},
	...Object.fromEntries(
		keysOf(VERIFICATION_TAGS).map((service): [string, FieldCheck] => [
			service,
			{
				validate: (text) => findForeignTag(service, text),
				warn: (text) => findForeignTag(service, text) || describeCode(service, text),
			},
		]),
	),
};

const checkOf = (key: string): FieldCheck =>
	Object.hasOwn(FIELD_CHECKS, key) ? (FIELD_CHECKS[key] ?? {}) : {};

/** Why nobody can have meant a text; "" if someone can. */
export const validateFormValue = (key: string, value: string): string =>
	checkOf(key).validate?.(value) ?? '';

export const warnOfFormValue = (
	key: string,
	value: string,
	version: string,
	locale: string,
): string => checkOf(key).warn?.(value, version, locale) ?? '';

/** Newer releases use the firewall's list, whose switch is on another card. */
export const describeMissingSwitch = (id: SettingId): string =>
	sprintf(
		/* translators: 1: name of a switch. 2: title of the card that it is on. */
		__('This list has no effect on logins while "%1$s" is off on the card "%2$s".'),
		getSetting(id).getName(),
		getCard('firewall').getTitle(),
	);
