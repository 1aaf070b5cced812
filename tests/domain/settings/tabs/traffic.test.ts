import { isOddAddress } from '@/domain/settings/field-checks';
import {
	resolveGoogleAnalytics,
	type GoogleAnalyticsFacts,
	resolveSitemaps,
	type SitemapsFacts,
	hasEarnings,
} from '@/domain/settings/tabs/traffic';

const LOCKED_OFF = { kind: 'locked', override: 'inactive' } as const;
const LOCKED_ON = { ...LOCKED_OFF, override: 'active' } as const;
const usable = (trackingId: string) => ({ kind: 'usable', trackingId });
const unavailable = (availability: object) => ({ kind: 'unavailable', availability });
const ANALYTICS: GoogleAnalyticsFacts = {
	availability: { kind: 'available' },
	plan: { kind: 'granted' },
	isOn: true,
	trackingId: 'G-ABC123',
};

it.each<[string, Partial<GoogleAnalyticsFacts>, object]>([
	['no ID for a value that is no text', { trackingId: { a: 1 } }, usable('')],
	['the loading state of the plan', { plan: { kind: 'loading' } }, { kind: 'loading' }],
	['that code forces it off', { availability: LOCKED_OFF, isOn: false }, unavailable(LOCKED_OFF)],
	['its ID where code forces it on', { availability: LOCKED_ON }, usable('G-ABC123')],
])('TRAFFIC-40 Google Analytics shows %s', (_title, facts, expected) => {
	expect(resolveGoogleAnalytics({ ...ANALYTICS, ...facts })).toEqual(expected);
});

const [MAP, NEWS] = ['https://site.test/sitemap.xml', 'https://site.test/news-sitemap.xml'];
const LINK = { kind: 'news', url: NEWS };
const sent = (...links: object[]) => ({ kind: 'sent', links });
const UNSAFE = { sitemap_url: 'javascript:alert(1)', news_sitemap_url: NEWS };
const SITEMAPS: SitemapsFacts = {
	isOn: true,
	isVisible: true,
	extra: { sitemap_url: MAP, news_sitemap_url: NEWS },
};

it.each<[string, Partial<SitemapsFacts>, object]>([
	['TRAFFIC-52 TRAFFIC-53 submitted', {}, sent({ kind: 'sitemap', url: MAP }, LINK)],
	['submitted, without an unsafe link', { extra: UNSAFE }, sent(LINK)],
	['TRAFFIC-54 invisible on an invisible site', { isVisible: false }, { kind: 'invisible' }],
	['off, also on an invisible site', { isOn: false, isVisible: false }, { kind: 'off' }],
])('sitemaps are %s', (_title, facts, expected) => {
	expect(resolveSitemaps({ ...SITEMAPS, ...facts })).toEqual(expected);
});

it('TRAFFIC-13 links to the earnings of a connected site with ads', () => {
	expect(hasEarnings('connected', true)).toBe(true);
	expect(hasEarnings('connected', false)).toBe(false);
	expect(hasEarnings('offline', true)).toBe(false);
});

it('TRAFFIC-09 flags an invalid address of the privacy policy', () => {
	const valid = ['', '   ', 'https://example.org/privacy', ' http://example.org '];
	const odd = [
		'https://',
		'example.org/privacy',
		'javascript:alert(1)',
		'https://two words',
		'<b>',
	];
	expect([...valid, ...odd].filter(isOddAddress)).toEqual(odd);
});
