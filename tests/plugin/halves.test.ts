import { classesUsedBy, fileOfClass, isThere, VENDOR } from './support/names';
import { nodesOf, PHP_FILES, PLUGIN_FILES, type PhpFile } from './support/php';

/** The installed plugin, which is everything except the sandbox. */
const FIRST_HALF = PLUGIN_FILES.filter(({ path }) => !path.startsWith('sandbox/'));

/** The only file that loads the sandbox, if its folder exists. */
const LOADER = 'plugin/class-plugin.php';

const ownClasses = (file: PhpFile) => classesUsedBy(file).filter((name) => name.startsWith(VENDOR));

const stringsOf = (file: PhpFile) =>
	nodesOf(file.tree, 'string', 'encapsed').map(({ node }) => ({ node, text: String(node.raw) }));

describe('halves of the plugin', () => {
	it('both contain files', () => {
		expect(FIRST_HALF.length).toBeGreaterThan(8);
		expect(PLUGIN_FILES.length - FIRST_HALF.length).toBeGreaterThan(100);
	});

	it('use only own classes that have a file', () => {
		const missing = PHP_FILES.flatMap((file) =>
			ownClasses(file)
				.filter((name) => !isThere(fileOfClass(name)))
				.map((name) => `${file.path}: ${name}`),
		);
		expect(missing).toEqual([]);
	});

	it('the first half uses no class of the sandbox', () => {
		const needed = FIRST_HALF.flatMap((file) =>
			ownClasses(file)
				.filter((name) => name.startsWith(`${VENDOR}Sandbox`))
				.map((name) => `${file.path}: ${name}`),
		);
		expect(needed).toEqual([]);
	});

	it('only the loader in the first half contains the folder of the sandbox', () => {
		const named = FIRST_HALF.flatMap((file) =>
			stringsOf(file)
				// Jetpack's page data has a field of this name, for the provider's own test servers.
				.filter(({ text }) => /sandbox/i.test(text) && !/sandbox_?domain/i.test(text))
				.map(() => file.path),
		);
		expect(named).toEqual([LOADER]);
	});

	it('the loader requires the sandbox only if it is readable', () => {
		const file = FIRST_HALF.find(({ path }) => path === LOADER);
		expect(file?.code).toMatch(/is_readable\( self::SANDBOX \) && require self::SANDBOX/);
	});
});
