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

it.each([
	['the missing page of a subscriber on a newer release', 'subscriber: no page (HTTP 403)', NEW, 0],
	['it on 11.2', 'subscriber: no page (HTTP 403)', OLD, 1],
	['a class that throws', 'admin: no page (HTTP 500)', NEW, 1],
])('the accepted findings judge %s', (_what, line, site, failed) => {
	const [item = '', text = ''] = line.split(/: (.*)/);
	const verdict = judge('Page data', new Map([[item, [text]]]), site, ACCEPTED);
	expect(verdict.failed).toBe(failed);
	expect(cellOf(verdict)).toContain(failed ? `✗ 1 of 1: ${line}` : '✓ 1');
});
