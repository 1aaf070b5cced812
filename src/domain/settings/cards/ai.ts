import { __, _x } from '@wordpress/i18n';
import { CRAWLER_RULES } from '../crawlers';
import type { CardEntry } from '../types';

/** What AI services may read and write. Servers from Jetpack 15 on have these settings. */
export const AI_CARD = {
	id: 'ai',
	getTitle: () => __('AI assistants and search'),
	hidesOptions: true,
	settings: [
		{
			id: 'jetpack_seo_llms_txt_enabled',
			module: 'seo-tools',
			getName: () => __('Offer an llms.txt file'),
			getDescription: () => __('It tells AI assistants what your site has to read.'),
			searchNames: 'llms.txt, llm, ai',
			getSearchWords: () => _x('chatbot, chatbots, artificial intelligence', 'search terms'),
		},
		{
			id: 'ai_seo_enhancer_enabled',
			getName: () => __('Write SEO titles and descriptions for new posts with AI'),
			getDescription: () =>
				__('Pictures get a text alternative, too. You can change each text in the editor.'),
			searchNames: 'seo enhancer, ai',
			getSearchWords: () =>
				_x('alt text, automatic description, generate description', 'search terms'),
		},
		{
			id: 'jetpack_seo_ai_crawler_overrides',
			control: 'special',
			isOfThisSite: false,
			codec: CRAWLER_RULES,
			getName: () => __('AI crawlers that may read your site'),
			getDescription: () =>
				__('Your robots.txt asks all others to stay away. Not every crawler obeys it.'),
			searchNames: 'robots.txt, gptbot, claudebot, chatgpt, claude, gemini, perplexity, ai',
			getSearchWords: () =>
				_x('block ai, ai training, crawler, crawlers, bots, scraping', 'search terms'),
		},
	],
} as const satisfies CardEntry;
