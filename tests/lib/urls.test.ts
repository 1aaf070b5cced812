import { getRedirectUrl } from '@/lib/redirect-url';
import { toSafeUrl } from '@/lib/safe-url';

it('builds a provider link from a slug and the site', () => {
	expect(getRedirectUrl('jetpack-plans', { site: 'site.test::blog' })).toBe(
		'https://jetpack.com/redirect/?source=jetpack-plans&site=site.test%3A%3Ablog',
	);
});

it('passes an absolute URL as such', () => {
	expect(getRedirectUrl('https://example.com/a')).toBe(
		'https://jetpack.com/redirect/?url=https%3A%2F%2Fexample.com%2Fa',
	);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'nonsense', '', null, undefined])(
	'drops %p as a link',
	(value) => {
		expect(toSafeUrl(value)).toBeUndefined();
	},
);

it('keeps an http link', () => {
	expect(toSafeUrl('http://site.test/a?b=1')).toBe('http://site.test/a?b=1');
});
