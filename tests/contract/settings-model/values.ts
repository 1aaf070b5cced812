import type { Random } from '#tests/support/random';

export interface Definition {
	key: string;
	type: string;
	validator: string;
	enum?: string[];
	group: string;
	read: unknown;
}

/** Values of a validator, and how the site returns a saved one. */
interface Kind {
	valid: (random: Random, definition: Definition) => unknown;
	invalid: readonly unknown[];
	/** Maps a sent value to the value in GET; by default unchanged. */
	read?: (sent: unknown) => unknown;
}

const WORDS = [
	'a quiet word',
	'zwölf Boxkämpfer',
	'日本語',
	'x'.repeat(400),
	'',
	'0',
	'  padded  ',
];
const CODES = ['', 'abc123', 'A-b_c', '0'];
const ROLES = ['administrator', 'editor', 'author', 'contributor', 'subscriber'];
const PLACES = ['index', 'post', 'page', 'attachment'];
const NOT_TEXT = [7, true, null, ['a'], { a: 1 }] as const;

function some<T>(random: Random, from: readonly T[]): T[] {
	const found = from.filter(() => random.chance(0.5));
	return found.length > 0 ? found : [random.pick(from)];
}

const isTruthy = (sent: unknown) => sent === true || sent === 1 || sent === '1';
const trimmed = (sent: unknown) => String(sent).trim();
/** sanitize_text_field: one line, single spaces. */
const oneLine = (sent: unknown) => trimmed(sent).replace(/\s+/g, ' ');
const metaContent = (sent: unknown) => /content="([^"]*)"/.exec(String(sent))?.[1] ?? sent;

export const KINDS: Record<string, Kind> = {
	boolean: {
		valid: (random) => random.pick([true, false, 0, 1, '0', '1']),
		invalid: ['true', 'yes', 2, -1, null, [], {}, ''],
		read: isTruthy,
	},
	enum: {
		valid: (random, { enum: values = [] }) => random.pick(values),
		invalid: ['no-such-value', 0, null, ['on'], '<b>on</b>'],
	},
	posint: {
		valid: (random) => random.pick([1, 10, 99, '12', 2147483647]),
		invalid: [0, -1, '-5', 'many', null, [], '1e', {}],
		read: Number,
	},
	alphanum: {
		valid: (random) => random.pick(['', 'abc123', 'UA0', 'z'.repeat(300)]),
		invalid: ['with-hyphen', 'with space', '<i>', null, 12, ['a'], 'ü'],
	},
	verification_service: {
		valid: (random) =>
			random.pick([...CODES, '<meta name="google-site-verification" content="tag-42" />']),
		invalid: ['no spaces', '<script>', 'a/b', 12, null, ['a']],
		read: metaContent,
	},
	twitter_username: {
		valid: (random) => random.pick(['', '@jack', 'jill_2', 'a'.repeat(15)]),
		invalid: ['a'.repeat(16), 'with space', '@', 'é', 5, null],
		read: (sent) => String(sent).replace(/^@/, ''),
	},
	stats_roles: {
		valid: (random) => some(random, ROLES),
		invalid: [['king'], 'administrator', 3, { a: 'editor' }],
	},
	sharing_show: {
		valid: (random) => some(random, PLACES),
		invalid: [['nowhere'], 'post', 3],
	},
	string: { valid: (random) => random.pick(WORDS), invalid: NOT_TEXT },
	none: { valid: (random) => random.pick(WORDS), invalid: [['a'], { a: 1 }] },
};

const READ_BY_SANITIZER: Record<string, Kind['read']> = {
	sanitize_text_field: oneLine,
	sanitize_textarea_field: trimmed,
	sanitize_front_page_meta_description: trimmed,
};

/** The value in GET settings after a valid value was saved. */
export function readBack(definition: Definition & { sanitizer?: string }, sent: unknown): unknown {
	const bySanitizer = READ_BY_SANITIZER[definition.sanitizer ?? ''];
	const byKind = KINDS[definition.validator]?.read;
	return (bySanitizer ?? byKind ?? ((value: unknown) => value))(sent);
}
