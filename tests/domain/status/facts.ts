import { isDeepStrictEqual } from 'node:util';
import { FAILED, OFFER } from '../shorthand';
import type { StatusRow } from '@/domain/status/resolve-site-status';
import type { SiteFacts } from '@/domain/status/row';

export const ON = { availability: { kind: 'available' }, isOn: true } as const;
export const OFF = { ...ON, isOn: false };

const HOUR = 60 * 60 * 1000;
export const NOW = Date.UTC(2026, 0, 31);
export const hoursAgo = (hours: number) => NOW - hours * HOUR;

/** A site without problems, with every answer loaded. */
export const QUIET: SiteFacts = {
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
	backedUpAt: null,
	updates: { kind: 'none', checkedAt: hoursAgo(3) },
	antiSpam: { kind: 'none' },
	video: { kind: 'storage', percentage: 20 },
	described: [],
	unread: null,
	protect: ON,
	blockedLogins: { kind: 'none' },
	monitor: ON,
	antiSpamGrant: null,
	owner: { isMissing: false, path: null },
	renewals: [],
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
	facts: Partial<SiteFacts>;
}

const THREATS = { count: 3, by: 'scan', isDisputed: false } as const;
const DISPUTED = { count: 3, by: 'vaultpress', isDisputed: true } as const;

const ROWS: [StatusRow['kind'], StatusRow['urgency'], Partial<SiteFacts>][] = [
	['threats', 'danger', { scan: { kind: 'threats', count: 3 }, threats: THREATS }],
	['threats-disputed', 'danger', { scan: { kind: 'clear' }, threats: DISPUTED }],
	['offline', 'task', { connection: 'offline' }],
	['crisis', 'task', { crisis: 'decide' }],
	['connection', 'danger', { connectionError: { message: '', code: '', action: 'reconnect' } }],
	['site', 'task', { connection: 'unconnected' }],
	['credentials', 'task', { backup: { kind: 'awaiting-credentials' } }],
	['vaultpress', 'task', { scan: { kind: 'vaultpress-missing' } }],
	['not-started', 'task', { backup: { kind: 'not-started' } }],
	['stale-scan', 'late-task', { scan: { kind: 'clear' }, scannedAt: hoursAgo(73) }],
	['expired', 'task', { renewals: [EXPIRED] }],
	['owner', 'task', { connection: 'connected', owner: { isMissing: true, path: '/connect-user' } }],
	['unchecked', 'late-task', { backup: FAILED, connectionError: null, video: QUIET.video }],
	['anti-spam-key', 'task', { antiSpam: { kind: 'invalid-key' } }],
	[
		'anti-spam-off',
		'task',
		{ connection: 'connected', antiSpam: { kind: 'inactive' }, antiSpamGrant: 'plan' },
	],
	['gap', 'late-task', { backup: OFFER }],
	[
		'free-anti-spam-off',
		'late-task',
		{ connection: 'connected', antiSpam: { kind: 'not-installed' }, antiSpamGrant: null },
	],
	['module-off', 'late-task', { connection: 'connected', monitor: OFF }],
	['updates', 'late-task', { updates: { kind: 'needed', count: 2, hasLink: true } }],
	['storage', 'late-task', { video: { kind: 'storage', percentage: 95 } }],
	['starting', 'doubt', { scan: { kind: 'provisioning' } }],
	['unchecked-updates', 'doubt', { updates: { kind: 'unchecked', checkedAt: null } }],
	['other-address', 'doubt', { crisis: 'safe-mode' }],
	['unknown', 'doubt', { connectionError: null, video: FAILED }],
	['renewal', 'note', { renewals: [RENEWAL] }],
];

/** All of them, the worst first. */
export const PROBLEMS = ROWS.map(([kind, urgency, facts]): Problem => ({ kind, urgency, facts }));

/** The facts of both problems; null if they contradict each other. */
export function bothOf(one: Problem, other: Problem): SiteFacts | null {
	const both = { ...one.facts, ...other.facts };
	return Object.entries(one.facts).every(([key, fact]) =>
		isDeepStrictEqual(Object.entries(both).find(([name]) => name === key)?.[1], fact),
	)
		? { ...QUIET, ...both }
		: null;
}
