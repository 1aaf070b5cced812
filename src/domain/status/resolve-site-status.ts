import { __, sprintf } from '@wordpress/i18n';
import { formatAgo } from '@/lib/dates';
import * as protection from './protection-rows';
import {
	countProtections,
	isWorking,
	resolveProtections,
	type Protection,
	type ProtectionId,
} from './protections';
import type { FindRow, FoundRow, SiteFacts, StatusFacts, Urgency } from './row';
import * as site from './site-rows';
import * as threat from './threat-rows';
import * as unchecked from './unchecked-rows';

/** Every kind of row, the worst first: what people lose by it (the status card ranks nothing else). */
const ROWS = [
	{ kind: 'threat', urgency: 'danger', find: threat.threat },
	{ kind: 'more-threats', urgency: 'danger', find: threat.moreThreats },
	{ kind: 'threats', urgency: 'danger', find: threat.threats },
	{ kind: 'threats-disputed', urgency: 'danger', find: threat.threatsDisputed },
	{ kind: 'offline', urgency: 'task', find: site.offline },
	{ kind: 'crisis', urgency: 'task', find: site.crisis },
	{ kind: 'connection', urgency: 'danger', find: site.connection },
	{ kind: 'site', urgency: 'task', find: site.site },
	{ kind: 'credentials', urgency: 'task', find: protection.credentials },
	{ kind: 'vaultpress', urgency: 'task', find: protection.vaultpress },
	{ kind: 'not-started', urgency: 'task', find: protection.notStarted },
	{ kind: 'stale-scan', urgency: 'late-task', find: protection.staleScan },
	{ kind: 'expired', urgency: 'task', find: site.expired },
	{ kind: 'owner', urgency: 'task', find: site.owner },
	{ kind: 'unchecked', urgency: 'late-task', find: unchecked.unchecked },
	{ kind: 'anti-spam-key', urgency: 'task', find: protection.antiSpamKey },
	{ kind: 'anti-spam-off', urgency: 'task', find: protection.antiSpamOff },
	{ kind: 'gap', urgency: 'late-task', find: protection.gap },
	{ kind: 'free-anti-spam-off', urgency: 'late-task', find: protection.freeAntiSpamOff },
	{ kind: 'module-off', urgency: 'late-task', find: protection.moduleOff },
	{ kind: 'updates', urgency: 'late-task', find: site.updates },
	{ kind: 'storage', urgency: 'late-task', find: site.storage },
	{ kind: 'starting', urgency: 'doubt', find: protection.starting },
	{ kind: 'unchecked-updates', urgency: 'doubt', find: site.uncheckedUpdates },
	{ kind: 'other-address', urgency: 'doubt', find: site.otherAddress },
	{ kind: 'unknown', urgency: 'doubt', find: unchecked.unknown },
	{ kind: 'renewal', urgency: 'note', find: site.renewal },
] as const satisfies readonly { kind: string; urgency: Urgency; find: FindRow }[];

/** Kind of row → its urgency, the worst first. */
export const URGENCIES: Record<string, Urgency> = Object.fromEntries(
	ROWS.map(({ kind, urgency }) => [kind, urgency]),
);

export interface StatusRow extends FoundRow {
	kind: (typeof ROWS)[number]['kind'];
	urgency: Urgency;
}

/** A fact for the headline that a server reported as fine or absent, with the time of its last confirmation. */
export interface Evidence {
	kind: string;
	text: string;
}

export interface SiteStatus {
	/**
	 * What the headline says: the first row ("row"), or the whole. `quiet` means that backups and scans run and nothing is off,
	 * `fine` the same for a site that cannot have both.
	 */
	overall: 'row' | 'checking' | 'fine' | 'quiet';
	/** Of the headline: something harms the site now, something is to be done, neither, or all is well. */
	tone: 'danger' | 'warning' | 'neutral' | 'good';
	/** The number of things to do. */
	needs: number;
	/** The most urgent first. */
	rows: StatusRow[];
	evidence: Evidence[];
	/** Some facts are still loading. */
	isChecking: boolean;
}

function resolveOverall(
	lead: StatusRow | undefined,
	{ protections }: StatusFacts,
	isChecking: boolean,
): SiteStatus['overall'] {
	// What is still unknown may be worse than a gap, or explain it.
	if (isChecking && lead?.urgency !== 'danger' && lead?.urgency !== 'task') {
		return 'checking';
	}
	if (lead && lead.urgency !== 'note') {
		return 'row';
	}
	const runs = (id: ProtectionId) => protections.some((one) => one.id === id && isWorking(one));
	return runs('backup') && runs('scan') ? 'quiet' : 'fine';
}

const TONES: Record<Urgency, SiteStatus['tone']> = {
	danger: 'danger',
	task: 'warning',
	'late-task': 'warning',
	doubt: 'neutral',
	note: 'neutral',
};

function describeCount(protections: readonly Protection[]): string | null {
	const count = countProtections(protections);
	if (!count) {
		return null;
	}
	const { on, total, unknown } = count;
	return unknown > 0
		? /* translators: 1: number of protections that are on, 2: number of all, 3: number of those that couldn't be checked. */
			sprintf(__('%1$d of %2$d on, %3$d unknown'), on, total, unknown)
		: /* translators: 1: number of protections that are on, 2: number of all. */
			sprintf(__('%1$d of %2$d on'), on, total);
}

/** What the protections don't say in their own words. A missing answer is no evidence. */
function findEvidence({ protections, updates, now, locale }: StatusFacts): Evidence[] {
	const count = describeCount(protections);
	return [
		count !== null && { kind: 'protections', text: count },
		updates.kind === 'none' && {
			kind: 'plugins',
			text: sprintf(
				/* translators: %s: how long ago, such as "3 hours ago". */
				__('Plugins up to date, checked %s'),
				formatAgo(updates.checkedAt, now, locale),
			),
		},
	].filter((one) => one !== false);
}

/**
 * What people must know about this site, the worst first, and the evidence for it. Unknown, failed or contradictory facts are reported
 * as such and never count as "all clear". Null for a user who cannot change anything on the site.
 */
export function resolveSiteStatus(siteFacts: SiteFacts): SiteStatus | null {
	if (!siteFacts.isManager) {
		return null;
	}
	const facts = { ...siteFacts, protections: resolveProtections(siteFacts) };
	const rows = ROWS.flatMap(({ kind, urgency, find }): StatusRow[] =>
		[find(facts) || []].flat().map((row) => ({ kind, urgency, ...row })),
	);
	const [lead] = rows;
	const isChecking = unchecked.requestsOf(facts).some(([, view]) => view?.kind === 'loading');
	const overall = resolveOverall(lead, facts, isChecking);
	const headline = overall === 'row' ? lead : undefined;
	return {
		overall,
		tone: headline ? TONES[headline.urgency] : overall === 'quiet' ? 'good' : 'neutral',
		needs: rows
			.filter(({ urgency }) => TONES[urgency] !== 'neutral')
			.reduce((sum, { tasks = 1 }) => sum + tasks, 0),
		rows,
		evidence: findEvidence(facts),
		isChecking,
	};
}
