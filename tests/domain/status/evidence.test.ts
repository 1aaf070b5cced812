import { resolveSiteStatus } from '@/domain/status/resolve-site-status';
import type { StatusFacts } from '@/domain/status/types';
import { FAILED, LOADING, OFFER } from '../shorthand';
import { hoursAgo, QUIET } from './facts';

const resolve = (facts: Partial<StatusFacts>) => resolveSiteStatus({ ...QUIET, ...facts });

const failed = FAILED;
const loading = LOADING;
const UNPROTECTED = { backup: OFFER };
const STARTING = { kind: 'provisioning' } as const;

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
		['starting backups, below others', { backup: STARTING, crisis: 'decide' }, 'backups-starting'],
		['daily backups', { backup: { kind: 'active', isRealTime: false } }, 'daily-backups'],
		['backups by VaultPress', { backup: { kind: 'vaultpress-active' } }, 'vaultpress-backups'],
		['starting scans, below others', { scan: STARTING, crisis: 'decide' }, 'scan-starting'],
		['scans by VaultPress', { scan: { kind: 'vaultpress-clear' } }, 'no-threats'],
		['no backups, below others', { backup: OFFER, crisis: 'decide' }, 'no-backups'],
		['no scans, below others', { scan: OFFER, crisis: 'decide' }, 'no-scan'],
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
		const threats = { count: 1, by: 'scan', isDisputed: false } as const;
		const status = resolve({ threats, updates: loading });
		expect(status).toMatchObject({ overall: 'row', tone: 'danger', needs: 1, isChecking: true });
	});

	it('names no gap before every answer is there', () => {
		expect(resolve({ ...UNPROTECTED, scan: loading })?.overall).toBe('checking');
		expect(resolve(UNPROTECTED)).toMatchObject({ overall: 'row', tone: 'warning' });
	});

	it('ranks free protections below those that have to be bought, but shows one of them first', () => {
		const protections: StatusFacts['protections'] = [{ id: 'monitor', state: 'off' }];
		const status = resolve({ ...UNPROTECTED, antiSpam: { kind: 'inactive' }, protections });
		expect(status?.rows.map(({ kind }) => kind)).toEqual(['gap', 'anti-spam-off', 'module-off']);
		expect(status?.first).toMatchObject({ kind: 'anti-spam-off', isPaid: false });
		const module = resolve({ ...UNPROTECTED, protections });
		expect(module?.first).toMatchObject({ kind: 'module-off' });
	});

	it('ranks a protection that is paid for above those that have to be bought', () => {
		const status = resolve({
			backup: OFFER,
			antiSpam: { kind: 'inactive' },
			isAntiSpamPaid: true,
		});
		expect(status?.rows.map(({ kind }) => kind)).toEqual(['anti-spam-off', 'gap']);
		expect(status?.first).toBe(status?.rows[0]);
	});

	it('does not repeat its headline in its evidence', () => {
		for (const state of [OFFER, STARTING]) {
			const { evidence = [] } = resolve({ backup: state, scan: state }) ?? {};
			expect(evidence.map(({ kind }) => kind)).toEqual(['protections', 'plugins']);
		}
	});

	it('names what is missing while the headline doesn’t', () => {
		expect(resolve({ backup: OFFER, updates: loading })?.evidence).toContainEqual({
			kind: 'no-backups',
			at: null,
		});
	});

	it('excludes protections and updates that are not known', () => {
		const status = resolve({ protections: [{ id: 'scan', state: 'unknown' }], updates: loading });
		expect(status?.evidence).toStrictEqual([
			{ kind: 'real-time-backups', at: null },
			{ kind: 'no-threats', at: hoursAgo(2) },
		]);
	});
});
