import { cellOf } from '../../bin/lib/beside/table.mjs';
import { ACCEPTED } from './accepted';
import { judge, type Acceptance } from './judge';

const NEW = { jetpack: '16.1.2', hasHelper: true, next: 0 };
const OLD = { jetpack: '11.2', hasHelper: true, next: 0 };

const ACCEPTANCES: Acceptance[] = [
	{
		check: /^Routes/,
		finding: /^\/plans: no page/,
		isFor: ({ jetpack }) => jetpack !== '11.2',
		reason: 'it has no such page',
	},
];

const judgeRoutes = (found: Record<string, string[]>, site = NEW, check = 'Routes as admin') =>
	judge(check, new Map(Object.entries(found)), site, ACCEPTANCES);

describe('judge', () => {
	it('counts an item with several failures once, and names each', () => {
		expect(judgeRoutes({ '/': [], '/traffic': ['empty', 'refused'] })).toEqual({
			check: 'Routes as admin',
			passed: 1,
			failed: 1,
			failures: ['/traffic: empty', '/traffic: refused'],
			accepted: [],
		});
	});

	it('passes an item whose only finding is accepted, and gives the reason', () => {
		expect(judgeRoutes({ '/plans': ['no page (HTTP 403)'] })).toMatchObject({
			passed: 1,
			failed: 0,
			accepted: ['it has no such page'],
		});
	});

	it.each([
		['on another site', OLD, 'Routes as admin'],
		['in another check', NEW, 'Page data'],
	])('fails the same finding %s', (_where, site, check) => {
		expect(judgeRoutes({ '/plans': ['no page (HTTP 403)'] }, site, check)).toMatchObject({
			failed: 1,
			failures: ['/plans: no page (HTTP 403)'],
		});
	});

	it('fails a check without items', () => {
		expect(judgeRoutes({})).toMatchObject({ failed: 1, failures: ['nothing was checked'] });
	});
});

describe('the accepted findings', () => {
	it('include the missing page of a subscriber on a newer release, but not on 11.2', () => {
		const findings = new Map([['subscriber', ['no page (HTTP 403)']]]);
		expect(judge('Page data', findings, NEW, ACCEPTED).failed).toBe(0);
		expect(judge('Page data', findings, OLD, ACCEPTED).failed).toBe(1);
	});

	it('do not include a renamed setting key: its cell turns red', () => {
		const findings = new Map([['monitor', ['the server has no such key']]]);
		expect(cellOf(judge('Setting keys', findings, NEW, ACCEPTED))).toBe(
			'✗ 1 of 1: monitor: the server has no such key',
		);
	});

	it('do not include a class that throws: its cell turns red', () => {
		const findings = new Map([['admin', ['no page (HTTP 500)']]]);
		expect(cellOf(judge('Page data', findings, NEW, ACCEPTED))).toBe(
			'✗ 1 of 1: admin: no page (HTTP 500)',
		);
	});
});
