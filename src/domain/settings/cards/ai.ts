import { __, _x } from '@wordpress/i18n';
import { CRAWLER_RULES } from '../crawlers';
import type { CardEntry } from '../types';

/** What AI services may read and write. Servers from Jetpack 15 on have these settings. */
export const AI_CARD = {
	id: 'ai',
	getTitle: () => __('AI assistants and search', 'dashboard-for-jetpack'),
	settings: [
		{
			id: 'jetpack_seo_llms_txt_enabled',
			module: 'seo-tools',
			control: 'switch',
			isHiddenWhileOff: true,
			getName: () => __('Offer an llms.txt file', 'dashboard-for-jetpack'),
			getDescription: () =>
				__('It tells AI assistants what your site has to read.', 'dashboard-for-jetpack'),
			searchNames: 'llms.txt, llm, ai',
			getSearchWords: () =>
				_x('chatbot, chatbots, artificial intelligence', 'search terms', 'dashboard-for-jetpack'),
		},
		{
			id: 'ai_seo_enhancer_enabled',
			control: 'switch',
			isHiddenWhileOff: true,
			getName: () =>
				__('Write SEO titles and descriptions for new posts with AI', 'dashboard-for-jetpack'),
			getDescription: () =>
				__(
					'Pictures get a text alternative, too. You can change each text in the editor.',
					'dashboard-for-jetpack',
				),
			searchNames: 'seo enhancer, ai',
			getSearchWords: () =>
				_x(
					'alt text, automatic description, generate description',
					'search terms',
					'dashboard-for-jetpack',
				),
		},
		{
			id: 'jetpack_seo_ai_crawler_overrides',
			control: 'special',
			isOfThisSite: false,
			codec: CRAWLER_RULES,
			formKeys: ['jetpack_seo_ai_crawler_overrides'],
			isHiddenWhileOff: true,
			getName: () => __('AI crawlers that may read your site', 'dashboard-for-jetpack'),
			getDescription: () =>
				__(
					'Your robots.txt asks all others to stay away. Not every crawler obeys it.',
					'dashboard-for-jetpack',
				),
			searchNames: 'robots.txt, gptbot, claudebot, chatgpt, claude, gemini, perplexity, ai',
			getSearchWords: () =>
				_x(
					'block ai, ai training, crawler, crawlers, bots, scraping',
					'search terms',
					'dashboard-for-jetpack',
				),
		},
	],
} as const satisfies CardEntry;
