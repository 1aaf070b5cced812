import type { ModuleAvailability } from '@/domain/modules';
import { hasEarnings, isOddAddress } from '@/domain/ads';
import { resolveGoogleAnalytics, type GoogleAnalyticsFacts } from '@/domain/google-analytics';
import { resolveSitemaps, type SitemapsFacts } from '@/domain/sitemaps';
import { resolveStatsSettings, type StatsSettingsFacts } from '@/domain/stats/settings-card';

it.each([
	['connected', true, true],
	['connected', false, false],
	['offline', true, false],
] as const)('TRAFFIC-13 has earnings to look at: %s, on %s: %s', (connection, isOn, expected) => {
	expect(hasEarnings({ connection, isOn })).toBe(expected);
});

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
])('TRAFFIC-09 knows that %j is no address: %s', (typed, expected) => {
	expect(isOddAddress(typed)).toBe(expected);
});

const LOCKED_OFF: ModuleAvailability = { kind: 'locked', override: 'inactive' };
const ANALYTICS: GoogleAnalyticsFacts = {
	availability: { kind: 'available' },
	plan: { kind: 'held' },
	isOn: true,
	trackingId: 'G-ABC123',
};

it.each<[string, Partial<GoogleAnalyticsFacts>, object]>([
	['its ID', {}, { kind: 'usable', trackingId: 'G-ABC123' }],
	['no ID while it is off', { isOn: false }, { kind: 'usable', trackingId: '' }],
	['no ID that is no text', { trackingId: { a: 1 } }, { kind: 'usable', trackingId: '' }],
	['no ID where none was ever set', { trackingId: false }, { kind: 'usable', trackingId: '' }],
	['what the plan lacks', { plan: { kind: 'loading' } }, { kind: 'loading' }],
	[
		'why it cannot be used',
		{ availability: { kind: 'offline' }, isOn: false },
		{ kind: 'unavailable', availability: { kind: 'offline' } },
	],
	[
		'who has switched it off',
		{ availability: LOCKED_OFF, isOn: false },
		{ kind: 'unavailable', availability: LOCKED_OFF },
	],
	[
		'the link where site code holds it on',
		{ availability: { kind: 'locked', override: 'active' } },
		{ kind: 'usable', trackingId: 'G-ABC123' },
	],
])('TRAFFIC-40 Google Analytics says %s', (_title, facts, expected) => {
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
		'TRAFFIC-52 TRAFFIC-53 sent, with both links',
		{},
		{
			kind: 'sent',
			links: [
				{ kind: 'sitemap', url: MAP },
				{ kind: 'news', url: NEWS },
			],
		},
	],
	['sent, where the record has no links', { extra: {} }, { kind: 'sent', links: [] }],
	[
		'sent, without a link that could run',
		{ extra: { sitemap_url: 'javascript:alert(1)', news_sitemap_url: NEWS } },
		{ kind: 'sent', links: [{ kind: 'news', url: NEWS }] },
	],
	['TRAFFIC-54 of an invisible site', { isVisible: false }, { kind: 'invisible' }],
	['off, also on an invisible site', { isOn: false, isVisible: false }, { kind: 'off' }],
])('sitemaps are %s', (_title, facts, expected) => {
	expect(resolveSitemaps({ ...SITEMAPS, ...facts })).toEqual(expected);
});

const STATS: StatsSettingsFacts = { override: 'none', connection: 'connected', isOn: true };

it.each<[string, Partial<StatsSettingsFacts>, object]>([
	['TRAFFIC-44 a panel', {}, { kind: 'settings' }],
	[
		'TRAFFIC-44 a panel where site code holds them on',
		{ override: 'active' },
		{ kind: 'settings' },
	],
	['TRAFFIC-42 a way to have them', { isOn: false }, { kind: 'inactive' }],
	[
		'TRAFFIC-43 nothing to press offline',
		{ isOn: false, connection: 'offline' },
		{ kind: 'offline' },
	],
	[
		'nothing to press before the site is connected',
		{ connection: 'unconnected' },
		{ kind: 'needs-site' },
	],
	[
		'TRAFFIC-41 a notice before all else',
		{ override: 'inactive', connection: 'offline' },
		{ kind: 'overridden', override: 'inactive' },
	],
	[
		'a notice where somebody else manages them, and has them off',
		{ override: 'managed', isOn: false },
		{ kind: 'overridden', override: 'managed' },
	],
	[
		'a panel where somebody else manages them, and has them on',
		{ override: 'managed' },
		{ kind: 'settings' },
	],
])('the settings of the stats are %s', (_title, facts, expected) => {
	expect(resolveStatsSettings({ ...STATS, ...facts })).toEqual(expected);
});
