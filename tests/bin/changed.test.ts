import { relate, routesOf } from '../../bin/lib/suites/changed.mjs';

const BUNDLE = {
	sources: {
		'admin.js': { 'src/app/shell.tsx': 1 },
		'my-plan.js': { 'src/screens/my-plan/card.tsx': 1 },
		'unread.js': { 'src/app/unread.tsx': 1 },
	},
	routes: {
		linked: { '/my-plan': ['my-plan'], '/dashboard': ['dashboard'] },
		unlinked: { '/my-plan': ['my-plan'], '/plans': ['my-plan'] },
	},
};
const TEXTS: Record<string, string> = {
	'tests/app/shell.test.tsx': '',
	'tests/contract/roles.test.ts': '',
	'tests/companion/mode.test.ts': '',
	'tests/e2e/shop.test.ts': "openPage('#/my-plan')",
	'tests/e2e/stage/cards.test.ts': "['/plans', '/dashboard']",
	'tests/e2e/tools.test.ts': "openPage('#/tools')",
};
const relateTo = (...changed: string[]) =>
	relate(changed, {
		bundle: BUNDLE,
		files: Object.keys(TEXTS),
		read: (file) => TEXTS[file] ?? '',
		importersOf: (files) =>
			files.includes('src/app/shell.tsx') ? ['tests/app/shell.test.tsx', 'tests/gone.test.ts'] : [],
	});

describe('the tests for a difference', () => {
	it.each([
		['src/screens/my-plan/card.tsx', ['/my-plan', '/plans']],
		['src/app/shell.tsx', []],
		['src/app/unread.tsx', []],
	])('knows the routes of %s', (source, routes) => {
		expect(routesOf(source, BUNDLE)).toEqual(routes);
		expect(routesOf(source, undefined)).toEqual([]);
	});

	it.each([
		['importers', 'src/app/shell.tsx', ['tests/app/shell.test.tsx']],
		[
			'pages on its routes',
			'src/screens/my-plan/card.tsx',
			['tests/e2e/shop.test.ts', 'tests/e2e/stage/cards.test.ts'],
		],
		[
			'what asks a site',
			'php-stub/uninstall.php',
			['tests/contract/roles.test.ts', 'tests/companion/mode.test.ts'],
		],
	])('has %s', (_what, changed, related) => {
		expect(relateTo(changed)).toEqual({ related, unmapped: [] });
	});

	it('names what no test imports', () => {
		expect(relateTo('README.md', 'src/app/shell.tsx', 'webpack.config.js')).toEqual({
			related: ['tests/app/shell.test.tsx'],
			unmapped: ['README.md', 'webpack.config.js'],
		});
	});
});
