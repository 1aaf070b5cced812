import { resolveSiteStatus } from '@/domain/status/resolve-site-status';
import type { SiteFacts } from '@/domain/status/row';
import { FAILED, HIDDEN, LOADING, OFFER } from '../shorthand';
import { bothOf, OFF, ON, PROBLEMS, QUIET, type Problem } from './facts';

const resolve = (facts: Partial<SiteFacts>) => resolveSiteStatus({ ...QUIET, ...facts });
const isNeed = ({ urgency }: Problem) => urgency !== 'doubt' && urgency !== 'note';

const WITHOUT_BACKUPS = { backup: OFFER };

describe('ranking of every two problems', () => {
	const pairs = PROBLEMS.flatMap((one, index) =>
		PROBLEMS.slice(index + 1).flatMap((other): [string, Problem, Problem, SiteFacts][] => {
			const facts = bothOf(one, other);
			return facts ? [[`${one.kind} before ${other.kind}`, one, other, facts]] : [];
		}),
	);

	it('covers all pairs but those that contradict each other', () => {
		const { length } = PROBLEMS;
		// The connection, the scan, the backups, the crisis, the updates, Akismet and a purchase have one state each.
		expect((length * (length - 1)) / 2 - pairs.length).toBe(35);
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
	const status = resolve({ backup: HIDDEN, scan: HIDDEN });
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
			isChecking: false,
			evidence: [
				{ kind: 'protections', text: '5 of 5 on' },
				{ kind: 'plugins', text: 'Plugins up to date, checked 3 hours ago' },
			],
		});
	});

	it.each<[string, Partial<SiteFacts>]>([
		['the scan', { scan: LOADING }],
		['the backups', { backup: LOADING }],
		['the updates', { updates: LOADING }],
		['Akismet', { antiSpam: LOADING }],
		['the video storage', { video: LOADING }],
		['the provider', { provider: LOADING }],
	])('is incomplete while a request is pending: %s', (_title, facts) => {
		expect(resolve(facts)).toMatchObject({ overall: 'checking', isChecking: true, rows: [] });
	});

	it.each<[string, Partial<SiteFacts>]>([
		['the scan', { scan: FAILED }],
		['the backups', { backup: FAILED }],
		['the updates', { updates: FAILED }],
		['Akismet', { antiSpam: FAILED }],
		['the video storage', { video: FAILED }],
		['the provider', { provider: { ...FAILED, isUnreachable: false } }],
	])('is insufficient after a failed request: %s', (_title, facts) => {
		expect(resolve(facts)).toMatchObject({ overall: 'row', rows: [{ action: { kind: 'retry' } }] });
	});

	it('leaves a silent provider to the line above it while its last answer is known', () => {
		const provider = { ...FAILED, isUnreachable: true, isKept: true } as const;
		expect(resolve({ provider })?.rows).toEqual([]);
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

	it('ranks free protections below those that have to be bought', () => {
		const facts = { ...WITHOUT_BACKUPS, antiSpam: { kind: 'inactive' }, monitor: OFF } as const;
		expect(resolve(facts)?.rows.map(({ kind }) => kind)).toEqual([
			'gap',
			'free-anti-spam-off',
			'module-off',
		]);
	});

	it('ranks a protection that is paid for above those that have to be bought', () => {
		const status = resolve({
			backup: OFFER,
			antiSpam: { kind: 'inactive' },
			antiSpamGrant: 'product',
		});
		expect(status?.rows.map(({ kind }) => kind)).toEqual(['anti-spam-off', 'gap']);
	});

	it('excludes protections and updates that are not known', () => {
		const monitoring = { monitor: ON, provider: LOADING } as const;
		expect(resolve({ ...monitoring, updates: LOADING })?.evidence).toEqual([]);
	});

	it('counts what could not be checked as unknown', () => {
		const status = resolve({ backup: FAILED, scan: OFFER, antiSpam: { kind: 'inactive' } });
		expect(status?.evidence[0]?.text).toBe('2 of 5 on, 1 unknown');
	});
});
