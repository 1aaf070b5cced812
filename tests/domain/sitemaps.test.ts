import { resolveSitemaps, type SitemapsFacts } from '@/domain/sitemaps';

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
