import { resolveSiteStatus } from '@/domain/status/resolve-site-status';
import type { SiteFacts } from '@/domain/status/row';
import { QUIET } from './facts';

const resolve = (facts: Partial<SiteFacts>) => resolveSiteStatus({ ...QUIET, ...facts });
const rowsOf = (facts: Partial<SiteFacts>) => resolve(facts)?.rows;

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
		expect(rows).toMatchObject([
			{
				kind: 'threat',
				headline: '5 threats found',
				detail: 'Severe: Changed core file wp-login.php',
			},
			{ kind: 'threat', headline: '5 threats found', detail: 'Threat: Weak key', action: null },
			{ kind: 'threat', headline: '5 threats found', detail: 'Threat: Old plugin', action: null },
			{ kind: 'more-threats', detail: 'and 2 more threats', tasks: 2 },
		]);
	});

	it('are named even with only a signature or a file, without an unnamed row', () => {
		const described = [{ signature: 'A' }, { filename: '/a.php' }];
		expect(rowsOf({ threats: { ...THREATS, count: 2 }, described })).toMatchObject([
			{ kind: 'threat', detail: 'Threat: A' },
			{ kind: 'threat', detail: 'Threat: suspicious code in a.php' },
		]);
		expect(rowsOf({ threats: { ...THREATS, count: 2 }, described })).toHaveLength(2);
	});

	it('are all counted as needing attention, and are a danger', () => {
		const status = resolve({ threats: THREATS, described: DESCRIBED });
		expect(status).toMatchObject({ needs: 5, tone: 'danger' });
	});

	it.each<[string, Partial<SiteFacts>]>([
		['no description', { threats: THREATS, described: [{}, { severity: 5 }] }],
		['threats of VaultPress', { threats: { ...THREATS, by: 'vaultpress' }, described: DESCRIBED }],
	])('share one row with %s', (_title, facts) => {
		expect(rowsOf(facts)).toMatchObject([{ kind: 'threats', headline: '5 threats found' }]);
	});
});
