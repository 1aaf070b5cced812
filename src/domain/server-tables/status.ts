import { CHECK_LASTS, type UpdatesCardView } from '@/domain/plugins/updates-card';
import type { SiteConnection } from '@/domain/connection';
import type { IdentityCrisisView } from '@/domain/identity-crisis';
import { resolveSiteStatus, type SiteStatus } from '@/domain/status/resolve-site-status';
import type { StatusFacts } from '@/domain/status/row';
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

const CRISES: readonly IdentityCrisisView[] = ['hidden', 'decide', 'safe-mode', 'wait'];

/** PHP doesn't know the provider's facts, because it never fetches them. */
const ofProvider = (connection: SiteConnection): StatusFacts => {
	const isConnected = connection === 'connected';
	return {
		isManager: true,
		canConnectSite: true,
		connection,
		crisis: 'hidden',
		connectionError: null,
		provider: { kind: isConnected ? 'loading' : 'not-asked' },
		scan: { kind: isConnected ? 'loading' : 'hidden' },
		scannedAt: null,
		threats: null,
		described: [],
		protections: [],
		isAntiSpamPaid: false,
		owner: { isMissing: false, path: null },
		renewals: [],
		backup: { kind: isConnected ? 'loading' : 'unconnected' },
		updates: { kind: 'unconfirmed', right: 'role' },
		antiSpam: { kind: isConnected ? 'loading' : 'unavailable' },
		video: null,
		license: { kind: 'hidden' },
		unread: null,
		dateFormat: '',
		locale: 'en',
		now: NOW,
	};
};

type StatusCase = Pick<SiteStatus, 'needs'> & {
	/** `unknown` where the provider's facts decide. */
	overall: 'needs' | 'unwatched' | 'unknown';
	rows: string[];
	evidence: string[];
};

function findStatus(facts: StatusFacts): StatusCase | undefined {
	const status = resolveSiteStatus(facts);
	if (!status) {
		return undefined;
	}
	const { needs, rows, evidence } = status;
	const unknown = facts.connection === 'connected' ? 'unknown' : 'unwatched';
	return {
		overall: needs > 0 ? 'needs' : unknown,
		needs,
		rows: rows.map(({ kind }) => kind),
		evidence: evidence.map(({ kind }) => kind),
	};
}

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
	return { checkLasts: CHECK_LASTS / 1000, cases: Object.fromEntries(cases) };
}
