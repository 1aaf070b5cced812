/** Turns a value into a pasted text, with the additions of mail programs, word processors, spreadsheets and phones. */
export const PASTED = {
	'as it is': (value: string) => value,
	'blanks around': (value: string) => `  ${value} `,
	'tabs around': (value: string) => `\t${value}\t`,
	'line ends around': (value: string) => `\n${value}\n\n`,
	'Windows line ends': (value: string) => `\r\n${value.replace(/\n/g, '\r\n')}\r\n`,
	'a zero-width blank in front': (value: string) => `\u200b${value}`,
	'a zero-width blank behind': (value: string) => `${value}\u200b`,
	'a byte order mark': (value: string) => `\ufeff${value}`,
	'a word joiner inside': (value: string) => `${value.slice(0, 3)}\u2060${value.slice(3)}`,
	'a soft hyphen behind': (value: string) => `${value}\u00ad`,
	'direction marks around': (value: string) => `\u202a${value}\u202c\u200e`,
	'a control character inside': (value: string) => `${value.slice(0, 3)}\u0007${value.slice(3)}`,
	'blanks that do not break': (value: string) => `\u00a0${value.replace(/ /g, '\u00a0')}\u202f`,
	'hyphens that do not break': (value: string) => value.replace(/-/g, '\u2011'),
	'en dashes': (value: string) => value.replace(/-/g, '–'),
	'em dashes': (value: string) => value.replace(/-/g, '—'),
	'straight quotes': (value: string) => `"${value}"`,
	'single quotes': (value: string) => `'${value}'`,
	'curly quotes': (value: string) => `“${value}”`,
	'low quotes': (value: string) => `„${value}“`,
	'full-width characters': (value: string) =>
		value.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
	'a label in front': (value: string) => `License key: ${value}`,
	'a label in a line above': (value: string) => `License key:\n${value}`,
	'a label in another language': (value: string) => `מפתח רישיון: ${value}`,
	'a note behind': (value: string) => `${value} # office`,
	'a semicolon behind': (value: string) => `${value};`,
	'a comma behind': (value: string) => `${value},`,
	'semicolons between': (value: string) => value.replace(/\n/g, '; '),
	'commas between': (value: string) => value.replace(/\n/g, ', '),
	'tabs between': (value: string) => value.replace(/\n/g, '\t'),
	'10,000 characters': () => 'aB3-'.repeat(2500),
	emoji: () => '👩‍👩‍👧 Grüße ❤️',
	'right-to-left text': () => 'שלום (עולם)\u200f!',
	'only a label': () => 'License key:',
	'only what nobody sees': () => '\u200b\ufeff \u00a0',
	nothing: () => '',
} satisfies Record<string, (value: string) => string>;

export type PastedName = keyof typeof PASTED;

/** The outcome of a pasted text: the value that is sent, and the sentence beside the field. Nothing is sent if `isRefused`. */
export interface PastedOutcome {
	sends?: string;
	says?: RegExp;
	isRefused?: true;
}

interface PastedKind {
	setting: string;
	value: string;
	/** The texts that are not simply sent as the value. */
	others: Partial<Record<PastedName, PastedOutcome>>;
}

const LONG = PASTED['10,000 characters']();
const EMPTY = {
	'only what nobody sees': { sends: '' },
	nothing: { sends: '' },
} as const;
const as = (sends: string, says?: RegExp): PastedOutcome => ({ sends, says });
const refused = (says: RegExp): PastedOutcome => ({ says, isRefused: true });

const NO_KEY = refused(/^There's no key in this text\. Paste the key itself\.$/);
const NO_CODE = /^There's no code in this text\. Paste the meta tag from \w+, or just its code\.$/;
const ODD = (named: string) => new RegExp(`^Lines? ${named} (isn't|aren't) .*no effect\\.$`, 'u');
const NOTES = (notes: string) => new RegExp(`These notes aren't saved: ${notes}$`, 'u');
const NO_ADDRESS = /^This isn't a web address\. Start it with https:\/\/$/;

const SENTENCE = 'Tea - “and” cake';
const ADDRESS = 'https://site.test/privacy-policy';
const RECORD = 'google.com, pub-123, DIRECT';
const LABEL = 'License key: ';
const LABEL_ABOVE = 'License key:\n';
const LABEL_ABROAD = 'מפתח רישיון: ';

/** By the kind of value that a field takes. For a text that is not listed, only the value is sent, without any message. */
export const PASTED_KINDS = {
	key: {
		setting: 'wordpress_api_key',
		value: 'jetpack-backup_t1_AbC123',
		others: {
			...EMPTY,
			'10,000 characters': as(LONG),
			emoji: NO_KEY,
			'right-to-left text': NO_KEY,
			'only a label': NO_KEY,
		},
	},
	code: {
		setting: 'bing',
		value: 'A1-B2_D5',
		others: {
			...EMPTY,
			'10,000 characters': as(LONG, /^Jetpack keeps only the first 100 .* has 10000\.$/),
			emoji: as(PASTED.emoji(), NO_CODE),
			'right-to-left text': as(PASTED['right-to-left text'](), NO_CODE),
			'only a label': as('License key:', NO_CODE),
		},
	},
	list: {
		setting: 'jetpack_protect_global_whitelist',
		value: '192.0.2.1-192.0.2.9\n198.51.100.7',
		others: {
			...EMPTY,
			'a label in front': as('192.0.2.1-192.0.2.9\n198.51.100.7', NOTES('License key:')),
			'a label in a line above': as('192.0.2.1-192.0.2.9\n198.51.100.7', NOTES('License key:')),
			'a label in another language': as(
				'192.0.2.1-192.0.2.9\n198.51.100.7',
				NOTES('\u2068מפתח רישיון:\u2069'),
			),
			'a note behind': as('192.0.2.1-192.0.2.9\n198.51.100.7', NOTES('# office')),
			'10,000 characters': as(LONG, ODD('1 \\((aB3-){10}…\\)')),
			emoji: as('👩👩👧\nGrüße\n❤', ODD('1 \\(👩👩👧\\), 1 \\(Grüße\\), and 1 \\(❤\\)')),
			'right-to-left text': as(
				'שלום\nעולם)!',
				ODD('1 \\(\u2068שלום\u2069\\) and 1 \\(\u2068עולם\\)!\u2069\\)'),
			),
			'only a label': as('', NOTES('License key:')),
		},
	},
	sentence: {
		setting: 'highlander_comment_form_prompt',
		value: SENTENCE,
		others: {
			...EMPTY,
			'direction marks around': as(`\u202a${SENTENCE}\u202c\u200e`),
			'blanks that do not break': as(SENTENCE.replace(/ /g, '\u00a0')),
			'hyphens that do not break': as('Tea \u2011 “and” cake'),
			'en dashes': as('Tea – “and” cake'),
			'em dashes': as('Tea — “and” cake'),
			'straight quotes': as(`"${SENTENCE}"`),
			'single quotes': as(`'${SENTENCE}'`),
			'curly quotes': as(`“${SENTENCE}”`),
			'low quotes': as(`„${SENTENCE}“`),
			'full-width characters': as('Ｔｅａ － “ａｎｄ” ｃａｋｅ'),
			'a label in front': as(LABEL + SENTENCE),
			'a label in a line above': as(LABEL_ABOVE + SENTENCE),
			'a label in another language': as(LABEL_ABROAD + SENTENCE),
			'a note behind': as(`${SENTENCE} # office`),
			'a semicolon behind': as(`${SENTENCE};`),
			'a comma behind': as(`${SENTENCE},`),
			'10,000 characters': as(LONG),
			emoji: as(PASTED.emoji()),
			'right-to-left text': as(PASTED['right-to-left text']()),
			'only a label': as('License key:'),
		},
	},
	'web address': {
		setting: 'wordads_ccpa_privacy_policy_url',
		value: ADDRESS,
		others: {
			...EMPTY,
			'en dashes': as('https://site.test/privacy–policy'),
			'em dashes': as('https://site.test/privacy—policy'),
			'full-width characters': as(PASTED['full-width characters'](ADDRESS), NO_ADDRESS),
			'a semicolon behind': as(`${ADDRESS};`),
			'a comma behind': as(`${ADDRESS},`),
			'10,000 characters': as(LONG, NO_ADDRESS),
			emoji: as('👩👩👧 Grüße ❤️', NO_ADDRESS),
			'right-to-left text': as('שלום (עולם)!', NO_ADDRESS),
			'only a label': as('License key:', NO_ADDRESS),
		},
	},
	'lines of ads.txt': {
		setting: 'wordads_custom_adstxt',
		value: RECORD,
		others: {
			...EMPTY,
			'a label in front': as(LABEL + RECORD),
			'a label in a line above': as(LABEL_ABOVE + RECORD),
			'a label in another language': as(LABEL_ABROAD + RECORD),
			'a note behind': as(`${RECORD} # office`),
			'a semicolon behind': as(`${RECORD};`),
			'a comma behind': as(`${RECORD},`),
			'10,000 characters': as(LONG),
			emoji: as('👩👩👧 Grüße ❤'),
			'right-to-left text': as('שלום (עולם)!'),
			'only a label': as('License key:'),
		},
	},
} satisfies Record<string, PastedKind>;

export type PastedKindName = keyof typeof PASTED_KINDS;

/** The outcome of a text that is pasted into a field with a kind of value. */
export function outcomeOf(kind: PastedKindName, name: PastedName): PastedOutcome {
	const { value, others }: PastedKind = PASTED_KINDS[kind];
	return others[name] ?? { sends: value };
}
