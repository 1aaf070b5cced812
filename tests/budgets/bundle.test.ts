import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodedSize, filesOfRoute, gzipSize, readManifest, withoutQuery } from './bundle';

const KB = 1024;
const BUILD = join(__dirname, '../../php-stub/build');
const { chunks, routes } = readManifest();
const NAMED = [...new Set(Object.values(routes).flatMap((paths) => Object.values(paths).flat()))];

describe('routes.json', () => {
	const entry = readFileSync(join(BUILD, 'admin.js'), 'utf8');

	it.each(['unconnected', 'unlinked', 'linked'])(
		'has scripts for each route of a visitor who is %s, except for the one that redirects at once',
		(visitor) => {
			const paths = Object.keys(routes[visitor] ?? {});
			expect(paths.length).toBeGreaterThan(40);
			const bare = paths.filter(
				(path) => !filesOfRoute(path, visitor).some((file) => /(?<!^admin)\.js$/.test(file)),
			);
			expect(bare).toEqual(['/plans-prompt']);
		},
	);

	it('contains only chunks that were built', () => {
		expect(NAMED.length).toBeGreaterThan(10);
		expect(NAMED.filter((name) => !chunks[name])).toEqual([]);
		const files = Object.values(chunks).flat().map(withoutQuery);
		expect(files.filter((file) => !existsSync(join(BUILD, file)))).toEqual([]);
	});

	it('has the addresses that the bundle requests, because another hash is a second download', () => {
		const used = new Set(NAMED.flatMap((name) => chunks[name] ?? []));
		expect(used.size).toBeGreaterThan(20);
		const hashes = new Set([...used].map((file) => /\?ver=([0-9a-f]{8})$/.exec(file)?.[1]));
		expect(hashes.size).toBe(1);
		expect(entry.includes(`"${[...hashes][0]}`)).toBe(true);
	});
});

it('Chrome compiles the functions of the entry while it arrives: the comment for that is in the first line', () => {
	const [first] = readFileSync(join(BUILD, 'admin.js'), 'utf8').split('\n');
	expect(first).toBe('//# allFunctionsCalledOnLoad');
});

const isScript = (file: string) => file.endsWith('.js');

const ADVICE = [
	'What each script has of each file, in bytes before minification, is in php-stub/build/sources.json: compare it with a build without your change.',
	'Fetch what people do not see at once in a chunk of its own (createLoadable and Late, src/ui/loadable), or do without it.',
	'If it belongs here, raise the budget to the new size and 2 %.',
].join('\n');

/** Fails if these scripts are larger than a number of KB, gzipped. */
function expectAtMost(limit: number, scripts: string[]) {
	const size = gzipSize(scripts) / KB;
	if (size > limit) {
		throw new Error(`${size.toFixed(1)} KB are more than the budget of ${limit} KB.\n${ADVICE}`);
	}
}

describe('weight of the first route', () => {
	const files = filesOfRoute('/dashboard');
	const scripts = files.filter(isScript);

	it('scripts that the first paint of #/dashboard waits for are at most 83 KB, gzipped', () => {
		const early = scripts.filter((file) => file !== 'dashboard-cards.js');
		expect(early).toHaveLength(scripts.length - 1);
		expectAtMost(83, early);
	});

	it('own scripts for #/dashboard are at most 109 KB, gzipped', () => {
		expectAtMost(109, scripts);
	});

	it('own styles are at most 60 KB, decoded', () => {
		const size = decodedSize(files.filter((file) => file.endsWith('.css')));
		expect(size).toBeLessThanOrEqual(60 * KB);
	});
});

/** One route for each set of chunks. */
const FIRST_VISITS = Object.entries(routes.linked ?? {}).filter(
	([, names], index, all) =>
		index === all.findIndex(([, others]) => others.join() === names.join()),
);

/** The budget in KB of a first visit. Dialogs include a focus trap from `@wordpress/components`. */
const budgetOf = (names: string[]) => {
	if (names.includes('dialogs')) {
		return 166;
	}
	if (names.includes('tools')) {
		return 108;
	}
	if (names.includes('settings')) {
		return 114;
	}
	return names.includes('dashboard') ? 109 : 96;
};

it.each(FIRST_VISITS)(
	'own scripts for a first visit to %s (%j) stay within the budget, gzipped',
	(path, names) => {
		expectAtMost(budgetOf(names), filesOfRoute(path).filter(isScript));
	},
);

it('the command palette loads at most 3 KB on every admin page, gzipped, and the rest with the first search', () => {
	expectAtMost(3, ['palette.js']);
	expectAtMost(20, ['palette-commands.js', 'registry.js']);
	expectAtMost(43, ['palette-acts.js', 'acts.js']);
});

describe('all scripts', () => {
	const all = readdirSync(BUILD).filter((name) => isScript(name) && name !== 'floor.js');
	const entries = ['admin.js', 'palette.js', 'plugins-screen.js'];

	it('are at most 37 chunks beside the entries, and 554 KB, gzipped', () => {
		expect(all).toEqual(expect.arrayContaining(entries));
		expect(all.length - entries.length).toBeLessThanOrEqual(37);
		expectAtMost(554, all);
	});

	it('share no chunk with a generated name, which the page could not preload', () => {
		expect(all.filter((name) => name.startsWith('src_'))).toEqual([]);
	});

	it('contain the registry of settings once, which the page preloads with each screen that needs it', () => {
		const { sources } = readManifest();
		const card = 'src/domain/settings/cards/newsletter.ts';
		expect(all.filter((name) => card in (sources[name] ?? {}))).toEqual(['registry.js']);
		expect(routes.linked?.['/traffic']).toContain('registry');
		expect(routes.linked?.['/tools']).toContain('registry');
	});
});
