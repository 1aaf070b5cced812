import { isDeepStrictEqual } from 'node:util';
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
	protections: [
		{ id: 'backup', state: 'on' },
		{ id: 'scan', state: 'on' },
		{ id: 'anti-spam', state: 'on' },
		{ id: 'protect', state: 'on' },
		{ id: 'monitor', state: 'on' },
	],
	isAntiSpamPaid: false,
	owner: { isMissing: false, path: null },
	renewals: [],
	license: { kind: 'hidden' },
	now: NOW,
};

const RENEWAL = { id: 7, name: 'Jetpack Backup', expiryDate: '2026-02-10', isExpired: false };
const EXPIRED = { ...RENEWAL, expiryDate: '2026-01-10', isExpired: true };

const failed = { kind: 'failed', isRetrying: false } as const;

/** A problem: the facts that cause it, and its row. */
export interface Problem {
	facts: Partial<StatusFacts>;
	row: StatusRow;
}

/** All things to do, the most urgent first. */
export const NEEDS: Problem[] = [
	{
		facts: {
			scan: { kind: 'threats', count: 3 },
			threats: { count: 3, by: 'scan', isDisputed: false },
		},
		row: { kind: 'threats', count: 3, by: 'scan' },
	},
	{
		facts: { scan: { kind: 'clear' }, threats: { count: 3, by: 'vaultpress', isDisputed: true } },
		row: { kind: 'threats-disputed', count: 3 },
	},
	{ facts: { crisis: 'decide' }, row: { kind: 'crisis' } },
	{
		facts: { connectionError: { message: '', code: '', action: 'reconnect' } },
		row: { kind: 'connection', action: 'reconnect' },
	},
	{ facts: { connection: 'unconnected' }, row: { kind: 'site' } },
	{
		facts: { backup: { kind: 'awaiting-credentials' } },
		row: { kind: 'credentials', of: 'backup' },
	},
	{
		facts: { scan: { kind: 'vaultpress-missing' } },
		row: { kind: 'vaultpress', lack: 'vaultpress-missing' },
	},
	{
		facts: { backup: { kind: 'not-started' } },
		row: { kind: 'not-started', of: 'backup' },
	},
	{ facts: { renewals: [EXPIRED] }, row: { kind: 'expired', renewal: EXPIRED } },
	{
		facts: { connection: 'connected', owner: { isMissing: true, path: '/connect-user' } },
		row: { kind: 'owner', path: '/connect-user' },
	},
	{ facts: { antiSpam: { kind: 'invalid-key' } }, row: { kind: 'anti-spam-key' } },
	{
		facts: { connection: 'connected', antiSpam: { kind: 'inactive' }, isAntiSpamPaid: true },
		row: { kind: 'anti-spam-off', lack: 'inactive', isPaid: true },
	},
	{
		facts: { backup: { kind: 'offer', promotion: 'upgrade' } },
		row: { kind: 'gap', of: 'backup', promotion: 'upgrade' },
	},
	{
		facts: { connection: 'connected', protections: [{ id: 'monitor', state: 'off' }] },
		row: { kind: 'module-off', id: 'monitor', isLocked: false },
	},
	{
		facts: { updates: { kind: 'needed', count: 2, hasLink: true } },
		row: { kind: 'updates', count: 2 },
	},
	{
		facts: { video: { kind: 'storage', percentage: 95 } },
		row: { kind: 'storage', percentage: 95 },
	},
	{ facts: { license: { kind: 'several', count: 2 } }, row: { kind: 'license', count: 2 } },
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
	{ facts: { antiSpam: failed }, row: { kind: 'unknown', of: ['anti-spam'], isRetrying: false } },
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
