import { dropControls, joinLineEnds, toPlain } from './characters';
import { cleanSentence } from './sentence';

const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
const AROUND = /^[\s"'`´‘’‚‛“”„‟‹›«»<]+|[\s"'`´‘’‚‛“”„‟‹›«»>]+$/g;
/** "Privacy policy: https://…" */
const LABEL = /^[^/?#]*[:\s]\s*(?=https?:\/\/)/i;
const NOTE = /\s+#.*$/s;
const BROKEN = /\s*\n\s*/g;

/** The web address in a pasted text. Its own characters stay, also those of other scripts: a path may have any. */
export const cleanWebAddress = (text: string): string =>
	dropControls(joinLineEnds(text))
		.replace(UNSEEN, '')
		// An en dash may be part of a path, a hyphen that doesn't break is never meant.
		.replace(/[\u2010\u2011]/g, '-')
		.replace(NOTE, '')
		.replace(LABEL, '')
		.replace(AROUND, '')
		.replace(BROKEN, '');

const trimRecord = (text: string) => toPlain(text).replace(/^["\s]+|["\s]+$/g, '');

/** A note is for people, a record for machines. */
function cleanRecord(line: string): string {
	const noteAt = line.indexOf('#');
	return noteAt === -1
		? trimRecord(line)
		: `${trimRecord(line.slice(0, noteAt))} ${cleanSentence(line.slice(noteAt))}`.trim();
}

/** The lines of ads.txt, whose commas and notes belong to them. */
export const cleanRecords = (text: string): string =>
	joinLineEnds(text).split('\n').map(cleanRecord).join('\n').trim();
