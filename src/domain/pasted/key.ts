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

/** The parts of a text by their labels: a line without one belongs to the part above it, because emails break long keys. */
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

/** A pasted text without the label in front of it, the note behind it, and the quotes around it. */
export function unwrap(text: string): string {
	const parts = splitAtLabels(toPlain(text).replace(NOTE, '$1'));
	const part = parts.find(({ label }) => KEY_WORDS.test(label)) ?? parts[0];
	return (part?.value ?? '').replace(IS, '').replace(AROUND, '');
}

const HAS_OTHERS = /[^!-~]/;

/**
 * The key in a pasted text: a licence key or an anti-spam key; "" without one. A key has no blanks, also where an email broke
 * its line, and no letters with accents.
 */
export function cleanKey(text: string): string {
	const key = unwrap(text).replace(/\s+/g, '');
	return HAS_OTHERS.test(key) ? '' : key;
}

/** Why nothing can be sent of a text: it has no key, for example only its label. "" for an empty text. */
export const describeMissingKey = (text: string): string =>
	cleanKey(text) === '' && toPlain(text).trim() !== ''
		? __("There's no key in this text. Paste the key itself.", 'dashboard-for-jetpack')
		: '';
