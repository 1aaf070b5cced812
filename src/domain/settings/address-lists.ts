import { __, _n, sprintf } from '@wordpress/i18n';
import { findEntries, type EntryKind } from '@/domain/ip-address';
import { cleanAddressList, readAddressList, type ListLine } from '@/domain/pasted/address-list';
import { isMap } from '@/lib/is-map';
import { sameBy, TEXT, type Codec } from './codecs';

const MOST_NAMED = 10;
const MOST_CHARACTERS = 40;

/** Long lines and lists are named by their beginning. */
const nameAll = (names: readonly string[]) =>
	names.slice(0, MOST_NAMED).join(', ') + (names.length > MOST_NAMED ? '…' : '');

const shorten = (text: string) => {
	const characters = [...text];
	return characters.length > MOST_CHARACTERS
		? `${characters.slice(0, MOST_CHARACTERS).join('')}…`
		: text;
};

const nameLines = (lines: readonly ListLine[]) =>
	nameAll(lines.map(({ number, text }) => `${number} (${shorten(text)})`));

function describeOdd(lines: readonly ListLine[]): string {
	return sprintf(
		/* translators: %s: line numbers, each with the text of its line. */
		_n(
			"Line %s isn't an IP address or a range, so it has no effect.",
			"Lines %s aren't IP addresses or ranges, so they have no effect.",
			lines.length,
			'dashboard-for-jetpack',
		),
		nameLines(lines),
	);
}

/** A network or a range that the release may take or not: its answer decides. */
function describeUntried(lines: readonly ListLine[], version: string): string {
	return sprintf(
		/* translators: 1: "Jetpack" with its version. 2: line numbers, each with the text of its line. */
		_n(
			'%1$s may refuse or ignore line %2$s. You can try it.',
			'%1$s may refuse or ignore lines %2$s. You can try them.',
			lines.length,
			'dashboard-for-jetpack',
		),
		`Jetpack ${version}`.trim(),
		nameLines(lines),
	);
}

const describeNotes = (notes: readonly string[]) =>
	sprintf(
		/* translators: %s: notes that someone wrote beside the addresses of a list. */
		__("These notes aren't saved: %s", 'dashboard-for-jetpack'),
		nameAll(notes.map(shorten)),
	);

const asLines = (value: unknown): string =>
	Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('\n') : '';

/**
 * A list of addresses, sent with one entry per line: each release reads that. The other differences between releases are
 * named beside the field, and never keep a list from being saved (SETSEC-33).
 *
 * @param since The first release of Jetpack that takes each kind of entry.
 */
const addressList = (since: Record<Exclude<EntryKind, 'address' | 'odd'>, number>): Codec => ({
	...TEXT,
	/** Brute force protection's list is read as `{ local: string[] }`. */
	read(saved) {
		if (typeof saved === 'string') {
			return saved;
		}
		return isMap(saved) ? asLines(saved.local) : asLines(saved);
	},
	write: cleanAddressList,
	isSame: sameBy((text) => cleanAddressList(text).toLowerCase()),
	warn(text, version) {
		const kinds = (['range', 'network'] as const).filter(
			// An unreadable version is not known to take anything.
			(kind) => !(Number.parseFloat(version) >= since[kind]),
		);
		const odd = findEntries(text, ['odd']);
		const untried = findEntries(text, kinds);
		const { notes } = readAddressList(text);
		return [
			odd.length > 0 && describeOdd(odd),
			untried.length > 0 && describeUntried(untried, version),
			notes.length > 0 && describeNotes(notes),
		]
			.filter(Boolean)
			.join(' ');
	},
});

/** Older releases keep a list of their own, newer ones that of the firewall. */
export const BRUTE_FORCE_LIST: Codec = {
	...addressList({ range: 0, network: 13.9 }),
	dropsLines: true,
};

export const FIREWALL_LIST = addressList({ range: 11.9, network: 13.9 });
