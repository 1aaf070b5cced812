import { validateFormValue, warnOfFormValue } from '@/domain/settings/field-checks';
import { toSettingValue } from '@/domain/settings/form';
import { SETTINGS_CARDS } from '@/domain/settings/registry';
import { keysOf } from '@/lib/values';
import { outcomeOf, PASTED, PASTED_KINDS } from '#tests/support/pasted';

const NAMES = keysOf(PASTED);

describe.each(keysOf(PASTED_KINDS))('a pasted %s', (kind) => {
	const { setting, value } = PASTED_KINDS[kind];

	it.each(NAMES)('is read from a text with %s', (name) => {
		const text = PASTED[name](value);
		const { sends, says, isRefused } = outcomeOf(kind, name);
		const refusal = validateFormValue(setting, text);
		const warning = warnOfFormValue(setting, text, '11.2', 'en');
		if (says) {
			expect(isRefused ? refusal : warning).toMatch(says);
		} else {
			expect(warning).toBe('');
		}
		expect(refusal === '').toBe(!isRefused);
		if (!isRefused) {
			expect(toSettingValue(setting, text)).toBe(sends);
		}
	});

	it('is not changed by reading it again', () => {
		for (const name of NAMES) {
			const once = toSettingValue(setting, PASTED[name](value));
			expect(toSettingValue(setting, String(once))).toBe(once);
		}
	});
});

describe('a key', () => {
	const clean = (text: string) => toSettingValue('wordpress_api_key', text);

	it.each([
		['with its label', 'Product: Backup\nLicense key: k-1_a\nUntil: 2027', 'k-1_a'],
		['in a sentence', 'Your key is k-1_a.', 'k-1_a'],
		['broken by an email', 'License key: jetpack-backup_t1_\n  AbC123', 'jetpack-backup_t1_AbC123'],
		['in brackets', '<k-1_a>', 'k-1_a'],
		['as an assignment', "WPCOM_API_KEY = 'k1a'", 'k1a'],
		['with a full-width colon', 'キー：k1a', 'k1a'],
		['broken without a label', 'k-1\n_a', 'k-1_a'],
		['with unseen characters', '\ufeffk-1_\u200ba', 'k-1_a'],
	])('is read %s', (_what, text, key) => {
		expect(clean(text)).toBe(key);
	});
});

describe('a sentence', () => {
	const clean = (text: string) => toSettingValue('highlander_comment_form_prompt', text);

	it.each([
		['a family of one sign', '👩‍👩‍👧'],
		['a heart with its color', '❤️'],
		['a direction mark in Hebrew', 'שלום (abc)\u200f!'],
		['a joiner in Persian', 'می\u200cخواهم'],
		['a place in Thai where a line may break', 'ไทย\u200bภาษา'],
		['a blank before a French colon', 'Bonjour\u00a0: ça va'],
	])('keeps %s', (_what, text) => {
		expect(clean(text)).toBe(text);
	});

	it('loses a zero-width blank between other letters, and half of an emoji', () => {
		expect(clean('Tea\u200b time \ud83d and \udc69 more 👩')).toBe('Tea time  and  more 👩');
	});
});

it('no setting that people type keeps a zero-width blank around its value', () => {
	const typed = SETTINGS_CARDS.flatMap(({ settings }) => settings).filter(({ control }) =>
		['text', 'lines'].includes(control),
	);
	const kept = typed.filter(({ id }) => toSettingValue(id, '\u200babc\u200b') !== 'abc');
	expect(kept.map(({ id }) => id)).toEqual([]);
	expect(typed.length).toBeGreaterThan(5);
});
