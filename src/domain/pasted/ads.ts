import { dropControls, joinLineEnds, toPlain } from './characters';
import { cleanSentence } from './sentence';

const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
const AROUND = /^[\s"'`´‘’‚‛“”„‟‹›«»<]+|[\s"'`´‘’‚‛“”„‟‹›«»>]+$/g;
/** "Privacy policy: https://…" */
const LABEL = /^[^/?#]*[:\s]\s*(?=https?:\/\/)/i;
const NOTE = /\s+#.*$/s;
const BROKEN = /\s*\n\s*/g;

/** The web address in a pasted text. Its characters stay as they are, because a path may contain any script. */
export const cleanWebAddress = (text: string): string =>
	dropControls(joinLineEnds(text))
		.replace(UNSEEN, '')
		// An en dash may be part of a path, but nobody means a non-breaking hyphen.
		.replace(/[\u2010\u2011]/g, '-')
		.replace(NOTE, '')
		.replace(LABEL, '')
		.replace(AROUND, '')
		.replace(BROKEN, '');

const trimRecord = (text: string) => toPlain(text).replace(/^["\s]+|["\s]+$/g, '');

/** Notes are for people, records for machines. */
function cleanRecord(line: string): string {
	const noteAt = line.indexOf('#');
	return noteAt === -1
		? trimRecord(line)
		: `${trimRecord(line.slice(0, noteAt))} ${cleanSentence(line.slice(noteAt))}`.trim();
}

/** The lines of ads.txt. Their commas and notes are part of them. */
export const cleanRecords = (text: string): string =>
	joinLineEnds(text).split('\n').map(cleanRecord).join('\n').trim();
