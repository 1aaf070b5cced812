import type { Specials } from '../frame/card-frame';
import { ADS } from './ads';
import { AI } from './ai-crawlers';
import { GOOGLE_ANALYTICS } from './google-analytics';
import { RELATED_POSTS } from './related-posts';
import { SeoCard } from './seo/seo-card';
import { SiteStatsCard } from './site-stats';
import { SITEMAPS } from './sitemaps';
import { VERIFICATION } from './verification/verification';

export default {
	ads: ADS,
	'related-posts': RELATED_POSTS,
	seo: SeoCard,
	ai: AI,
	'google-analytics': GOOGLE_ANALYTICS,
	stats: SiteStatsCard,
	sitemaps: SITEMAPS,
	verification: VERIFICATION,
} satisfies Specials;
