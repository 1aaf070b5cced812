import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentsOf, type Build, type Contents } from './support/zip';

const textOf = (data: Uint8Array | undefined) => new TextDecoder().decode(data);

const ROOT = join(__dirname, '../..');

/** Files below a folder without READMEs, which are not packed. */
const written = (folder: string) =>
	readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
		.filter((path) => statSync(join(ROOT, folder, path)).isFile())
		.filter((path) => !/(^|\/)(\.[^/]+|README\.md)$/.test(path));

/** Files outside `build/`, `sandbox/` and `source/`. Whatever else `php-stub` has must not be packed. */
const PACKED = [
	...['LICENSE', 'dashboard-for-jetpack.php', 'readme.txt', 'sbom.json', 'uninstall.php'],
	...['admin-page', 'extras', 'plugin', 'site-tools'].flatMap((folder) =>
		written(`php-stub/${folder}`).map((path) => `${folder}/${path}`),
	),
];

/** Output of the bundler: scripts, styles, their dependencies, licenses of packages, and translatable texts. */
const BUILT =
	/^build\/([\w-]+\.(js|css|asset\.php|js\.LICENSE\.txt)|(routes|settings|places|status|first-calls|kept-answers|plans|old-addresses|client-paths)\.json|languages\/[\w-]+\.pot)$/;

/** Names of the entries that the PHP of a zip registers. */
const entriesOf = (contents: Contents) =>
	Object.entries(contents)
		.filter(([path]) => path.endsWith('.php') && !/^(build|source)\//.test(path))
		.flatMap(([, data]) => [
			...textOf(data).matchAll(/Build::(?:register|enqueue)\([^)]*'([\w-]+)' \)/g),
		])
		.map(([, entry = '']) => entry);

const chunksOf = (script: string) =>
	[...script.matchAll(/\.e\("([\w-]+)"\)/g)].map(([, chunk = '']) => chunk);

/** Names, without extensions, of all entries that the PHP of a zip registers, of their chunks, and of the chunks of these. */
function reachableNames(contents: Contents): Set<string> {
	const names = new Set(entriesOf(contents));
	// The loop includes what it adds.
	for (const name of names) {
		chunksOf(textOf(contents[`build/${name}.js`])).forEach((chunk) => names.add(chunk));
	}
	return names;
}

const nameOf = (path: string) =>
	path.replace(/^build\//, '').replace(/(\.asset\.php|\.js|\.css)(\.LICENSE\.txt)?$/, '');

const below = (files: string[], folder: string) =>
	files.filter((path) => path.startsWith(`${folder}/`));

describe.each<[Build, boolean]>([
	['installed', false],
	['sandbox', true],
])('zip of the build: %s', (build, hasSandbox) => {
	const contents = contentsOf(build);
	const files = Object.keys(contents).sort();

	it('contains exactly these files', () => {
		const rest = files.filter((path) => !/^(build|sandbox|source)\//.test(path));
		expect(rest).toEqual([...PACKED].sort());
	});

	it('contains only kinds of files that Plugin Check accepts', () => {
		const refused = files.filter(
			(path) =>
				// Hidden files, archives, programs, source maps, and names that some file systems refuse.
				/(^|\/)\./.test(path) ||
				/\.(zip|gz|tgz|rar|tar|7z|phar|exe|sh|bat|dll|so|bin|dmg|a|map)$/i.test(path) ||
				/[^\w./@-]/.test(path),
		);
		expect(refused).toEqual([]);
		const names = files.map((path) => path.toLowerCase());
		expect(new Set(names).size).toBe(names.length);
		const binary = files.filter((path) => contents[path]?.includes(0));
		expect(binary).toEqual([]);
	});

	it('contains the parts of the build that a site loads', () => {
		const built = below(files, 'build').filter((path) => !path.startsWith('build/fixtures/'));
		expect(built.filter((path) => !BUILT.test(path))).toEqual([]);
		for (const name of ['admin.js', 'admin.css', 'admin.asset.php', 'palette.js']) {
			expect(built).toContain(`build/${name}`);
		}
	});

	it('contains exactly the scripts and styles that its own PHP references', () => {
		const loaded = below(files, 'build').filter((path) => /\.(js|css|asset\.php|txt)$/.test(path));
		const names = new Set(loaded.map(nameOf));
		expect([...names].sort()).toEqual([...reachableNames(contents)].sort());
		expect(names.has('plugins-dialog')).toBe(hasSandbox);
		expect(names.has('floor')).toBe(false);
	});

	it('contains the sandbox and its scenarios only when requested', () => {
		const all = written('php-stub/sandbox').map((path) => `sandbox/${path}`);
		expect(all.length).toBeGreaterThan(100);
		expect(below(files, 'sandbox')).toEqual(hasSandbox ? all.sort() : []);
		const scenarios = below(files, 'build/fixtures');
		expect(scenarios.length > 100).toBe(hasSandbox);
		expect(hasSandbox || scenarios.length === 0).toBe(true);
	});

	it('contains the complete source of the minified files', () => {
		const source = written('src').map((path) => `source/src/${path}`);
		expect(below(files, 'source/src').filter((path) => !path.endsWith('README.md'))).toEqual(
			source.sort(),
		);
		for (const name of ['package.json', 'package-lock.json', 'webpack.config.js']) {
			expect(files).toContain(`source/${name}`);
		}
	});
});
