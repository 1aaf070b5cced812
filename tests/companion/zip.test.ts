import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentsOf, type Build, type Contents } from './support/zip';

const textOf = (data: Uint8Array | undefined) => new TextDecoder().decode(data);

const ROOT = join(__dirname, '../..');

/** Every file of the installed plugin outside `build/` and `source/`. A new file must be added here or belong to the sandbox. */
const FIRST_HALF = [
	'LICENSE',
	'admin-page/class-companion-globals.php',
	'admin-page/class-companion-palette.php',
	'admin-page/class-compared-save.php',
	'admin-page/class-dry-run.php',
	'admin-page/class-first-calls.php',
	'admin-page/class-foreign-code.php',
	'admin-page/class-globals.php',
	'admin-page/class-inner-call.php',
	'admin-page/class-jetpack-alerts.php',
	'admin-page/class-jetpack-pages.php',
	'admin-page/class-menu.php',
	'admin-page/class-missing-jetpack.php',
	'admin-page/class-nonce-in-address.php',
	'admin-page/class-old-addresses.php',
	'admin-page/class-page.php',
	'admin-page/class-palette.php',
	'admin-page/class-places.php',
	'admin-page/class-rights.php',
	'admin-page/class-setting-keys.php',
	'admin-page/class-tab-storage.php',
	'admin-page/class-time-limit.php',
	'admin-page/deciders/class-code-author.php',
	'admin-page/deciders/class-decided-settings.php',
	'admin-page/deciders/class-deciders.php',
	'admin-page/deciders/class-decision.php',
	'admin-page/deciders/class-module-decision.php',
	'admin-page/deciders/class-offline-decision.php',
	'admin-page/deciders/class-setting-decision.php',
	'admin-page/deciders/class-stored-option.php',
	'admin-page/empty-tab.js',
	'admin-page/failure-view.php',
	'admin-page/first-calls.js',
	'admin-page/first-styles.js',
	'admin-page/network/class-plugin-updates.php',
	'admin-page/network/class-site-facts.php',
	'admin-page/network/class-site-row.php',
	'admin-page/network/class-site-words.php',
	'admin-page/network/class-sites-page.php',
	'admin-page/network/class-sites-table.php',
	'admin-page/network/class-summary.php',
	'admin-page/network/class-watch.php',
	'admin-page/network/sites-table.css',
	'admin-page/old-addresses.js',
	'admin-page/page-data/class-adapter.php',
	'admin-page/page-data/class-ask.php',
	'admin-page/page-data/class-basics.php',
	'admin-page/page-data/class-connection.php',
	'admin-page/page-data/class-helper.php',
	'admin-page/page-data/class-identity-crisis.php',
	'admin-page/page-data/class-licensing.php',
	'admin-page/page-data/class-links.php',
	'admin-page/page-data/class-missing-part.php',
	'admin-page/page-data/class-modules.php',
	'admin-page/page-data/class-notices.php',
	'admin-page/page-data/class-partner.php',
	'admin-page/page-data/class-plan.php',
	'admin-page/page-data/class-plugins.php',
	'admin-page/page-data/class-products.php',
	'admin-page/page-data/class-recommendations.php',
	'admin-page/page-data/class-routes.php',
	'admin-page/page-data/class-settings.php',
	'admin-page/page-data/class-site.php',
	'admin-page/page-data/class-stats.php',
	'admin-page/page-data/class-subscription-texts.php',
	'admin-page/page-data/class-theme.php',
	'admin-page/page-data/class-tracking.php',
	'admin-page/page-data/class-user.php',
	'admin-page/page-view.php',
	'admin-page/palette-loader.js',
	'admin-page/record/class-answer.php',
	'admin-page/record/class-origin.php',
	'admin-page/record/class-personal-data.php',
	'admin-page/record/class-recorder.php',
	'admin-page/record/class-start.php',
	'admin-page/record/class-table.php',
	'admin-page/route-chunks.js',
	'admin-page/start-watch.js',
	'admin-page/start.js',
	'admin-page/visitor-cost/class-measured-request.php',
	'admin-page/visitor-cost/class-report.php',
	'admin-page/visitor-cost/class-ticket.php',
	'admin-page/visitor-cost/class-tickets.php',
	'dashboard-for-jetpack.php',
	'extras/trial/class-answers.php',
	'extras/trial/class-firewall-files.php',
	'extras/trial/class-lock-outs.php',
	'extras/trial/class-put-back.php',
	'extras/trial/class-save.php',
	'extras/trial/class-stored-part.php',
	'extras/trial/class-trials.php',
	'plugin/chunk-texts.js',
	'plugin/class-autoloader.php',
	'plugin/class-build.php',
	'plugin/class-chunk-texts.php',
	'plugin/class-inline-script.php',
	'plugin/class-mode.php',
	'plugin/class-plugin.php',
	'readme.txt',
	'sbom.json',
	'site-tools/class-abilities.php',
	'site-tools/class-apply.php',
	'site-tools/class-command.php',
	'site-tools/class-home-widget.php',
	'site-tools/class-setting-value.php',
	'site-tools/class-settings-file.php',
	'site-tools/class-settings.php',
	'site-tools/class-site.php',
	'site-tools/class-start.php',
	'site-tools/class-status.php',
	'site-tools/class-terminal-text.php',
	'site-tools/home-widget.js',
	'uninstall.php',
];

/** Output of the bundler: scripts, styles, their dependencies, licenses of packages, and translatable texts. */
const BUILT =
	/^build\/([\w-]+\.(js|css|asset\.php|js\.LICENSE\.txt)|(routes|settings|stored-settings|status|first-calls|provider-reads|old-addresses|client-paths)\.json|languages\/[\w-]+\.pot)$/;

/** Names of the entries that the PHP of a zip registers. */
const entriesOf = (contents: Contents) =>
	Object.entries(contents)
		.filter(([path]) => path.endsWith('.php') && !/^(build|source)\//.test(path))
		.flatMap(([, data]) => [
			...textOf(data).matchAll(/Build::(?:register|enqueue)\([^)]*'([\w-]+)' \)/g),
		])
		.map(([, entry = '']) => entry);

/** Names of the chunks that a script loads. */
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

/** Files below a folder without READMEs, which are not packed. */
const written = (folder: string) =>
	readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
		.filter((path) => statSync(join(ROOT, folder, path)).isFile())
		.filter((path) => !/(^|\/)(\.[^/]+|README\.md)$/.test(path));

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
		expect(rest).toEqual([...FIRST_HALF].sort());
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
