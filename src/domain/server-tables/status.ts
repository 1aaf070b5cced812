import { CHECK_LASTS, type UpdatesCardView } from '@/domain/plugins/updates-card';
import type { SiteConnection } from '@/domain/connection';
import type { IdentityCrisisView } from '@/domain/connection/identity-crisis';
import type { Backup } from '@/domain/rewind/resolve-backup';
import type { Scan } from '@/domain/scan';
import { resolveSiteStatus, URGENCIES } from '@/domain/status/resolve-site-status';
import type { SiteFacts } from '@/domain/status/row';
import { CONNECTIONS } from './settings';

const HOUR = 60 * 60 * 1000;
const NOW = 0;

/** The kinds of updates that PHP can tell apart, by the name in the table. */
const UPDATES: Record<string, UpdatesCardView> = {
	needed: { kind: 'needed', count: 1, hasLink: true },
	'needed-elsewhere': { kind: 'needed', count: 1, hasLink: false },
	none: { kind: 'none', checkedAt: NOW - HOUR },
	unchecked: { kind: 'unchecked', checkedAt: null },
	unconfirmed: { kind: 'unconfirmed', right: 'role' },
};

const UNKNOWN = { availability: undefined, isOn: false };

const CRISES: readonly IdentityCrisisView[] = ['hidden', 'decide', 'safe-mode', 'wait'];

/** Without the provider's facts, which PHP never fetches. */
const ofProvider = (connection: SiteConnection): SiteFacts => {
	const isConnected = connection === 'connected';
	return {
		isManager: true,
		canConnectSite: true,
		connection,
		crisis: 'hidden',
		connectionError: null,
		provider: { kind: isConnected ? 'loading' : 'not-asked' },
		scan: { kind: isConnected ? 'loading' : 'hidden' },
		backedUpAt: null,
		scannedAt: null,
		threats: null,
		protect: UNKNOWN,
		blockedLogins: { kind: 'loading' },
		monitor: UNKNOWN,
		described: [],
		antiSpamGrant: null,
		owner: { isMissing: false, path: null },
		renewals: [],
		backup: { kind: isConnected ? 'loading' : 'unconnected' },
		updates: { kind: 'unconfirmed', right: 'role' },
		antiSpam: { kind: isConnected ? 'loading' : 'unavailable' },
		video: null,
		unread: null,
		dateFormat: '',
		locale: 'en',
		now: NOW,
	};
};

function findStatus(facts: SiteFacts) {
	const status = resolveSiteStatus(facts);
	if (!status) {
		return undefined;
	}
	const { needs, rows, evidence } = status;
	return {
		// `unknown` where the provider's facts decide.
		overall: needs > 0 ? 'needs' : 'unknown',
		needs,
		rows: rows.map(({ kind }) => kind),
		// How many protections are on, PHP doesn't know.
		evidence: evidence.map(({ kind }) => kind).filter((kind) => kind !== 'protections'),
	};
}

const OF_BOTH = {
	starting: { kind: 'provisioning' },
	waiting: { kind: 'awaiting-credentials' },
	none: { kind: 'offer', promotion: 'none' },
	unknown: { kind: 'loading' },
} as const;

/** The states of backups and of scans that the kept answers tell apart (`Provider_Facts` in PHP), by the name in the table. */
const BACKUPS: Record<string, Backup> = { on: { kind: 'active', isRealTime: false }, ...OF_BOTH };
const SCANS: Record<string, Scan> = { on: { kind: 'clear' }, ...OF_BOTH };

/** Kinds of rows that the kept answers decide. */
const OF_ANSWERS = ['threats', 'credentials', 'gap', 'starting'];

/** The rows that the kept answers add on a connected site: "none/on/1" is backups, scans, and 1 with threats. PHP translates their words. */
const listWatched = () =>
	Object.entries(BACKUPS).flatMap(([backups, backup]) =>
		Object.entries(SCANS).flatMap(([scans, scan]) =>
			[0, 1].map((count) => {
				const threats = count > 0 ? { by: 'scan' as const, count, isDisputed: false } : null;
				const facts = { ...ofProvider('connected'), backup, scan, threats };
				const rows = resolveSiteStatus(facts)?.rows ?? [];
				return [
					`${backups}/${scans}/${count}`,
					rows
						.filter(({ kind }) => OF_ANSWERS.includes(kind))
						.map(({ kind, headline }) => ({ kind, text: headline })),
				];
			}),
		),
	);

/** The site's status by what PHP knows: "connected needed hidden" is connection, updates and identity crisis. */
export function buildStatusTable() {
	const cases = CONNECTIONS.flatMap((connection) =>
		Object.entries(UPDATES).flatMap(([name, updates]) =>
			CRISES.map((crisis) => [
				`${connection} ${name} ${crisis}`,
				findStatus({ ...ofProvider(connection), updates, crisis }),
			]),
		),
	);
	return {
		checkLasts: CHECK_LASTS / 1000,
		cases: Object.fromEntries(cases),
		watched: Object.fromEntries(listWatched()),
		urgencies: URGENCIES,
	};
}
