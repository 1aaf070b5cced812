import { __ } from '@wordpress/i18n';
import { PRODUCT, withHost } from '@/lib/brand';
import { keysOf } from '@/lib/values';
import { toReadableAddress } from '@/lib/readable-address';
import type { Finding, SiteCheckFacts } from './facts';
import { judgeProvider } from './provider';
import { judgeRest } from './rest';
import { judgeSession } from './session';
import { judgeCache, judgeClock, judgeHttps } from './surroundings';
import { judgeBlockers } from './blockers';

export type CheckName = 'rest' | 'session' | 'cache' | 'provider' | 'clock' | 'https' | 'blockers';

export type SiteFindings = Record<CheckName, Finding>;

/** The findings of a check of the site, in the order of the screen: what the others depend on comes first. */
export function checkSite(facts: SiteCheckFacts): SiteFindings {
	const rest = judgeRest(facts);
	const provider = judgeProvider(facts);
	return {
		rest,
		session: judgeSession(facts),
		cache: judgeCache(facts),
		provider,
		clock: judgeClock(facts),
		https: judgeHttps(facts),
		blockers: judgeBlockers(
			facts,
			[rest, provider].some(({ state }) => state === 'problem'),
		),
	};
}

export const getCheckTitles = (): Record<CheckName | 'jetpack', string> => ({
	jetpack: PRODUCT,
	rest: __('REST API'),
	session: __('Your login'),
	cache: __('Caches'),
	/* translators: %s: the name of the host. */
	provider: withHost(__('Connection to %s')),
	clock: __('Clock'),
	https: __('HTTPS'),
	blockers: __('Plugins and settings'),
});

export interface ReportFacts {
	findings: SiteFindings;
	/** The number of errors that Jetpack itself reports. Its words may name people or addresses. */
	alarms: number;
	/** Versions by product, such as `Jetpack` → "11.2". */
	versions: Record<string, string>;
	/** Milliseconds since 1970. */
	checkedAt: number;
	/** Only its host is in the report. */
	siteUrl: string;
}

/**
 * The report that people send to support: plain text in English, because the reader is not the person who copied it. It has no
 * nonces, tokens, addresses of people or bodies of answers.
 */
export function buildReport({
	findings,
	alarms,
	versions,
	checkedAt,
	siteUrl,
}: ReportFacts): string {
	return [
		`Site check of ${toReadableAddress(new URL(siteUrl).host)}, ${new Date(checkedAt).toISOString()}`,
		...Object.entries(versions).map(([name, version]) => `${name} ${version}`),
		'',
		...keysOf(findings).map((name) => {
			const { state, evidence } = findings[name];
			return `${name}: ${state}${evidence ? ` (${evidence})` : ''}`;
		}),
		...(alarms > 0 ? [`jetpack: problem (${alarms})`] : []),
	].join('\n');
}
