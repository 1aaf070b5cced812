import { resolveSiteStatus } from '@/domain/status/resolve-site-status';
import type { StatusFacts } from '@/domain/status/types';
import { hoursAgo, QUIET } from './facts';

const resolve = (facts: Partial<StatusFacts>) => resolveSiteStatus({ ...QUIET, ...facts });

const failed = { kind: 'failed', isRetrying: false } as const;
const loading = { kind: 'loading' } as const;

describe('evidence for "all clear"', () => {
	it('is listed for a site without problems', () => {
		expect(resolve({})).toEqual({
			overall: 'quiet',
			tone: 'good',
			needs: 0,
			rows: [],
			first: undefined,
			isChecking: false,
			evidence: [
				{ kind: 'real-time-backups', at: null },
				{ kind: 'no-threats', at: hoursAgo(2) },
				{ kind: 'protections', on: 5, total: 5 },
				{ kind: 'plugins', at: hoursAgo(3) },
			],
		});
	});

	it.each<[string, Partial<StatusFacts>]>([
		['the scan', { scan: loading }],
		['the backups', { backup: loading }],
		['the updates', { updates: loading }],
		['Akismet', { antiSpam: loading }],
		['the video storage', { video: loading }],
		['the licenses', { license: loading }],
		['the provider', { provider: loading }],
	])('is incomplete while a request is pending: %s', (_title, facts) => {
		expect(resolve(facts)).toMatchObject({ overall: 'checking', isChecking: true, rows: [] });
	});

	it.each<[string, Partial<StatusFacts>]>([
		['the scan', { scan: failed }],
		['the backups', { backup: failed }],
		['the updates', { updates: failed }],
		['Akismet', { antiSpam: failed }],
		['the video storage', { video: failed }],
		['the provider', { provider: { ...failed, isUnreachable: false } }],
	])('is insufficient after a failed request: %s', (_title, facts) => {
		expect(resolve(facts)).toMatchObject({ overall: 'row', rows: [{ kind: 'unknown' }] });
	});

	it.each<[string, Partial<StatusFacts>, string]>([
		[
			'backups that are starting, below something worse',
			{ backup: { kind: 'provisioning' }, crisis: 'decide' },
			'backups-starting',
		],
		['daily backups', { backup: { kind: 'active', isRealTime: false } }, 'daily-backups'],
		['backups by VaultPress', { backup: { kind: 'vaultpress-active' } }, 'vaultpress-backups'],
		[
			'scans that are starting, below something worse',
			{ scan: { kind: 'provisioning' }, crisis: 'decide' },
			'scan-starting',
		],
		['scans by VaultPress', { scan: { kind: 'vaultpress-clear' } }, 'no-threats'],
		[
			'no backups, below something worse',
			{ backup: { kind: 'offer', promotion: 'upgrade' }, crisis: 'decide' },
			'no-backups',
		],
		[
			'no scans, below something worse',
			{ scan: { kind: 'offer', promotion: 'upgrade' }, crisis: 'decide' },
			'no-scan',
		],
		['that nothing runs without a connection', { connection: 'unconnected' }, 'unwatched'],
	])('includes %s', (_title, facts, evidence) => {
		const status = resolve(facts);
		// Only a finished scan has a time.
		const at = evidence === 'no-threats' ? hoursAgo(2) : null;
		expect(status?.evidence).toContainEqual({ kind: evidence, at });
	});

	it('excludes the provider’s data in offline mode', () => {
		const status = resolve({
			connection: 'offline',
			scan: { kind: 'offline' },
			backup: { kind: 'offline' },
			provider: { kind: 'not-asked' },
			video: null,
		});
		expect(status).toMatchObject({
			overall: 'unwatched',
			evidence: [{ kind: 'unwatched' }, { kind: 'protections' }, { kind: 'plugins' }],
		});
	});

	it('is still being checked while problems are shown', () => {
		const status = resolve({
			threats: { count: 1, by: 'scan', isDisputed: false },
			updates: loading,
		});
		expect(status).toMatchObject({ overall: 'row', tone: 'danger', needs: 1, isChecking: true });
	});

	it('names no gap before every answer is there', () => {
		const gap = { backup: { kind: 'offer', promotion: 'upgrade' } } as const;
		expect(resolve({ ...gap, scan: loading })?.overall).toBe('checking');
		expect(resolve(gap)).toMatchObject({ overall: 'row', tone: 'warning' });
	});

	it('ranks free protections below those that have to be bought, but shows one of them first', () => {
		const status = resolve({
			backup: { kind: 'offer', promotion: 'upgrade' },
			antiSpam: { kind: 'inactive' },
			protections: [{ id: 'monitor', state: 'off' }],
		});
		expect(status?.rows.map(({ kind }) => kind)).toEqual(['gap', 'anti-spam-off', 'module-off']);
		expect(status?.first).toMatchObject({ kind: 'anti-spam-off', isPaid: false });
		const module = resolve({
			backup: { kind: 'offer', promotion: 'upgrade' },
			protections: [{ id: 'monitor', state: 'off' }],
		});
		expect(module?.first).toMatchObject({ kind: 'module-off' });
	});

	it('ranks a protection that is paid for above those that have to be bought', () => {
		const status = resolve({
			backup: { kind: 'offer', promotion: 'upgrade' },
			antiSpam: { kind: 'inactive' },
			isAntiSpamPaid: true,
		});
		expect(status?.rows.map(({ kind }) => kind)).toEqual(['anti-spam-off', 'gap']);
		expect(status?.first).toBe(status?.rows[0]);
	});

	it('does not repeat its headline in its evidence', () => {
		const none = { kind: 'offer', promotion: 'upgrade' } as const;
		expect(resolve({ backup: none, scan: none })?.evidence.map(({ kind }) => kind)).toEqual([
			'protections',
			'plugins',
		]);
		const starting = { kind: 'provisioning' } as const;
		expect(resolve({ backup: starting, scan: starting })?.evidence.map(({ kind }) => kind)).toEqual(
			['protections', 'plugins'],
		);
	});

	it('names what is missing while the headline doesn’t', () => {
		const facts = { backup: { kind: 'offer', promotion: 'upgrade' }, updates: loading } as const;
		expect(resolve(facts)?.evidence).toContainEqual({ kind: 'no-backups', at: null });
	});

	it('excludes protections and updates that are not known', () => {
		const status = resolve({ protections: [{ id: 'scan', state: 'unknown' }], updates: loading });
		expect(status?.evidence).toStrictEqual([
			{ kind: 'real-time-backups', at: null },
			{ kind: 'no-threats', at: hoursAgo(2) },
		]);
	});
});
