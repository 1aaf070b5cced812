import type { CostFile, PageCost } from '@/extras/visitor-cost/domain/cost';
import {
	describeCost,
	describeProblem,
	type CostProblem,
} from '@/extras/visitor-cost/domain/sentences';

const file = (fields: Partial<CostFile> = {}): CostFile => ({
	kind: 'script',
	url: 'https://site.test/a.js',
	host: '',
	bytes: 12_000,
	...fields,
});

const page = (fields: Partial<PageCost> = {}): PageCost => ({
	page: 'front',
	adds: [],
	drops: [],
	inlineBytes: 0,
	otherBytes: 0,
	hosts: [],
	cookies: [],
	...fields,
});

const say = (...pages: PageCost[]) => describeCost({ at: 1, pages }, 'en');

const STATS = file({ host: 'stats.wp.com', bytes: null });

const INLINE = 'scripts and styles in the page itself.';
const OTHER = 'other text in the page itself.';

it.each<[Partial<PageCost>, string]>([
	[{}, 'Nothing.'],
	[{ adds: [file()] }, '1 script of this site, 12 kB.'],
	[
		{ adds: [file(), STATS] },
		'2 scripts: 1 of this site, 12 kB; 1 from stats.wp.com, size not measured.',
	],
	[{ adds: [file(), file({ bytes: null })] }, '2 scripts of this site, size not measured.'],
	[
		{ adds: [file({ kind: 'style', bytes: 20 })], drops: [file()] },
		'1 style sheet of this site, 0.1 kB. Not loaded any more: 1 script of this site, 12 kB.',
	],
	[{ inlineBytes: 1500, otherBytes: 300 }, `1.5 kB of ${INLINE} 0.3 kB of ${OTHER}`],
	[{ inlineBytes: -1500, otherBytes: -300 }, `1.5 kB less of ${INLINE} 0.3 kB less of ${OTHER}`],
	[{ hosts: ['i0.wp.com', 'i1.wp.com'] }, 'Pictures or frames from i0.wp.com and i1.wp.com.'],
	[{ adds: [STATS], hosts: ['stats.wp.com'] }, '1 script from stats.wp.com, size not measured.'],
	[{ cookies: ['a', 'b'] }, 'Sets cookies: a, b.'],
	[{ cookies: null }, 'Nothing. Cookies couldn’t be measured.'],
])('says what visitors get: %j', (fields, text) => {
	expect(say(page(fields))).toEqual([{ pages: 'Front page', text }]);
});

it('says the same about several pages once', () => {
	expect(say(page(), page({ page: 'post', adds: [STATS] }), page({ page: 'page' }))).toEqual([
		{ pages: 'Front page, Newest page', text: 'Nothing.' },
		{ pages: 'Newest post', text: '1 script from stats.wp.com, size not measured.' },
	]);
});

it.each<[CostProblem, string]>([
	[{ kind: 'cache' }, 'a cache or a proxy answers in place of the site.'],
	[{ kind: 'login' }, 'the site asks visitors to log in.'],
	[{ kind: 'redirect' }, 'the site sends visitors to another page.'],
	[{ kind: 'timeout' }, 'the site took longer than 20 seconds.'],
	[{ kind: 'network' }, 'the connection to the site broke off.'],
	[{ kind: 'status', status: 503 }, 'the site answered with HTTP 503.'],
	[{ kind: 'refused', message: 'No right.' }, 'No right.'],
	[
		{ kind: 'fixed' },
		'the site doesn’t load this module, or always does, whatever its switch says.',
	],
	[
		{ kind: 'elsewhere' },
		'visitors use another address than this dashboard, which the browser keeps apart.',
	],
])('says why a module could not be measured: %j', (problem, reason) => {
	expect(describeProblem(problem)).toBe(`Couldn’t be measured: ${reason}`);
});
