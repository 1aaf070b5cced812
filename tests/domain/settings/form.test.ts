import { readLines } from '@/domain/settings/codecs';
import { findLostLines, isSameFormValue, toFormValue } from '@/domain/settings/form';

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

it('splits addresses at lines and commas, and removes spaces from ranges', () => {
	expect(readLines(' 1.2.3.4,\n\n 2.2.2.2 - 3.3.3.3\r\n')).toEqual(['1.2.3.4', '2.2.2.2-3.3.3.3']);
	expect(readLines('')).toEqual([]);
});

it.each([
	[LIST, '1.2.3.4 - 1.2.3.9', '1.2.3.4-1.2.3.9', true],
	[LIST, '1.2.3.4,5.6.7.8', '1.2.3.4\n5.6.7.8\n', true],
	[LIST, 'FE80::1', 'fe80::1', true],
	[LIST, '1.2.3.4', '1.2.3.5', false],
	[PROMPT, ' Hi ', 'Hi', true],
	[PROMPT, 'one\r\ntwo', 'one\ntwo', true],
	[PROMPT, 'a - b', 'a-b', false],
	[PROMPT, 'a, b', 'a\nb', false],
])('compares for %s %j and %j: equal %s', (key, one, other, isSame) => {
	expect(isSameFormValue(key, one, other)).toBe(isSame);
	expect(isSameFormValue(key, other, one)).toBe(isSame);
});

it('finds the lines that the server dropped', () => {
	expect(findLostLines('1.2.3.4\nnonsense', '1.2.3.4')).toEqual(['nonsense']);
	expect(findLostLines('1.1.1.1-2.2.2.2', '1.1.1.1 - 2.2.2.2')).toEqual([]);
	expect(findLostLines('', '1.2.3.4')).toEqual([]);
});
