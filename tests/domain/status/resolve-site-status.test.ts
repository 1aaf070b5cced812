import { resolveSiteStatus } from '@/domain/status/resolve-site-status';
import type { StatusFacts, StatusRow } from '@/domain/status/types';
import { bothOf, DOUBTS, hoursAgo, NEEDS, QUIET, type Problem } from './facts';

const resolve = (facts: Partial<StatusFacts>) => resolveSiteStatus({ ...QUIET, ...facts });
const rowsOf = (facts: Partial<StatusFacts>) => resolve(facts)?.rows;

const failed = { kind: 'failed', isRetrying: false } as const;

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
		expect(resolveSiteStatus(facts)).toMatchObject({ rows: [one.row, other.row], needs });
	});

	it.each(pairs)('sets the headline: %s', (_title, one, other, facts) => {
		const isInfo = one.row.kind === 'renewal';
		expect([one.row.kind, other.row.kind]).not.toEqual(['renewal', 'renewal']);
		expect(resolveSiteStatus(facts)?.overall).toBe(isInfo ? 'quiet' : 'row');
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

describe('merged rows', () => {
	it.each<[string, Partial<StatusFacts>, StatusRow[]]>([
		[
			'credentials of scans and backups',
			{ scan: { kind: 'awaiting-credentials' }, backup: { kind: 'awaiting-credentials' } },
			[{ kind: 'credentials', of: 'both' }],
		],
		[
			'credentials of scans alone',
			{ scan: { kind: 'awaiting-credentials' } },
			[{ kind: 'credentials', of: 'scan' }],
		],
		[
			'VaultPress for scans and backups',
			{ scan: { kind: 'vaultpress-inactive' }, backup: { kind: 'vaultpress-inactive' } },
			[{ kind: 'vaultpress', lack: 'vaultpress-inactive' }],
		],
		[
			'VaultPress for backups alone',
			{ backup: { kind: 'vaultpress-unregistered' } },
			[{ kind: 'vaultpress', lack: 'vaultpress-unregistered' }],
		],
		[
			'purchases that have not started',
			{ scan: { kind: 'not-started' }, backup: { kind: 'not-started' } },
			[{ kind: 'not-started', of: 'both' }],
		],
		[
			'all failures',
			{ scan: failed, backup: { kind: 'failed', isRetrying: true }, video: failed },
			[{ kind: 'unknown', of: ['backup', 'scan', 'video'], isRetrying: true }],
		],
		[
			'a failed provider, in the row of the connection error',
			{
				provider: { ...failed, isUnreachable: true },
				connectionError: { message: '', code: '', action: 'none' },
			},
			[{ kind: 'connection', action: 'none' }],
		],
	])('%s', (_title, facts, rows) => {
		expect(rowsOf(facts)).toEqual(rows);
	});
});

describe('contradictions and bounds', () => {
	it.each<[string, Partial<StatusFacts>, StatusRow[]]>([
		[
			'threats that only VaultPress counts are a row',
			{
				scan: { kind: 'offer', promotion: 'none' },
				threats: { count: 3, by: 'vaultpress', isDisputed: false },
			},
			[{ kind: 'threats', count: 3, by: 'vaultpress' }],
		],
		[
			'scans and backups that nobody bought share a row',
			{
				scan: { kind: 'offer', promotion: 'none' },
				backup: { kind: 'offer', promotion: 'upgrade' },
			},
			[{ kind: 'gap', of: 'both', promotion: 'upgrade' }],
		],
		[
			'a free site that pays for no spam protection can have it',
			{ antiSpam: { kind: 'not-installed' } },
			[{ kind: 'anti-spam-off', lack: 'not-installed', isPaid: false }],
		],
		[
			'spam protection that is off is no problem offline',
			{ connection: 'offline', antiSpam: { kind: 'inactive' } },
			[],
		],
		[
			'a protection that site code switched off has a row',
			{ protections: [{ id: 'protect', state: 'off', isLocked: true }] },
			[{ kind: 'module-off', id: 'protect', isLocked: true }],
		],
		[
			'backups and scans that are being set up share a row',
			{ scan: { kind: 'provisioning' }, backup: { kind: 'provisioning' } },
			[{ kind: 'starting', of: 'both' }],
		],
		[
			'nobody can be told to connect an account in Offline Mode',
			{ connection: 'offline', owner: { isMissing: true, path: null } },
			[],
		],
		[
			'an old scan of VaultPress is not stale',
			{ scan: { kind: 'vaultpress-clear' }, scannedAt: hoursAgo(73) },
			[],
		],
		[
			'storage at 90 percent is a problem',
			{ video: { kind: 'storage', percentage: 90 } },
			[{ kind: 'storage', percentage: 90 }],
		],
		['one license', { license: { kind: 'one', product: '' } }, [{ kind: 'license', count: 1 }]],
		['a crisis that waits is a doubt', { crisis: 'wait' }, [{ kind: 'other-address' }]],
		[
			'features that nobody could read are a doubt',
			{ unread: { kind: 'failed', of: 'features', isRetrying: true } },
			[{ kind: 'unknown', of: ['features'], isRetrying: true }],
		],
		['a scan three days old is fresh', { scannedAt: hoursAgo(72) }, []],
		['a scan without a time is not stale', { scannedAt: null }, []],
		['storage below 90 percent is no problem', { video: { kind: 'storage', percentage: 89 } }, []],
		[
			'updates that the user cannot install are no problem',
			{ updates: { kind: 'needed', count: 2, hasLink: false } },
			[],
		],
		[
			'a connection that the user cannot make is no problem',
			{ connection: 'unconnected', canConnectSite: false },
			[],
		],
		['backups that the host hides are no problem', { backup: { kind: 'hidden' } }, []],
	])('%s', (_title, facts, rows) => {
		expect(rowsOf(facts)).toEqual(rows);
	});
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
		expect(resolve({ threats: THREATS, described: DESCRIBED })).toMatchObject({
			needs: 5,
			tone: 'danger',
		});
	});

	it.each<[string, Partial<StatusFacts>]>([
		['no description', { threats: THREATS, described: [{}, { severity: 5 }] }],
		[
			'threats found by VaultPress',
			{ threats: { ...THREATS, by: 'vaultpress' }, described: DESCRIBED },
		],
	])('share one row with %s', (_title, facts) => {
		expect(rowsOf(facts)).toMatchObject([{ kind: 'threats', count: 5 }]);
	});
});

it('calls a site that cannot have backups and scans fine, not quiet', () => {
	const status = resolve({
		backup: { kind: 'hidden' },
		scan: { kind: 'hidden' },
		protections: [{ id: 'protect', state: 'on' }],
	});
	expect(status).toMatchObject({ overall: 'fine', tone: 'neutral', rows: [] });
});

it('ROLE-05 gives no status to users who cannot change anything', () => {
	expect(resolve({ isManager: false, threats: THREATS })).toBeNull();
});
