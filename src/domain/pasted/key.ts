import { __ } from '@wordpress/i18n';
import { toPlain } from './characters';

const NOTE = /(^|\s)#.*$/gm;
const LABEL = /^([^\n]*[:=])(.*)$/s;
const KEY_WORDS = /key|licen[cs]e|code/i;
const IS = /^[^\n]*\bis\s+/i;
const AROUND = /^[\s"<([{.,;:]+|[\s">)\]}.,;:]+$/g;

interface Labelled {
	label: string;
	value: string;
}

/** The parts of a text by their labels. A line without a label belongs to the part above it, because emails break long keys. */
function splitAtLabels(text: string): Labelled[] {
	const parts: Labelled[] = [];
	for (const line of text.split('\n')) {
		const [, label, value] = LABEL.exec(line) ?? [];
		const last = parts[parts.length - 1];
		if (label !== undefined && value !== undefined) {
			parts.push({ label, value });
		} else if (last) {
			last.value += `\n${line}`;
		} else {
			parts.push({ label: '', value: line });
		}
	}
	return parts.filter(({ value }) => value.trim() !== '');
}

/** A pasted text without a label before it, a note after it, or quotes around it. */
export function unwrap(text: string): string {
	const parts = splitAtLabels(toPlain(text).replace(NOTE, '$1'));
	const part = parts.find(({ label }) => KEY_WORDS.test(label)) ?? parts[0];
	return (part?.value ?? '').replace(IS, '').replace(AROUND, '');
}

const HAS_OTHERS = /[^!-~]/;

/**
 * The key in a pasted text: a licence key or an anti-spam key; "" without one. A key has no accented letters and no blanks, not even where an email
 * broke its line.
 */
export function cleanKey(text: string): string {
	const key = unwrap(text).replace(/\s+/g, '');
	return HAS_OTHERS.test(key) ? '' : key;
}

/** Why a text has nothing to send, for example only a label and no key. "" for an empty text. */
export const describeMissingKey = (text: string): string =>
	cleanKey(text) === '' && toPlain(text).trim() !== ''
		? __("There's no key in this text. Paste the key itself.")
		: '';
