import { listGrowth } from './growth';

const BEFORE = {
	'admin.js': { 'src/app.tsx': 5000, 'src/ui/card.tsx': 900, 'node_modules/redux': 4000 },
	'dashboard.js': { 'src/screens/card.tsx': 2000 },
	'settings.js': { 'src/screens/tab.tsx': 3000 },
};

it.each([
	['the same', BEFORE, []],
	[
		'a new package and a longer file, our file first',
		{
			...BEFORE,
			'admin.js': { ...BEFORE['admin.js'], 'src/app.tsx': 5300 },
			'dashboard.js': { ...BEFORE['dashboard.js'], 'node_modules/large': 48_210 },
		},
		['+300 src/app.tsx (admin.js)', '+48,210 node_modules/large (dashboard.js)'],
	],
	[
		'a file in two scripts now',
		{ ...BEFORE, 'dashboard.js': { ...BEFORE['dashboard.js'], 'src/ui/card.tsx': 900 } },
		['+900 src/ui/card.tsx (admin.js, dashboard.js)'],
	],
	[
		'a file in the other script now, and one that is shorter',
		{ 'admin.js': { ...BEFORE['admin.js'], 'src/screens/card.tsx': 2000, 'src/app.tsx': 10 } },
		[],
	],
	['only another route has grown', { ...BEFORE, 'settings.js': { 'src/new.tsx': 9000 } }, []],
	[
		'a new script',
		{ ...BEFORE, 'dashboard.js': {}, 'cards.js': { 'src/new.tsx': 10 } },
		['+10 src/new.tsx (cards.js)'],
	],
])('growth of a route: %s', (_name, now, lines) => {
	expect(listGrowth(BEFORE, now, ['admin.js', 'dashboard.js', 'cards.js'])).toEqual(lines);
});
