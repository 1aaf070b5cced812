import {
	INFINITE_SCROLL_MODES,
	readInfiniteScroll,
	writeInfiniteScroll,
} from '@/domain/settings/infinite-scroll';
import { isSameFormValue, toFormValue, toSettingValue } from '@/domain/settings/form';

it.each([
	['0', '0', 'default'],
	['0', '1', 'default'],
	['1', '0', 'button'],
	['1', '1', 'scroll'],
])('WRITING-21 the module %s with its option %s is the mode %s', (module, option, mode) => {
	expect(readInfiniteScroll((key) => (key === 'infinite-scroll' ? module : option))).toBe(mode);
});

it.each(['0', '1'])(
	'WRITING-22 each mode survives a round trip with a saved option of %s',
	(saved) => {
		for (const mode of INFINITE_SCROLL_MODES) {
			const fields = writeInfiniteScroll(mode, () => saved);
			expect(readInfiniteScroll((key) => fields[key])).toBe(mode);
		}
		expect(writeInfiniteScroll('default', () => saved).infinite_scroll).toBe(saved);
	},
);

it.each(['infinite-scroll', 'infinite_scroll'])(
	'WRITING-22 %s is shown and saved as a flag',
	(key) => {
		const shown = (values: unknown[]) => values.map((saved) => toFormValue(key, saved)).join('');
		expect(shown([true, 1, '1'])).toBe('111');
		expect(shown([false, 0, '', null, undefined, 'nonsense'])).toBe('000000');
		expect([toSettingValue(key, '1', ''), toSettingValue(key, '0', '')]).toEqual([true, false]);
		expect(isSameFormValue(key, '1', '0')).toBe(false);
		expect(toSettingValue('bing', '1', '')).toBe('1');
	},
);
