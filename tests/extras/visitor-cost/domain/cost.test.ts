import {
	compareCosts,
	compareLooks,
	listOwnFiles,
	withSizes,
	type Look,
	type Looks,
	type PageCost,
} from '@/extras/visitor-cost/domain/cost';

const SITE = 'https://site.test/';
const own = (name: string) => `${SITE}${name}`;

const look = (fields: Partial<Look> = {}): Look => ({
	scripts: [],
	styles: [],
	hosts: [],
	inlineBytes: 0,
	pageBytes: 1000,
	loaded: [],
	cookies: [],
	...fields,
});

const NONE: Looks = { same: [look(), look()], other: look(), isOn: false, url: SITE };
const looks = (fields: Partial<Looks>): Looks => ({ ...NONE, ...fields });

const WITH = look({
	scripts: [own('a.js?ver=1'), 'https://stats.example/e.js'],
	styles: [own('a.css')],
	hosts: ['pictures.example'],
	inlineBytes: 200,
	pageBytes: 1500,
	cookies: ['seen'],
});

const COST: PageCost = {
	page: 'front',
	adds: [
		{ kind: 'script', url: own('a.js?ver=1'), host: '', bytes: null },
		{ kind: 'script', url: 'https://stats.example/e.js', host: 'stats.example', bytes: null },
		{ kind: 'style', url: own('a.css'), host: '', bytes: null },
	],
	drops: [],
	inlineBytes: 200,
	otherBytes: 300,
	hosts: ['pictures.example'],
	cookies: ['seen'],
};

it.each([
	['off, by turning it on', looks({ other: WITH })],
	['on, by turning it off', looks({ same: [WITH, WITH], isOn: true })],
])('measures what a module adds that is %s', (_case, facts) => {
	expect(compareLooks('front', facts)).toEqual(COST);
});

const LESS = { inlineBytes: -200, otherBytes: -300, hosts: [], cookies: [] };

it.each([
	['off', looks({ same: [WITH, WITH] })],
	['on', looks({ other: WITH, isOn: true })],
])('measures what a module leaves out that is %s', (_case, facts) => {
	expect(compareLooks('front', facts)).toMatchObject({ ...LESS, adds: [], drops: COST.adds });
});

it('ignores differences between two looks at the same page', () => {
	const at = (time: number, bytes: number) =>
		look({ scripts: [own(`a.js?ver=${time}`)], inlineBytes: bytes, pageBytes: 1000 + bytes });
	const cost = compareLooks('post', looks({ same: [at(1, 10), at(2, 14)], other: at(3, 12) }));
	expect(cost).toMatchObject({ adds: [], drops: [], inlineBytes: 0, otherBytes: 0 });
});

it('counts bytes from the nearest of two looks', () => {
	const of = (inlineBytes: number) => look({ inlineBytes });
	const same: [Look, Look] = [of(10), of(14)];
	expect(compareLooks('front', looks({ same, other: of(20) })).inlineBytes).toBe(6);
	expect(compareLooks('front', looks({ same, other: of(5) })).inlineBytes).toBe(-5);
});

it('knows no cookies if one of the answers says none', () => {
	const other = look({ cookies: null });
	expect(compareLooks('front', looks({ other })).cookies).toBeNull();
});

it('requests only the sizes of the site’s own files, each once', () => {
	const files = listOwnFiles([COST, { ...COST, page: 'post' }]);
	expect(files).toEqual([own('a.js?ver=1'), own('a.css')]);
});

it('keeps the size of a file unknown that could not be measured', () => {
	const sizes = new Map([[own('a.js?ver=1'), 1200]]);
	const [sized] = withSizes([COST], sizes);
	expect(sized?.adds.map(({ bytes }) => bytes)).toEqual([1200, null, null]);
});

it('sorts by files, then by bytes, with unmeasured modules last', () => {
	const SAME = { ...COST, adds: [], inlineBytes: 0, otherBytes: 0 };
	const measured = (more: Partial<PageCost>) => ({ at: 1, pages: [SAME, { ...SAME, ...more }] });
	const file = COST.adds.slice(0, 1);
	const costs = {
		none: undefined,
		nothing: measured({}),
		bytes: measured({ inlineBytes: 900 }),
		file: measured({ adds: file }),
		less: measured({ drops: file }),
	};
	const sorted = (Object.keys(costs) as (keyof typeof costs)[]).sort((one, other) =>
		compareCosts(costs[one], costs[other]),
	);
	expect(sorted).toEqual(['file', 'bytes', 'nothing', 'less', 'none']);
});
