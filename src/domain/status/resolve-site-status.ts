import { __, sprintf } from '@wordpress/i18n';
import { formatAgo } from '@/domain/dates';
import * as protection from './protection-rows';
import { countProtections, isWorking, type ProtectionId } from './protections';
import type { FoundRow, StatusFacts, Urgency } from './row';
import * as site from './site-rows';
import * as threat from './threat-rows';

/** Every kind of row, the worst first: what people lose by it (the status card ranks nothing else). */
const ROWS = [
	threat.threat,
	threat.moreThreats,
	threat.threats,
	threat.threatsDisputed,
	site.crisis,
	site.connection,
	site.site,
	protection.credentials,
	protection.vaultpress,
	protection.notStarted,
	site.expired,
	site.owner,
	protection.antiSpamKey,
	protection.antiSpamOff,
	protection.gap,
	protection.freeAntiSpamOff,
	protection.moduleOff,
	site.updates,
	site.storage,
	site.license,
	protection.starting,
	protection.staleScan,
	site.uncheckedUpdates,
	site.otherAddress,
	site.unknown,
	site.renewal,
] as const;

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
	overall: 'row' | 'checking' | 'unwatched' | 'fine' | 'quiet';
	/** Of the headline: something harms the site now, something is to be done, neither, or all is well. */
	tone: 'danger' | 'warning' | 'neutral' | 'good';
	/** The number of things to do. */
	needs: number;
	/** The most urgent first. */
	rows: StatusRow[];
	/** The one that is shown with its action; the others are folded. */
	first: StatusRow | undefined;
	/** Without what the first row says. */
	evidence: Evidence[];
	/** Some facts are still loading. */
	isChecking: boolean;
}

function resolveOverall(
	lead: StatusRow | undefined,
	{ connection, protections }: StatusFacts,
	isChecking: boolean,
): SiteStatus['overall'] {
	// What is still unknown may be worse than a gap, or explain it.
	if (isChecking && lead?.urgency !== 'danger' && lead?.urgency !== 'task') {
		return 'checking';
	}
	if (lead && lead.urgency !== 'note') {
		return 'row';
	}
	if (connection !== 'connected') {
		return 'unwatched';
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

function findBackupEvidence({ backup }: StatusFacts, isSaid: (kind: string) => boolean) {
	switch (backup.kind) {
		case 'active':
			return backup.isRealTime
				? { kind: 'real-time-backups', text: __('Backed up in real time', 'dashboard-for-jetpack') }
				: { kind: 'daily-backups', text: __('Backed up daily', 'dashboard-for-jetpack') };
		case 'vaultpress-active':
			return {
				kind: 'vaultpress-backups',
				text: __('Backed up by VaultPress', 'dashboard-for-jetpack'),
			};
		case 'provisioning':
			return (
				!isSaid('starting') && {
					kind: 'backups-starting',
					text: __('Backups are being set up', 'dashboard-for-jetpack'),
				}
			);
		case 'offer':
			return (
				!isSaid('gap') && { kind: 'no-backups', text: __('Not backed up', 'dashboard-for-jetpack') }
			);
		default:
			return false;
	}
}

function findScanEvidence(facts: StatusFacts, isSaid: (kind: string) => boolean) {
	const { scan, threats, scannedAt, now, locale } = facts;
	switch (scan.kind) {
		case 'clear':
		case 'vaultpress-clear':
			return (
				!threats && {
					kind: 'no-threats',
					text:
						scannedAt === null
							? __('No threats found', 'dashboard-for-jetpack')
							: sprintf(
									/* translators: %s: how long ago, such as "3 hours ago". */
									__('No threats, scanned %s', 'dashboard-for-jetpack'),
									formatAgo(scannedAt, now, locale),
								),
				}
			);
		case 'provisioning':
			return (
				!isSaid('starting') && {
					kind: 'scan-starting',
					text: __('Scans are being set up', 'dashboard-for-jetpack'),
				}
			);
		case 'offer':
			return (
				!threats &&
				!isSaid('gap') && {
					kind: 'no-scan',
					text: __('Not scanned for threats', 'dashboard-for-jetpack'),
				}
			);
		default:
			return false;
	}
}

/** What the headline doesn't say already. A missing answer is no evidence. */
function findEvidence(facts: StatusFacts, headline: StatusRow | undefined): Evidence[] {
	const { connection, protections, updates, now, locale } = facts;
	const isSaid = (kind: string) => headline?.kind === kind;
	const count = countProtections(protections);
	return [
		connection !== 'connected' && {
			kind: 'unwatched',
			text: __("Backups and scans don't run here", 'dashboard-for-jetpack'),
		},
		findBackupEvidence(facts, isSaid),
		findScanEvidence(facts, isSaid),
		count && {
			kind: 'protections',
			text: sprintf(
				/* translators: 1: number of protections that are on, 2: number of all that could be checked. */
				__('%1$d of %2$d protections on', 'dashboard-for-jetpack'),
				count.on,
				count.total,
			),
		},
		updates.kind === 'none' && {
			kind: 'plugins',
			text: sprintf(
				/* translators: %s: how long ago, such as "3 hours ago". */
				__('Plugins up to date, checked %s', 'dashboard-for-jetpack'),
				formatAgo(updates.checkedAt, now, locale),
			),
		},
	].filter((one) => one !== false && one !== null);
}

/** What can be done without buying. */
const isFree = ({ kind }: StatusRow) => kind === 'module-off' || kind === 'free-anti-spam-off';

/**
 * What people must know about this site, the worst first, and the evidence for it. Unknown, failed or contradictory facts are reported
 * as such and never count as "all clear".
 *
 * @return Null for a user who cannot change anything on the site.
 */
export function resolveSiteStatus(facts: StatusFacts): SiteStatus | null {
	if (!facts.isManager) {
		return null;
	}
	const rows = ROWS.flatMap(({ kind, urgency, find }): StatusRow[] =>
		find(facts).map((row) => ({ kind, urgency, ...row })),
	);
	const [lead] = rows;
	const waiting = [...site.requestsOf(facts).map(([, view]) => view), facts.license];
	const isChecking = waiting.some((view) => view?.kind === 'loading');
	const overall = resolveOverall(lead, facts, isChecking);
	const headline = overall === 'row' ? lead : undefined;
	return {
		overall,
		tone: headline ? TONES[headline.urgency] : overall === 'quiet' ? 'good' : 'neutral',
		needs: rows
			.filter(({ urgency }) => TONES[urgency] !== 'neutral')
			.reduce((sum, { tasks = 1 }) => sum + tasks, 0),
		rows,
		// Below a headline about something to buy stands what can be done without buying.
		first: (lead?.kind === 'gap' && rows.find(isFree)) || lead,
		evidence: findEvidence(facts, headline),
		isChecking,
	};
}
