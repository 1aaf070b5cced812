import { isMap } from '@/lib/values';
import type { Codec } from './codecs';

/** Why an AI service reads a site: to cite it in answers, or to train its models. */
export type CrawlerPurpose = 'answers' | 'training';

export interface Crawler {
	/** The server's key. */
	slug: string;
	/** The service's name, and in brackets the name that it uses in robots.txt. */
	name: string;
	purpose: CrawlerPurpose;
}

/** The crawlers that the server knows. Names are the same in every language. */
export const CRAWLERS: readonly Crawler[] = [
	{ slug: 'oai-searchbot', name: 'ChatGPT (OAI-SearchBot)', purpose: 'answers' },
	{ slug: 'claude-searchbot', name: 'Claude (Claude-SearchBot)', purpose: 'answers' },
	{ slug: 'perplexitybot', name: 'Perplexity (PerplexityBot)', purpose: 'answers' },
	{ slug: 'amzn-searchbot', name: 'Alexa (Amzn-SearchBot)', purpose: 'answers' },
	{ slug: 'gptbot', name: 'OpenAI (GPTBot)', purpose: 'training' },
	{ slug: 'claudebot', name: 'Anthropic (ClaudeBot)', purpose: 'training' },
	{ slug: 'google-extended', name: 'Google (Google-Extended)', purpose: 'training' },
	{ slug: 'applebot-extended', name: 'Apple (Applebot-Extended)', purpose: 'training' },
	{ slug: 'meta-externalagent', name: 'Meta (meta-externalagent)', purpose: 'training' },
	{ slug: 'bytespider', name: 'ByteDance (Bytespider)', purpose: 'training' },
	{ slug: 'ccbot', name: 'Common Crawl (CCBot)', purpose: 'training' },
	{ slug: 'amazonbot', name: 'Amazon (Amazonbot)', purpose: 'training' },
];

/** Slug → whether the crawler is blocked, for those whose rule differs from the default. */
type CrawlerRules = Record<string, boolean>;

const readRules = (saved: unknown): CrawlerRules =>
	Object.fromEntries(
		Object.entries(isMap(saved) ? saved : {})
			.map(([slug, isBlocked]): [string, boolean] => [slug, isBlocked === true])
			.sort(([one], [other]) => (one < other ? -1 : 1)),
	);

const parseRules = (value: string): CrawlerRules => readRules(JSON.parse(value));

/** By default, the server blocks crawlers that collect training data and allows those that cite the site. */
const isBlockedByDefault = ({ purpose }: Crawler) => purpose === 'training';

/** @param value A field's value, from `CRAWLER_RULES`. */
export const isCrawlerAllowed = (value: string, crawler: Crawler): boolean =>
	!(parseRules(value)[crawler.slug] ?? isBlockedByDefault(crawler));

/** A field's value with another rule. A default rule isn't stored. */
export function allowCrawler(value: string, crawler: Crawler, isAllowed: boolean): string {
	const { [crawler.slug]: _old, ...others } = parseRules(value);
	const rules =
		isAllowed === isBlockedByDefault(crawler) ? { ...others, [crawler.slug]: !isAllowed } : others;
	return JSON.stringify(readRules(rules));
}

/** The rules for AI crawlers, JSON in the form. Rules for crawlers that are not in the list are kept. */
export const CRAWLER_RULES: Codec = {
	read: (saved) => JSON.stringify(readRules(saved)),
	write: parseRules,
	isSame: (one, other) => one === other,
};
