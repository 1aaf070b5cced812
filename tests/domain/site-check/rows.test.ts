import { checkSite } from '@/domain/site-check';
import { countRows, listCheckRows } from '@/domain/site-check/rows';
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
	const states = ['problem', 'unknown', 'unconnected'] as const;
	expect(states.map((state) => countRows(rows, state))).toEqual([3, 1, 0]);
	expect(list(['Outbound HTTPS not working'])).toEqual(['jetpack problem', ...REST]);
	const unconnected = checkSite({ replies: REPLIES, page: { ...PAGE, connection: 'unconnected' } });
	expect(listCheckRows(unconnected, []).map(({ name }) => name)[0]).toBe('provider');
});
