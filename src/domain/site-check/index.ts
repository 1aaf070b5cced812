import { __, sprintf } from '@wordpress/i18n';
import { HOST, PRODUCT } from '@/lib/brand';
import { keysOf } from '@/lib/keys-of';
import type { CheckState, Finding, SiteCheckFacts } from './facts';
import { judgeProvider } from './provider';
import { judgeRest, judgeSession } from './rest';
import { judgeBlockers, judgeCache, judgeClock, judgeHttps } from './surroundings';

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

/** A row of the screen: a check, or an alarm of Jetpack itself. */
export interface CheckRow {
	name: CheckName | 'jetpack';
	finding: Finding;
	/** The index of the alarm. */
	alarm?: number;
}

const RANKS: Record<CheckState, number> = { problem: 0, unconnected: 1, ok: 2, unknown: 2 };

/**
 * The rows of the screen: problems first, otherwise in the order of the checks.
 *
 * @param findings
 * @param alarms   What Jetpack itself reports on the page: a check that finds nothing doesn't outweigh it.
 */
export const listCheckRows = (findings: SiteFindings, alarms: readonly string[]): CheckRow[] =>
	[
		...alarms.map((sentence, alarm): CheckRow => ({
			name: 'jetpack',
			finding: { state: 'problem', sentence },
			alarm,
		})),
		...keysOf(findings).map((name): CheckRow => ({ name, finding: findings[name] })),
	].sort((a, b) => RANKS[a.finding.state] - RANKS[b.finding.state]);

export const getCheckTitles = (): Record<CheckRow['name'], string> => ({
	jetpack: PRODUCT,
	rest: __('REST API', 'dashboard-for-jetpack'),
	session: __('Your login', 'dashboard-for-jetpack'),
	cache: __('Caches', 'dashboard-for-jetpack'),
	provider: sprintf(
		/* translators: %s: the name of the host. */
		__('Connection to %s', 'dashboard-for-jetpack'),
		HOST,
	),
	clock: __('Clock', 'dashboard-for-jetpack'),
	https: __('HTTPS', 'dashboard-for-jetpack'),
	blockers: __('Plugins and settings', 'dashboard-for-jetpack'),
});

export const countRows = (rows: readonly CheckRow[], state: CheckState): number =>
	rows.filter(({ finding }) => finding.state === state).length;

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
		`Site check of ${new URL(siteUrl).host}, ${new Date(checkedAt).toISOString()}`,
		...Object.entries(versions).map(([name, version]) => `${name} ${version}`),
		'',
		...keysOf(findings).map((name) => {
			const { state, evidence } = findings[name];
			return `${name}: ${state}${evidence ? ` (${evidence})` : ''}`;
		}),
		...(alarms > 0 ? [`jetpack: problem (${alarms})`] : []),
	].join('\n');
}
