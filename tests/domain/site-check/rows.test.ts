import { checkSite } from '@/domain/site-check';
import { listCheckRows } from '@/domain/site-check/rows';
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
		'blockers ok',
	];
	expect(list([])).toEqual(REST);
	expect(list(['Outbound HTTPS not working'])).toEqual(['jetpack problem', ...REST]);
	const unconnected = checkSite({ replies: REPLIES, page: { ...PAGE, connection: 'unconnected' } });
	expect(listCheckRows(unconnected, []).map(({ name }) => name)[0]).toBe('provider');
});
