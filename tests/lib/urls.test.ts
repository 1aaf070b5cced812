import { getRedirectUrl } from '@/lib/redirect-url';
import { joinUrl, requireSafeUrl, toSafeUrl } from '@/lib/safe-url';

it('builds a provider link from a slug and the site', () => {
	expect(getRedirectUrl('jetpack-plans', { site: 'site.test::blog' })).toBe(
		'https://jetpack.com/redirect/?source=jetpack-plans&site=site.test%3A%3Ablog',
	);
});

it('passes an absolute URL as a parameter', () => {
	expect(getRedirectUrl('https://example.com/a')).toBe(
		'https://jetpack.com/redirect/?url=https%3A%2F%2Fexample.com%2Fa',
	);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'nonsense', '', null, undefined])(
	'rejects %p as a link',
	(value) => {
		expect(toSafeUrl(value)).toBeUndefined();
	},
);

it('keeps an http link', () => {
	expect(toSafeUrl('http://site.test/a?b=1')).toBe('http://site.test/a?b=1');
});

it('requireSafeUrl throws for an address that is not http', () => {
	expect(requireSafeUrl('https://site.test')).toBe('https://site.test/');
	expect(() => requireSafeUrl('javascript:alert(1)')).toThrow(TypeError);
});

it.each([
	'upload.php',
	'customize.php?autofocus[panel]=widgets',
	'admin.php?page=wc-admin&path=/setup-wizard',
	'admin.php?page=my-jetpack#/add-license',
	'?source=a%3A%3Ab&query=c%3Dd',
])('appends %s to an address unchanged', (rest) => {
	const base = requireSafeUrl('http://site.test/wp-admin/');
	expect(joinUrl(base, rest)).toBe(`http://site.test/wp-admin/${rest}`);
});

it.each([
	'javascript:alert(1)',
	'//evil.test/',
	'/\\evil.test/',
	'@evil.test/',
	':80@evil.test/',
	'.evil.test/',
	'../../../..//evil.test/',
	'https://evil.test/',
	'\t\n//evil.test',
	'\ud800',
	'%',
	'',
])('keeps the host of the address when %j is appended', (rest) => {
	for (const base of ['http://site.test', 'http://site.test/wp-admin/', 'http://site.test/?a=b']) {
		expect(new URL(joinUrl(requireSafeUrl(base), rest)).origin).toBe('http://site.test');
	}
});
