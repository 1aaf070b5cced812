import { toPictureUrl } from '@/lib/picture-url';

const SITE = { adminUrl: 'https://admin.example.com/wp-admin/', rawUrl: 'www.example.com::blog' };

describe('allowed picture', () => {
	it.each([
		['of the site', 'https://www.example.com/wp-content/uploads/me.jpg'],
		['of the site, without www', 'http://example.com/icon.PNG?s=512'],
		['of the host of wp-admin', 'https://admin.example.com/wp-content/plugins/a/logo.svg'],
		['of a subdomain, such as a CDN of its own', 'https://cdn.example.com/me.webp'],
		['by Gravatar', 'https://secure.gravatar.com/avatar/0?s=96&d=mm'],
		['of the site, from the image CDN', 'https://i0.wp.com/example.com/wp-content/me.jpg?ssl=1'],
	])('%s', (_whose, address) => {
		expect(toPictureUrl(address, SITE)).toBe(address);
	});

	it('is on the port of the site', () => {
		const site = { adminUrl: 'http://127.0.0.1:9400/wp-admin/', rawUrl: '127.0.0.1:9400' };
		expect(toPictureUrl('http://127.0.0.1:9400/a.png', site)).toBeDefined();
		expect(toPictureUrl('http://127.0.0.1:9401/a.png', site)).toBeUndefined();
	});
});

describe('rejected picture', () => {
	it.each([
		['of another host', 'https://other.example/me.png'],
		['of a host with the same ending', 'https://evilexample.com/me.png'],
		['of a host with the same start', 'https://example.com.evil.test/me.png'],
		['of another port', 'https://example.com:8443/me.png'],
		['of a host behind a user name', 'https://example.com@evil.test/me.png'],
		['of a host that starts like Gravatar', 'https://gravatar.com.evil.test/me.png'],
		['of another site, from the image CDN', 'https://i0.wp.com/other.example/me.png'],
		['of no site, from the image CDN', 'https://i0.wp.com/'],
		['of another server of the provider', 'https://i3.wp.com/example.com/me.png'],
		['that is an action', 'https://example.com/wp-login.php?action=logout&x=.png'],
		['that is a path', '/me.png'],
		['that is code', 'javascript:alert(1)//example.com/me.png'],
		['that is data', 'data:image/svg+xml,<svg/>'],
		['that is null', null],
	])('%s', (_what, address) => {
		expect(toPictureUrl(address, SITE)).toBeUndefined();
	});

	it.each([
		['an empty address', { adminUrl: '', rawUrl: '' }],
		['an invalid address', { adminUrl: 'nonsense', rawUrl: '::' }],
	])('is any but Gravatar’s on a site with %s', (_what, site) => {
		expect(toPictureUrl('https://example.com/me.png', site)).toBeUndefined();
		expect(toPictureUrl('https://gravatar.com/avatar/0', site)).toBeDefined();
	});
});
