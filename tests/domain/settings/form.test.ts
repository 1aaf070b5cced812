import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { validateFormValue, warnOfFormValue } from '@/domain/settings/field-checks';
import {
	findLostLines,
	isKept,
	isSameFormValue,
	toFormValue,
	toSettingValue,
} from '@/domain/settings/form';

const LIST = 'jetpack_protect_global_whitelist';
const PROMPT = 'highlander_comment_form_prompt';

it.each([
	[LIST, { local: ['1.2.3.4', '::1'] }, '1.2.3.4\n::1'],
	[LIST, { local: [] }, ''],
	[LIST, '1.2.3.4', '1.2.3.4'],
	[LIST, null, ''],
	[PROMPT, 'Hi', 'Hi'],
	[PROMPT, 7, '7'],
	[PROMPT, false, ''],
	[PROMPT, undefined, ''],
])('shows the saved value of %s as text: %j', (key, saved, shown) => {
	expect(toFormValue(key, saved)).toBe(shown);
});

it('sends a list with one entry per line, ranges without spaces', () => {
	expect(toSettingValue(LIST, ' 1.2.3.4,\n\n 2.2.2.2 - 3.3.3.3\r\n10.0.0.0/8; ::1')).toBe(
		'1.2.3.4\n2.2.2.2-3.3.3.3\n10.0.0.0/8\n::1',
	);
	expect(toSettingValue(LIST, '')).toBe('');
});

it.each([
	['a network', '198.51.100.0/24', '198.51.100.0/24'],
	['semicolons', '192.0.2.1; 192.0.2.2;198.51.100.7', '192.0.2.1\n192.0.2.2\n198.51.100.7'],
	['a blank and a tab', '192.0.2.1 192.0.2.2\t198.51.100.7', '192.0.2.1\n192.0.2.2\n198.51.100.7'],
	['a zero-width blank', '\u200b198.51.100.7', '198.51.100.7'],
])('each list of addresses takes %s', (_what, text, sent) => {
	for (const key of [LIST, 'jetpack_waf_ip_allow_list', 'jetpack_waf_ip_block_list']) {
		expect(toSettingValue(key, text)).toBe(sent);
		expect(validateFormValue(key, text)).toBe('');
	}
});

const BLOCKED = 'jetpack_waf_ip_block_list';
const ALLOWED = 'jetpack_waf_ip_allow_list';
const NETWORK =
	/^Jetpack [\d.]+ may refuse or ignore line 1 \(10\.0\.0\.0\/8\)\. You can try it\.$/;
const RANGE = /^Jetpack [\d.]+ may refuse or ignore line 1 \(192\.0\.2\.1-192\.0\.2\.9\)\./;
const HOST = /^Line 2 \(example\.com\) isn't an IP address or a range, so it has no effect\.$/;
const HALF = /^Line 1 \(192\.0\.2\.1-\) isn't an IP address or a range/;

it.each<[string, string, string, RegExp | '']>([
	[LIST, '11.2', '10.0.0.0/8', NETWORK],
	[LIST, '13.8', '10.0.0.0/8', NETWORK],
	[LIST, '13.9', '10.0.0.0/8', ''],
	[LIST, '16.1.2', '10.0.0.0/8', ''],
	[LIST, '', '10.0.0.0/8', /^Jetpack may refuse or ignore line 1/],
	[LIST, '11.2', '192.0.2.1-192.0.2.9', ''],
	[BLOCKED, '11.2', '10.0.0.0/8', NETWORK],
	[ALLOWED, '11.2-beta', '10.0.0.0/8', /^Jetpack 11\.2-beta may/],
	[BLOCKED, '16.1.2', '10.0.0.0/8', ''],
	[BLOCKED, '11.2', '192.0.2.1 - 192.0.2.9', RANGE],
	[ALLOWED, '11.9', '192.0.2.1-192.0.2.9', ''],
	...[LIST, BLOCKED, ALLOWED].flatMap((key): [string, string, string, RegExp][] => [
		[key, '16.1.2', '192.0.2.1\nexample.com', HOST],
		[key, '11.2', '192.0.2.1 -', HALF],
	]),
	[BLOCKED, '11.2', '1.1.1.1 # a\nMe: 2.2.2.2 // b', /^These notes aren't saved: # a, \/\/ b, a/],
])(
	'SETSEC-33 SETSEC-40 what a release is not known to take is named, and never keeps a list from being saved: %s on Jetpack %s: %s',
	(key, version, list, warning) => {
		expect(validateFormValue(key, list)).toBe('');
		expect(warnOfFormValue(key, list, version, 'en')).toEqual(
			warning === '' ? '' : expect.stringMatching(warning),
		);
	},
);

describe('several lines are named as a list in a sentence', () => {
	const warn = (list: string, locale: string) => warnOfFormValue(LIST, list, '16.1.2', locale);
	const many = (count: number) => Array.from({ length: count }, (_, at) => `h${at + 1}`).join('\n');

	afterEach(() => resetLocaleData());

	it.each([
		['two', 2, 'en', /^Lines 1 \(h1\) and 2 \(h2\) aren't/],
		['three in German', 3, 'de-DE', /1 \(h1\), 2 \(h2\) und 3 \(h3\)/],
		['three in Arabic', 3, 'ar', /1 \(h1\) و2 \(h2\) و3 \(h3\)/],
		['as many as are named', 10, 'en', /9 \(h9\), and 10 \(h10\) aren't/],
		['one more', 11, 'en', /10 \(h10\), and 1 more aren't/],
	])('%s', (_name, count, locale, sentence) => {
		expect(warn(many(count), locale)).toMatch(sentence);
	});

	it('from right to left each text keeps its own direction', () => {
		expect(warn('שלום\nh2', 'en')).toMatch(/1 \(\u2068שלום\u2069\) and 2 \(h2\)/);
		setLocaleData({ 'text direction\u0004ltr': ['rtl'] });
		const sentence = /1 \(\u20682001:db8::x\u2069\) and 2 \(\u2068h2\u2069\)/;
		expect(warn('2001:db8::x\nh2', 'en')).toMatch(sentence);
	});
});

it.each([
	[LIST, '1.2.3.4 - 1.2.3.9', '1.2.3.4-1.2.3.9', true],
	[LIST, '1.2.3.4,5.6.7.8', '1.2.3.4\n5.6.7.8\n', true],
	[LIST, 'FE80::1', 'fe80::1', true],
	['bing', '<META CONTENT = abc>', 'abc', true],
	['wordpress_api_key', 'Key: abc', 'abc', true],
	[LIST, '1.2.3.4', '1.2.3.5', false],
	[PROMPT, ' Hi ', 'Hi', true],
	[PROMPT, 'one\r\ntwo', 'one\ntwo', true],
	[PROMPT, 'a - b', 'a-b', false],
	[PROMPT, 'a, b', 'a\nb', false],
])('compares for %s %j and %j: equal %s', (key, one, other, isSame) => {
	expect(isSameFormValue(key, one, other)).toBe(isSame);
	expect(isSameFormValue(key, other, one)).toBe(isSame);
});

const TEXTS = 'subscription_options';

it.each([
	['the text that was sent', TEXTS, { welcome: 'Hi', invitation: 'Its own' }, true],
	['another text', TEXTS, { welcome: 'Hi there', invitation: 'Its own' }, false],
	['no text', TEXTS, { invitation: 'Its own' }, false],
])('of several texts, one of which was changed, a site keeps %s', (_what, key, stored, isSame) => {
	const base = toFormValue(key, { welcome: '', invitation: '' });
	const sent = toFormValue(key, { welcome: ' Hi', invitation: '' });
	expect(isKept(key, toFormValue(key, stored), sent, base)).toBe(isSame);
});

it('of a single text, a site keeps what was sent, or another', () => {
	expect(['Hi', 'Bye'].map((kept) => isKept(PROMPT, kept, ' Hi', ''))).toEqual([true, false]);
});

it('finds the lines that the server dropped', () => {
	expect(findLostLines('1.2.3.4\nnonsense', '1.2.3.4')).toEqual(['nonsense']);
	expect(findLostLines('1.1.1.1-2.2.2.2', '1.1.1.1 - 2.2.2.2')).toEqual([]);
	expect(findLostLines('', '1.2.3.4')).toEqual([]);
});
