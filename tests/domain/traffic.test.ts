import { isOddAddress } from '@/domain/settings/field-checks';
import type { ModuleAvailability } from '@/domain/modules/availability';
import {
	resolveGoogleAnalytics,
	type GoogleAnalyticsFacts,
	resolveSitemaps,
	type SitemapsFacts,
	hasEarnings,
} from '@/domain/traffic';

const LOCKED_OFF: ModuleAvailability = { kind: 'locked', override: 'inactive' };
const ANALYTICS: GoogleAnalyticsFacts = {
	availability: { kind: 'available' },
	plan: { kind: 'granted' },
	isOn: true,
	trackingId: 'G-ABC123',
};

it.each<[string, Partial<GoogleAnalyticsFacts>, object]>([
	['its ID', {}, { kind: 'usable', trackingId: 'G-ABC123' }],
	['no ID while it is off', { isOn: false }, { kind: 'usable', trackingId: '' }],
	[
		'no ID for a value that is no text',
		{ trackingId: { a: 1 } },
		{ kind: 'usable', trackingId: '' },
	],
	['no ID where none was saved', { trackingId: false }, { kind: 'usable', trackingId: '' }],
	['the loading state of the plan', { plan: { kind: 'loading' } }, { kind: 'loading' }],
	[
		'why it is unavailable',
		{ availability: { kind: 'offline' }, isOn: false },
		{ kind: 'unavailable', availability: { kind: 'offline' } },
	],
	[
		'that site code forces it off',
		{ availability: LOCKED_OFF, isOn: false },
		{ kind: 'unavailable', availability: LOCKED_OFF },
	],
	[
		'its ID where site code forces it on',
		{ availability: { kind: 'locked', override: 'active' } },
		{ kind: 'usable', trackingId: 'G-ABC123' },
	],
])('TRAFFIC-40 Google Analytics shows %s', (_title, facts, expected) => {
	expect(resolveGoogleAnalytics({ ...ANALYTICS, ...facts })).toEqual(expected);
});

const [MAP, NEWS] = ['https://site.test/sitemap.xml', 'https://site.test/news-sitemap.xml'];
const SITEMAPS: SitemapsFacts = {
	isOn: true,
	isVisible: true,
	extra: { sitemap_url: MAP, news_sitemap_url: NEWS },
};

it.each<[string, Partial<SitemapsFacts>, object]>([
	[
		'TRAFFIC-52 TRAFFIC-53 submitted, with both links',
		{},
		{
			kind: 'sent',
			links: [
				{ kind: 'sitemap', url: MAP },
				{ kind: 'news', url: NEWS },
			],
		},
	],
	['submitted, without links in the module record', { extra: {} }, { kind: 'sent', links: [] }],
	[
		'submitted, without an unsafe link',
		{ extra: { sitemap_url: 'javascript:alert(1)', news_sitemap_url: NEWS } },
		{ kind: 'sent', links: [{ kind: 'news', url: NEWS }] },
	],
	['TRAFFIC-54 invisible on an invisible site', { isVisible: false }, { kind: 'invisible' }],
	['off, also on an invisible site', { isOn: false, isVisible: false }, { kind: 'off' }],
])('sitemaps are %s', (_title, facts, expected) => {
	expect(resolveSitemaps({ ...SITEMAPS, ...facts })).toEqual(expected);
});

it.each([
	['connected', true, true],
	['connected', false, false],
	['offline', true, false],
] as const)(
	'TRAFFIC-13 links to the earnings on a site that is %s, with ads on %s: %s',
	(connection, isOn, expected) => {
		expect(hasEarnings({ connection, isOn })).toBe(expected);
	},
);

it.each([
	['', false],
	['   ', false],
	['https://example.org/privacy', false],
	[' http://example.org ', false],
	['https://', true],
	['example.org/privacy', true],
	['javascript:alert(1)', true],
	['data:text/html,<script>', true],
	['https://two words', true],
	['<b>', true],
])('TRAFFIC-09 flags the privacy policy address %j as invalid: %s', (typed, expected) => {
	expect(isOddAddress(typed)).toBe(expected);
});
