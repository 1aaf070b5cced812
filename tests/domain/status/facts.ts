import { isDeepStrictEqual } from 'node:util';
import { FAILED, OFFER } from '../shorthand';
import type { StatusRow } from '@/domain/status/resolve-site-status';
import type { StatusFacts } from '@/domain/status/row';

const HOUR = 60 * 60 * 1000;
export const NOW = Date.UTC(2026, 0, 31);
export const hoursAgo = (hours: number) => NOW - hours * HOUR;

/** A site without problems, with every answer loaded. */
export const QUIET: StatusFacts = {
	isManager: true,
	canConnectSite: true,
	connection: 'connected',
	crisis: 'hidden',
	connectionError: null,
	provider: { kind: 'answers' },
	scan: { kind: 'clear' },
	scannedAt: hoursAgo(2),
	threats: null,
	backup: { kind: 'active', isRealTime: true },
	updates: { kind: 'none', checkedAt: hoursAgo(3) },
	antiSpam: { kind: 'none' },
	video: { kind: 'storage', percentage: 20 },
	described: [],
	unread: null,
	protections: (['backup', 'scan', 'anti-spam', 'protect', 'monitor'] as const).map((id) => ({
		id,
		state: 'on',
	})),
	isAntiSpamPaid: false,
	owner: { isMissing: false, path: null },
	renewals: [],
	license: { kind: 'hidden' },
	dateFormat: 'F j, Y',
	locale: 'en',
	now: NOW,
};

const RENEWAL = { id: 7, name: 'Jetpack Backup', expiryDate: '2026-02-10', isExpired: false };
const EXPIRED = { ...RENEWAL, expiryDate: '2026-01-10', isExpired: true };

/** A problem: the kind of its row, how urgent it is, and the facts that cause it. */
export interface Problem {
	kind: StatusRow['kind'];
	urgency: StatusRow['urgency'];
	facts: Partial<StatusFacts>;
}

const THREATS = { count: 3, by: 'scan', isDisputed: false } as const;
const DISPUTED = { count: 3, by: 'vaultpress', isDisputed: true } as const;

const ROWS: [StatusRow['kind'], StatusRow['urgency'], Partial<StatusFacts>][] = [
	['threats', 'danger', { scan: { kind: 'threats', count: 3 }, threats: THREATS }],
	['threats-disputed', 'danger', { scan: { kind: 'clear' }, threats: DISPUTED }],
	['crisis', 'task', { crisis: 'decide' }],
	['connection', 'danger', { connectionError: { message: '', code: '', action: 'reconnect' } }],
	['site', 'task', { connection: 'unconnected' }],
	['credentials', 'task', { backup: { kind: 'awaiting-credentials' } }],
	['vaultpress', 'task', { scan: { kind: 'vaultpress-missing' } }],
	['not-started', 'task', { backup: { kind: 'not-started' } }],
	['expired', 'task', { renewals: [EXPIRED] }],
	['owner', 'task', { connection: 'connected', owner: { isMissing: true, path: '/connect-user' } }],
	['anti-spam-key', 'task', { antiSpam: { kind: 'invalid-key' } }],
	[
		'anti-spam-off',
		'task',
		{ connection: 'connected', antiSpam: { kind: 'inactive' }, isAntiSpamPaid: true },
	],
	['gap', 'late-task', { backup: OFFER }],
	[
		'free-anti-spam-off',
		'late-task',
		{ connection: 'connected', antiSpam: { kind: 'not-installed' }, isAntiSpamPaid: false },
	],
	[
		'module-off',
		'late-task',
		{ connection: 'connected', protections: [{ id: 'monitor', state: 'off' }] },
	],
	['updates', 'late-task', { updates: { kind: 'needed', count: 2, hasLink: true } }],
	['storage', 'late-task', { video: { kind: 'storage', percentage: 95 } }],
	['license', 'late-task', { license: { kind: 'several', count: 2 } }],
	['starting', 'doubt', { scan: { kind: 'provisioning' } }],
	['stale-scan', 'doubt', { scan: { kind: 'clear' }, scannedAt: hoursAgo(73) }],
	['unchecked-updates', 'doubt', { updates: { kind: 'unchecked', checkedAt: null } }],
	['other-address', 'doubt', { crisis: 'safe-mode' }],
	['unknown', 'doubt', { antiSpam: FAILED }],
	['renewal', 'note', { renewals: [RENEWAL] }],
];

/** All of them, the worst first. */
export const PROBLEMS = ROWS.map(([kind, urgency, facts]): Problem => ({ kind, urgency, facts }));

/** The facts of both problems; null if they contradict each other. */
export function bothOf(one: Problem, other: Problem): StatusFacts | null {
	const both = { ...one.facts, ...other.facts };
	return Object.entries(one.facts).every(([key, fact]) =>
		isDeepStrictEqual(Object.entries(both).find(([name]) => name === key)?.[1], fact),
	)
		? { ...QUIET, ...both }
		: null;
}
