import { getRedirectUrl } from '@/lib/redirect-url';
import { joinUrl, requireSafeUrl, toSafeUrl } from '@/lib/safe-url';

it('builds a provider link from a slug and the site, or of an absolute URL', () => {
	const root = 'https://jetpack.com/redirect/';
	const plans = getRedirectUrl('jetpack-plans', { site: 'site.test::blog' });
	expect(plans).toBe(`${root}?source=jetpack-plans&site=site.test%3A%3Ablog`);
	expect(getRedirectUrl('https://a.com/b')).toBe(`${root}?url=https%3A%2F%2Fa.com%2Fb`);
});

it('keeps an http link, and rejects any other value', () => {
	expect(toSafeUrl('http://site.test/a?b=1')).toBe('http://site.test/a?b=1');
	const odd = ['javascript:alert(1)', 'data:text/html,x', 'nonsense', '', null, undefined];
	expect(odd.filter((value) => toSafeUrl(value))).toEqual([]);
	expect(requireSafeUrl('https://site.test')).toBe('https://site.test/');
	expect(() => requireSafeUrl('javascript:alert(1)')).toThrow(TypeError);
});

it.each(['upload.php', 'customize.php?autofocus[panel]=widgets', '?source=a%3A%3Ab&query=c%3Dd'])(
	'appends %s to an address unchanged',
	(rest) => {
		const base = requireSafeUrl('http://site.test/wp-admin/');
		expect(joinUrl(base, rest)).toBe(`http://site.test/wp-admin/${rest}`);
	},
);

it.each([
	...['javascript:alert(1)', '//evil.test/', '/\\evil.test/', '@evil.test/', ':80@evil.test/'],
	...['.evil.test/', '../../../..//evil.test/', 'https://evil.test/', '\t\n//evil.test'],
	...['\ud800', '%', ''],
])('keeps the host of the address when %j is appended', (rest) => {
	for (const base of ['http://site.test', 'http://site.test/wp-admin/', 'http://site.test/?a=b']) {
		expect(new URL(joinUrl(requireSafeUrl(base), rest)).origin).toBe('http://site.test');
	}
});
