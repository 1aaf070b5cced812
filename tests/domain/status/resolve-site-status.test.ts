import { resolveSiteStatus } from '@/domain/status/resolve-site-status';
import type { StatusFacts } from '@/domain/status/row';
import { FAILED, HIDDEN, LOADING, OFFER } from '../shorthand';
import { bothOf, PROBLEMS, QUIET, type Problem } from './facts';

const resolve = (facts: Partial<StatusFacts>) => resolveSiteStatus({ ...QUIET, ...facts });
const isNeed = ({ urgency }: Problem) => urgency !== 'doubt' && urgency !== 'note';

const WITHOUT_BACKUPS = { backup: OFFER };
const STARTING = { kind: 'provisioning' } as const;

describe('ranking of every two problems', () => {
	const pairs = PROBLEMS.flatMap((one, index) =>
		PROBLEMS.slice(index + 1).flatMap((other): [string, Problem, Problem, StatusFacts][] => {
			const facts = bothOf(one, other);
			return facts ? [[`${one.kind} before ${other.kind}`, one, other, facts]] : [];
		}),
	);

	it('covers all pairs but those that contradict each other', () => {
		const { length } = PROBLEMS;
		// The connection, the scan, the backups, the crisis, the updates, Akismet and a purchase have one state each.
		expect((length * (length - 1)) / 2 - pairs.length).toBe(25);
	});

	it.each(pairs)('%s', (_title, one, other, facts) => {
		const status = resolveSiteStatus(facts);
		expect(status?.rows.map(({ kind }) => kind)).toEqual([one.kind, other.kind]);
		expect(status).toMatchObject({
			needs: [one, other].filter(isNeed).length,
			overall: one.kind === 'renewal' ? 'quiet' : 'row',
		});
	});
});

it.each(PROBLEMS.map((problem) => [problem.kind, problem] as const))(
	'sets the tone: %s',
	(kind, problem) => {
		const tone = isNeed(problem) ? 'warning' : kind === 'renewal' ? 'good' : 'neutral';
		const status = resolve(problem.facts);
		expect(status?.tone).toBe(problem.urgency === 'danger' ? 'danger' : tone);
		expect(status?.rows).toMatchObject([{ kind, urgency: problem.urgency }]);
	},
);

it('calls a site that cannot have backups and scans fine, not quiet', () => {
	const protections: StatusFacts['protections'] = [{ id: 'protect', state: 'on' }];
	const status = resolve({ backup: HIDDEN, scan: HIDDEN, protections });
	expect(status).toMatchObject({ overall: 'fine', tone: 'neutral', rows: [] });
});

it('ROLE-05 gives no status to users who cannot change anything', () => {
	expect(
		resolve({ isManager: false, threats: { count: 5, by: 'scan', isDisputed: false } }),
	).toBeNull();
});

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
				{ kind: 'real-time-backups', text: 'Backed up in real time' },
				{ kind: 'no-threats', text: 'No threats, scanned 2 hours ago' },
				{ kind: 'protections', text: '5 of 5 protections on' },
				{ kind: 'plugins', text: 'Plugins up to date, checked 3 hours ago' },
			],
		});
	});

	it.each<[string, Partial<StatusFacts>]>([
		['the scan', { scan: LOADING }],
		['the backups', { backup: LOADING }],
		['the updates', { updates: LOADING }],
		['Akismet', { antiSpam: LOADING }],
		['the video storage', { video: LOADING }],
		['the licenses', { license: LOADING }],
		['the provider', { provider: LOADING }],
	])('is incomplete while a request is pending: %s', (_title, facts) => {
		expect(resolve(facts)).toMatchObject({ overall: 'checking', isChecking: true, rows: [] });
	});

	it.each<[string, Partial<StatusFacts>]>([
		['the scan', { scan: FAILED }],
		['the backups', { backup: FAILED }],
		['the updates', { updates: FAILED }],
		['Akismet', { antiSpam: FAILED }],
		['the video storage', { video: FAILED }],
		['the provider', { provider: { ...FAILED, isUnreachable: false } }],
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
		expect(resolve(facts)?.evidence.map(({ kind }) => kind)).toContain(evidence);
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
		const status = resolve({ threats, updates: LOADING });
		expect(status).toMatchObject({ overall: 'row', tone: 'danger', needs: 1, isChecking: true });
	});

	it('names no gap before every answer is there', () => {
		expect(resolve({ ...WITHOUT_BACKUPS, scan: LOADING })?.overall).toBe('checking');
		expect(resolve(WITHOUT_BACKUPS)).toMatchObject({ overall: 'row', tone: 'warning' });
	});

	it('ranks free protections below those that have to be bought, but shows one of them first', () => {
		const protections: StatusFacts['protections'] = [{ id: 'monitor', state: 'off' }];
		const status = resolve({ ...WITHOUT_BACKUPS, antiSpam: { kind: 'inactive' }, protections });
		expect(status?.rows.map(({ kind }) => kind)).toEqual([
			'gap',
			'free-anti-spam-off',
			'module-off',
		]);
		expect(status?.first).toMatchObject({ kind: 'free-anti-spam-off' });
		const module = resolve({ ...WITHOUT_BACKUPS, protections });
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
		expect(resolve({ backup: OFFER, updates: LOADING })?.evidence).toContainEqual({
			kind: 'no-backups',
			text: 'Not backed up',
		});
	});

	it('excludes protections and updates that are not known', () => {
		const status = resolve({ protections: [{ id: 'scan', state: 'unknown' }], updates: LOADING });
		expect(status?.evidence).toStrictEqual([
			{ kind: 'real-time-backups', text: 'Backed up in real time' },
			{ kind: 'no-threats', text: 'No threats, scanned 2 hours ago' },
		]);
	});
});
