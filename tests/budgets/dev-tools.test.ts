import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { readManifest } from './bundle';
import { ROOT } from './files';

/** Texts that only the dev tools contain: mock roles, their panel, their address, and the name of their chunk. */
const MARKS = [
	'admin_master',
	'admin_secondary',
	'is_unlinked',
	'hide_stats',
	'Dev Tools',
	'preview-',
	'dev-tools',
	'because a preview was on',
];

interface File {
	path: string;
	text: string;
}

const filesOf = (folder: string): File[] =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		// The list of sources is for the budgets, and no zip contains it.
		.filter((path) => /\.(js|css|json|php|pot)$/.test(path) && path !== 'sources.json')
		.filter((path) => !path.startsWith('fixtures'))
		.map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

const marksIn = (files: File[]) =>
	files.flatMap(({ path, text }) =>
		MARKS.filter((mark) => text.includes(mark)).map((mark) => `${path}: ${mark}`),
	);

/** Their chunk, and the files that name it: webpack's list of chunks, the route table of PHP, and the texts to translate. */
const ALLOWED = /^(dev-tools\.(js|css)|languages\/.*)$/;
const NAMES = /: dev-tools$/;

const strayMarksIn = (files: File[]) =>
	marksIn(files.filter(({ path }) => !ALLOWED.test(path))).filter((line) => !NAMES.test(line));

it('the bundle contains the dev tools only in their own chunk', () => {
	const files = filesOf(join(ROOT, 'php-stub/build'));
	const found = new Set(marksIn(files.filter(({ path }) => path === 'dev-tools.js')));
	expect(
		MARKS.filter((mark) => mark !== 'dev-tools' && !found.has(`dev-tools.js: ${mark}`)),
	).toEqual([]);
	expect(files.map(({ path }) => path)).toContain('admin.js');
	expect(strayMarksIn(files)).toEqual([]);
});

it.each([[], ['--sandbox']])('a zip %s contains their chunk and their source', (...flags) => {
	const out = join(mkdtempSync(join(tmpdir(), 'zip-')), 'plugin.zip');
	execFileSync(process.execPath, ['bin/plugin-zip.mjs', '--no-build', '--out', out, ...flags], {
		cwd: ROOT,
	});
	const files = Object.entries(unzipSync(readFileSync(out))).map(([name, data]) => ({
		path: name.replace(/^[^/]+\//, ''),
		text: Buffer.from(data).toString('utf8'),
	}));
	rmSync(dirname(out), { recursive: true });
	const paths = files.map(({ path }) => path);
	expect(paths).toContain('build/dev-tools.js');
	expect(paths).toContain('source/src/app/dev-tools/panel.tsx');
	const built = files
		.filter(({ path }) => !/^(source|build\/fixtures)\//.test(path))
		.map(({ path, text }) => ({ path: path.replace(/^build\//, ''), text }));
	expect(strayMarksIn(built)).toEqual([]);
});

it('no route loads the dev tools in advance', () => {
	const { routes } = readManifest();
	expect(Object.values(routes).flatMap((paths) => Object.values(paths).flat())).not.toContain(
		'dev-tools',
	);
});
