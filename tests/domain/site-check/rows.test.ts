import type { UpdateChange, UpdateView } from '@/domain/calls/releases/update-changes';
import { checkSite } from '@/domain/site-check';
import type { CheckState } from '@/domain/site-check/facts';
import { type HealthFacts, listCheckRows, summarizeHealth } from '@/domain/site-check/rows';
import { PAGE, REPLIES } from './answers';

it('puts problems first, those that Jetpack itself reports before all others', () => {
	const findings = checkSite({
		replies: { ...REPLIES, provider: null, rest: { kind: 'none', reason: 'timeout' } },
		page: PAGE,
	});
	const list = (alarms: string[]) =>
		listCheckRows(findings, alarms).map(({ name, finding }) => `${name} ${finding.state}`);
	const REST = [
		'rest problem',
		'session ok',
		'cache ok',
		'provider unknown',
		'clock ok',
		'https ok',
	];
	REST.push('blockers ok');
	expect(list([])).toEqual(REST);
	const rows = listCheckRows(findings, ['One', 'Two']);
	expect(rows.map(({ alarm }) => alarm)).toEqual([0, 1, ...REST.map(() => undefined)]);
	expect(list(['Outbound HTTPS not working'])).toEqual(['jetpack problem', ...REST]);
	const unconnected = checkSite({ replies: REPLIES, page: { ...PAGE, connection: 'unconnected' } });
	expect(listCheckRows(unconnected, []).map(({ name }) => name)[0]).toBe('provider');
});

describe('the headline', () => {
	const row = (state: CheckState) => ({ name: 'rest', finding: { state, sentence: '' } }) as const;
	const update = (...kinds: UpdateChange['kind'][]): UpdateView => ({
		version: '16.1',
		isKnown: true,
		changes: kinds.map((kind) => ({ id: kind, kind, sentence: '' })),
	});

	it.each<[string, Partial<HealthFacts>, string]>([
		['nothing', { update: update('change') }, 'No problems found.'],
		['a problem', { rows: [row('problem'), row('unknown')] }, '1 problem found.'],
		['an update that is not ready', { update: update('problem') }, '1 problem found.'],
		['both problems', { rows: [row('problem')], update: update('problem') }, '2 problems found.'],
		[
			'what an update removes',
			{ update: update('loss', 'doubt') },
			'No problems found. An update affects 2 features that you use.',
		],
		[
			'what is set elsewhere',
			{ rows: [row('unknown')], locked: 3 },
			'No problems found. 1 check had no result. 3 features are set by code or plan.',
		],
		[
			'a site without a connection',
			{ rows: [row('unconnected')] },
			"No problems found, but this site isn't connected.",
		],
	])('counts %s', (_title, facts, expected) => {
		expect(summarizeHealth({ rows: [], update: null, locked: 0, ...facts })).toBe(expected);
	});
});
