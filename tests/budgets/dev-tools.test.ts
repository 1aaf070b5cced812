import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { findDevBundle } from '../support/dev-bundle';
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
		// The list of sources is for the budgets, and in no zip.
		.filter((path) => /\.(js|css|json|php|pot)$/.test(path) && path !== 'sources.json')
		.filter((path) => !path.startsWith('fixtures'))
		.map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

const marksIn = (files: File[]) =>
	files.flatMap(({ path, text }) =>
		MARKS.filter((mark) => text.includes(mark)).map((mark) => `${path}: ${mark}`),
	);

it('the installed bundle contains nothing of the dev tools', () => {
	const files = filesOf(join(ROOT, 'php-stub/build'));
	expect(files.map(({ path }) => path)).toContain('admin.js');
	expect(marksIn(files)).toEqual([]);
});

it.each([[], ['--sandbox']])('a zip %s contains the dev tools only in its source', (...flags) => {
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
	// The source is complete, so that it can be built.
	expect(paths).toContain('source/src/app/dev-tools/index.tsx');
	expect(paths.filter((path) => path.includes('build-dev'))).toEqual([]);
	expect(marksIn(files.filter(({ path }) => !/^(source|build\/fixtures)\//.test(path)))).toEqual(
		[],
	);
});

it('the bundle with dev tools contains them in a lazy chunk', async () => {
	const files = filesOf(await findDevBundle());
	const found = new Set(marksIn(files).map((line) => line.split(': ')[1]));
	expect(MARKS.filter((mark) => !found.has(mark))).toEqual([]);
	const entry = files.filter(({ path }) => path === 'admin.js');
	expect(marksIn(entry).filter((line) => /admin_|hide_stats|is_unlinked/.test(line))).toEqual([]);
});
