import { isDeepStrictEqual } from 'node:util';
import { FAILED, OFFER } from '../shorthand';
import type { StatusFacts, StatusRow } from '@/domain/status/types';

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
	now: NOW,
};

const RENEWAL = { id: 7, name: 'Jetpack Backup', expiryDate: '2026-02-10', isExpired: false };
const EXPIRED = { ...RENEWAL, expiryDate: '2026-01-10', isExpired: true };

/** A problem: the facts that cause it, and its row. */
export interface Problem {
	facts: Partial<StatusFacts>;
	row: StatusRow;
}

const problem = (row: StatusRow, facts: Partial<StatusFacts>): Problem => ({ row, facts });
const THREATS = { count: 3, by: 'scan', isDisputed: false } as const;
const DISPUTED = { count: 3, by: 'vaultpress', isDisputed: true } as const;

/** All things to do, the most urgent first. */
export const NEEDS: Problem[] = [
	problem(
		{ kind: 'threats', count: 3, by: 'scan' },
		{ scan: { kind: 'threats', count: 3 }, threats: THREATS },
	),
	problem({ kind: 'threats-disputed', count: 3 }, { scan: { kind: 'clear' }, threats: DISPUTED }),
	problem({ kind: 'crisis' }, { crisis: 'decide' }),
	problem(
		{ kind: 'connection', action: 'reconnect' },
		{ connectionError: { message: '', code: '', action: 'reconnect' } },
	),
	problem({ kind: 'site' }, { connection: 'unconnected' }),
	problem({ kind: 'credentials', of: 'backup' }, { backup: { kind: 'awaiting-credentials' } }),
	problem(
		{ kind: 'vaultpress', lack: 'vaultpress-missing' },
		{ scan: { kind: 'vaultpress-missing' } },
	),
	problem({ kind: 'not-started', of: 'backup' }, { backup: { kind: 'not-started' } }),
	problem({ kind: 'expired', renewal: EXPIRED }, { renewals: [EXPIRED] }),
	problem(
		{ kind: 'owner', path: '/connect-user' },
		{ connection: 'connected', owner: { isMissing: true, path: '/connect-user' } },
	),
	problem({ kind: 'anti-spam-key' }, { antiSpam: { kind: 'invalid-key' } }),
	problem(
		{ kind: 'anti-spam-off', lack: 'inactive', isPaid: true },
		{ connection: 'connected', antiSpam: { kind: 'inactive' }, isAntiSpamPaid: true },
	),
	problem({ kind: 'gap', of: 'backup', promotion: 'upgrade' }, { backup: OFFER }),
	problem(
		{ kind: 'module-off', id: 'monitor', isLocked: false },
		{ connection: 'connected', protections: [{ id: 'monitor', state: 'off' }] },
	),
	problem({ kind: 'updates', count: 2 }, { updates: { kind: 'needed', count: 2, hasLink: true } }),
	problem({ kind: 'storage', percentage: 95 }, { video: { kind: 'storage', percentage: 95 } }),
	problem({ kind: 'license', count: 2 }, { license: { kind: 'several', count: 2 } }),
];

/** Things that need no action but prevent "all clear". */
export const DOUBTS: Problem[] = [
	{ facts: { scan: { kind: 'provisioning' } }, row: { kind: 'starting', of: 'scan' } },
	{
		facts: { scan: { kind: 'clear' }, scannedAt: hoursAgo(73) },
		row: { kind: 'stale-scan', scannedAt: hoursAgo(73) },
	},
	{
		facts: { updates: { kind: 'unchecked', checkedAt: null } },
		row: { kind: 'unchecked-updates', checkedAt: null },
	},
	{ facts: { crisis: 'safe-mode' }, row: { kind: 'other-address' } },
	{ facts: { antiSpam: FAILED }, row: { kind: 'unknown', of: ['anti-spam'], isRetrying: false } },
	{ facts: { renewals: [RENEWAL] }, row: { kind: 'renewal', renewal: RENEWAL } },
];

/** The facts of both problems; null if they contradict each other. */
export function bothOf(one: Problem, other: Problem): StatusFacts | null {
	const both = { ...one.facts, ...other.facts };
	return Object.entries(one.facts).every(([key, fact]) =>
		isDeepStrictEqual(Object.entries(both).find(([name]) => name === key)?.[1], fact),
	)
		? { ...QUIET, ...both }
		: null;
}
