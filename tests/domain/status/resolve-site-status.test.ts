import { resolveSiteStatus } from '@/domain/status/resolve-site-status';
import type { StatusFacts, StatusRow } from '@/domain/status/types';
import { FAILED, HIDDEN, OFFER, RETRYING } from '../shorthand';
import { bothOf, DOUBTS, hoursAgo, NEEDS, QUIET, type Problem } from './facts';

const resolve = (facts: Partial<StatusFacts>) => resolveSiteStatus({ ...QUIET, ...facts });
const rowsOf = (facts: Partial<StatusFacts>) => resolve(facts)?.rows;

const unknown = (...of: ('backup' | 'scan' | 'video' | 'features')[]): StatusRow => ({
	kind: 'unknown',
	of,
	isRetrying: true,
});
const BROKEN: Partial<StatusFacts> = {
	provider: { ...FAILED, isUnreachable: true },
	connectionError: { message: '', code: '', action: 'none' },
};
const BY_VAULTPRESS = { count: 3, by: 'vaultpress', isDisputed: false } as const;
const GAP: StatusRow = { kind: 'gap', of: 'both', promotion: 'upgrade' };
const THREE: StatusRow = { kind: 'threats', count: 3, by: 'vaultpress' };
const SPAM: StatusRow = { kind: 'anti-spam-off', lack: 'not-installed', isPaid: false };
const LOCKED: StatusRow = { kind: 'module-off', id: 'protect', isLocked: true };
const PROTECT = { id: 'protect', state: 'off', isLocked: true } as const;
const vault = (lack: 'inactive' | 'unregistered'): StatusRow => ({
	kind: 'vaultpress',
	lack: `vaultpress-${lack}`,
});
const UNREGISTERED = { kind: 'vaultpress-unregistered' } as const;
const NO_SCAN = { kind: 'offer', promotion: 'none' } as const;
const both = (
	kind: 'awaiting-credentials' | 'vaultpress-inactive' | 'not-started' | 'provisioning',
) => ({
	scan: { kind },
	backup: { kind },
});

describe('ranking of every two problems', () => {
	const all = [...NEEDS, ...DOUBTS];
	const pairs = all.flatMap((one, index) =>
		all.slice(index + 1).flatMap((other): [string, Problem, Problem, StatusFacts][] => {
			const facts = bothOf(one, other);
			return facts ? [[`${one.row.kind} before ${other.row.kind}`, one, other, facts]] : [];
		}),
	);

	it('covers all pairs but those that contradict each other', () => {
		const { length } = all;
		// The connection, the scan, the backups, the crisis, the updates, Akismet and a purchase have one state each.
		expect((length * (length - 1)) / 2 - pairs.length).toBe(21);
	});

	it.each(pairs)('%s', (_title, one, other, facts) => {
		const needs = [one, other].filter((problem) => NEEDS.includes(problem)).length;
		const overall = one.row.kind === 'renewal' ? 'quiet' : 'row';
		expect(resolveSiteStatus(facts)).toMatchObject({ rows: [one.row, other.row], needs, overall });
	});
});

it.each([...NEEDS, ...DOUBTS].map((problem) => [problem.row.kind, problem] as const))(
	'sets the tone: %s',
	(kind, problem) => {
		const isDanger = ['threats', 'threats-disputed', 'connection'].includes(kind);
		const tone = NEEDS.includes(problem) ? 'warning' : kind === 'renewal' ? 'good' : 'neutral';
		expect(resolve(problem.facts)?.tone).toBe(isDanger ? 'danger' : tone);
	},
);

it.each<[string, Partial<StatusFacts>, StatusRow[]]>([
	['credentials of both', both('awaiting-credentials'), [{ kind: 'credentials', of: 'both' }]],
	[
		'credentials of scans alone',
		{ scan: { kind: 'awaiting-credentials' } },
		[{ kind: 'credentials', of: 'scan' }],
	],
	['VaultPress for both', both('vaultpress-inactive'), [vault('inactive')]],
	['VaultPress for backups', { backup: UNREGISTERED }, [vault('unregistered')]],
	['purchases that have not started', both('not-started'), [{ kind: 'not-started', of: 'both' }]],
	[
		'failures',
		{ scan: FAILED, backup: RETRYING, video: FAILED },
		[unknown('backup', 'scan', 'video')],
	],
	['a failed provider', BROKEN, [{ kind: 'connection', action: 'none' }]],
])('merged rows: %s', (_title, facts, rows) => {
	expect(rowsOf(facts)).toEqual(rows);
});

it.each<[string, Partial<StatusFacts>, StatusRow[]]>([
	['threats of VaultPress', { scan: NO_SCAN, threats: BY_VAULTPRESS }, [THREE]],
	['scans and backups share a row', { scan: NO_SCAN, backup: OFFER }, [GAP]],
	['a free site can have Akismet', { antiSpam: { kind: 'not-installed' } }, [SPAM]],
	['no spam protection offline', { connection: 'offline', antiSpam: { kind: 'inactive' } }, []],
	['a protection that code switched off', { protections: [PROTECT] }, [LOCKED]],
	['backups and scans in preparation', both('provisioning'), [{ kind: 'starting', of: 'both' }]],
	['no account offline', { connection: 'offline', owner: { isMissing: true, path: null } }, []],
	['an old VaultPress scan', { scan: { kind: 'vaultpress-clear' }, scannedAt: hoursAgo(73) }, []],
	[
		'storage at 90 percent',
		{ video: { kind: 'storage', percentage: 90 } },
		[{ kind: 'storage', percentage: 90 }],
	],
	['one license', { license: { kind: 'one', product: '' } }, [{ kind: 'license', count: 1 }]],
	['a crisis that waits is a doubt', { crisis: 'wait' }, [{ kind: 'other-address' }]],
	['unread features', { unread: { ...RETRYING, of: 'features' } }, [unknown('features')]],
	['a scan three days old is fresh', { scannedAt: hoursAgo(72) }, []],
	['a scan without a time is not stale', { scannedAt: null }, []],
	['storage below 90 percent is no problem', { video: { kind: 'storage', percentage: 89 } }, []],
	['updates for others', { updates: { kind: 'needed', count: 2, hasLink: false } }, []],
	['a connection for others', { connection: 'unconnected', canConnectSite: false }, []],
	['backups that the host hides', { backup: HIDDEN }, []],
])('contradictions and bounds: %s', (_title, facts, rows) => {
	expect(rowsOf(facts)).toEqual(rows);
});

const THREATS = { count: 5, by: 'scan', isDisputed: false } as const;
const DESCRIBED = [
	{ title: 'Old plugin', severity: 1 },
	{ title: 'Changed core file wp-login.php', severity: 5 },
	{},
	{ signature: 'Suspicious.File.1', filename: '/wp-content/a.php' },
	{ title: 'Weak key', severity: 3 },
];

describe('threats that the scan describes', () => {
	it('have a row each, the most severe first, and one row for the others', () => {
		const rows = rowsOf({ threats: THREATS, described: DESCRIBED });
		expect(rows).toEqual([
			{ kind: 'threat', threat: DESCRIBED[1], count: 5 },
			{ kind: 'threat', threat: DESCRIBED[4], count: 5 },
			{ kind: 'threat', threat: DESCRIBED[0], count: 5 },
			{ kind: 'more-threats', count: 2 },
		]);
	});

	it('are named even with only a signature or a file, without an unnamed row', () => {
		const described = [{ signature: 'A' }, { filename: '/a.php' }];
		expect(rowsOf({ threats: { ...THREATS, count: 2 }, described })).toEqual(
			described.map((threat) => ({ kind: 'threat', threat, count: 2 })),
		);
	});

	it('are all counted as needing attention, and are a danger', () => {
		const status = resolve({ threats: THREATS, described: DESCRIBED });
		expect(status).toMatchObject({ needs: 5, tone: 'danger' });
	});

	it.each<[string, Partial<StatusFacts>]>([
		['no description', { threats: THREATS, described: [{}, { severity: 5 }] }],
		['threats of VaultPress', { threats: { ...THREATS, by: 'vaultpress' }, described: DESCRIBED }],
	])('share one row with %s', (_title, facts) => {
		expect(rowsOf(facts)).toMatchObject([{ kind: 'threats', count: 5 }]);
	});
});

it('calls a site that cannot have backups and scans fine, not quiet', () => {
	const protections: StatusFacts['protections'] = [{ id: 'protect', state: 'on' }];
	const status = resolve({ backup: HIDDEN, scan: HIDDEN, protections });
	expect(status).toMatchObject({ overall: 'fine', tone: 'neutral', rows: [] });
});

it('ROLE-05 gives no status to users who cannot change anything', () => {
	expect(resolve({ isManager: false, threats: THREATS })).toBeNull();
});
