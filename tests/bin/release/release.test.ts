import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { describeRelease, release } from '../../../bin/lib/release/run.mjs';
import { writeRelease } from '../../../bin/lib/release/zips.mjs';
import { createRepository, type Repository } from './repository';

const SLUG = 'dashboard-for-jetpack';
const BILL = '{"bomFormat":"CycloneDX"}\n';
const ZIP = zipSync({ [`${SLUG}/sbom.json`]: Buffer.from(BILL) });

/** Stands in for the project's commands: `plugin-zip` copies a zip, and `test` writes its usual record. */
const SCRIPTS = {
	'plugin-zip': 'node pack.mjs',
	test: `node -e "${[
		"const { mkdirSync, writeFileSync } = require('fs');",
		"const { execSync } = require('child_process');",
		"mkdirSync('.cache/test', { recursive: true });",
		"const commit = process.argv.includes('--all') && String(execSync('git rev-parse HEAD')).trim();",
		"writeFileSync('.cache/test/passed.json', JSON.stringify({ commit, passed: 42 }));",
	].join(' ')}" --`,
};

const json = (value: object) => `${JSON.stringify(value, null, '\t')}\n`;

const FILES = {
	'.gitignore': '.cache/\n/release/\n',
	'package.json': json({ name: SLUG, version: '0.1.0', scripts: SCRIPTS }),
	'package-lock.json': json({
		name: SLUG,
		version: '0.1.0',
		packages: { '': { version: '0.1.0' }, 'node_modules/a': { version: '0.1.0' } },
	}),
	'php-stub/dashboard-for-jetpack.php': '<?php\n/**\n * Version:     0.1.0\n */\n',
	'php-stub/readme.txt':
		'=== Name ===\nStable tag: 0.1.0\n\n== Changelog ==\n\n= 0.1.0 =\n* Start.\n',
	'CHANGELOG.md': '# Changelog\n',
	'.changelog/README.md': 'How to write one\n',
	'.changelog/card.md': 'added: A card.\n',
	'.changelog/comment.md': 'none: Only a comment.\n',
	'plugin.zip': ZIP,
	'pack.mjs': `import { copyFileSync } from 'node:fs';\ncopyFileSync('plugin.zip', process.argv.at(-1));\n`,
};

/** The zips differ, because each has the path of its checkout. */
const CHANGING_BUILD = {
	'pack.mjs': `import { writeFileSync } from 'node:fs';
import { zipSync } from ${JSON.stringify(require.resolve('fflate'))};
const file = { '${SLUG}/a.js': Buffer.from(process.cwd()) };
writeFileSync(process.argv.at(-1), zipSync(file));\n`,
};
const BROKEN_BUILD = { 'pack.mjs': 'process.exit(1);\n' };
const FAILING_TESTS = {
	'package.json': json({ name: SLUG, version: '0.1.0', scripts: { test: 'exit 1' } }),
};

describe('npm run release', () => {
	let repository: Repository;
	let said: string[];

	const start = () => {
		repository = createRepository(FILES);
		said = [];
	};
	const wishesFor = (version = '1.0.0') => ({
		root: repository.root,
		version,
		date: '2026-12-01',
		say: (line: string) => void said.push(line),
	});
	const read = (path: string) => readFileSync(join(repository.root, path), 'utf8');
	const commit = (path: string, text: string) => {
		repository.write(path, text);
		repository.git('add', '--all');
		repository.git('commit', '--quiet', '--message', 'Change');
	};
	const recordPassed = (count: number) => {
		const record = { commit: repository.git('rev-parse', 'HEAD'), passed: count };
		repository.write('.cache/test/passed.json', JSON.stringify(record));
	};
	const state = () => [
		repository.git('rev-parse', 'HEAD'),
		repository.git('status', '--porcelain'),
		repository.git('tag', '--list'),
		repository.git('worktree', 'list'),
		existsSync(join(repository.root, 'release')),
	];

	describe('of a commit that can be released', () => {
		let before: string;

		beforeAll(async () => {
			start();
			recordPassed(7);
			repository.write('release/old.zip', 'From the release before.\n');
			repository.git('tag', 'v0.0.9');
			commit('.changelog/next.md', 'fixed: The card.\n');
			before = repository.git('rev-parse', 'HEAD');
			await release(wishesFor());
		});
		afterAll(() => repository.remove());

		it('makes one commit with the version and the changelogs, and tags it', () => {
			expect(repository.git('log', '-1', '--format=%s%n%P')).toBe(`Release 1.0.0\n${before}`);
			expect(repository.git('rev-parse', 'v1.0.0^{commit}', 'main')).toBe(
				`${repository.git('rev-parse', 'HEAD')}\n`.repeat(2).trim(),
			);
			expect(repository.git('status', '--porcelain')).toBe('');
			expect(repository.git('diff', '--name-status', before, 'HEAD').split('\n')).toEqual([
				'D\t.changelog/card.md',
				'D\t.changelog/comment.md',
				'D\t.changelog/next.md',
				'M\tCHANGELOG.md',
				'M\tpackage-lock.json',
				'M\tpackage.json',
				'M\tphp-stub/dashboard-for-jetpack.php',
				'M\tphp-stub/readme.txt',
			]);
			expect(read('CHANGELOG.md')).toMatch(
				/^## 1\.0\.0 - 2026-12-01\n\n### Added\n\n- A card\.\n\n### Fixed\n\n- The card\.$/m,
			);
			expect(read('php-stub/readme.txt')).toMatch(
				/Stable tag: 1\.0\.0\n[^]*= 1\.0\.0 =\n\n\*\*Added\*\*\n\n\* A card\.\n\n[^=]*= 0\.1\.0 =/,
			);
			expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1);
		});

		it('writes only both zips, their bills of materials and checksums', () => {
			const names = ['.zip', '-sandbox.zip', '.sbom.json', '-sandbox.sbom.json'];
			const sums = names.map((name) => {
				const data = readFileSync(join(repository.root, 'release', `${SLUG}${name}`));
				return `${createHash('sha256').update(data).digest('hex')}  ${SLUG}${name}\n`;
			});
			expect(read('release/SHA256SUMS')).toBe(sums.join(''));
			expect(read(`release/${SLUG}.sbom.json`)).toBe(BILL);
			expect(existsSync(join(repository.root, 'release/old.zip'))).toBe(false);
		});

		it('makes the folder if there is none', async () => {
			const folder = join(repository.root, '.cache/first');
			expect(await writeRelease(folder, new Map([['a.zip', Buffer.from(ZIP)]]))).toHaveLength(3);
			expect(readFileSync(join(folder, 'a.sbom.json'), 'utf8')).toBe(BILL);
		});

		it('runs npm test if it has passed only for an earlier commit', () => {
			expect(said).toContain('42 tests passed for this commit.');
		});
	});

	describe('of a fresh repository', () => {
		beforeEach(start);
		afterEach(() => repository.remove());

		it('--dry-run: prints all that would be done, and changes nothing', () => {
			const before = state();
			describeRelease(wishesFor());
			expect(state()).toEqual(before);
			const text = said.join('\n');
			expect(text).toContain('Runs `npm test -- --all`');
			expect(text).toContain('Changes CHANGELOG.md:\n  ## 1.0.0 - 2026-12-01\n');
			expect(text).toContain('Stable tag: 1.0.0');
			expect(text).toContain('Deletes .changelog/card.md, .changelog/comment.md.');
			expect(text).toContain('Tags the commit v1.0.0');
		});

		it.each([
			['an uncommitted change', 'CHANGELOG.md'],
			['an untracked file', 'new.ts'],
		])('%s: changes nothing and throws one sentence', async (_what, path) => {
			repository.write(path, 'changed\n');
			const before = state();
			const message = `Commit or remove these files first: ${path}.`;
			await expect(release(wishesFor())).rejects.toThrow(message);
			expect(() => describeRelease(wishesFor())).toThrow(message);
			expect(state()).toEqual(before);
		});

		it.each([
			['1.0', 'Name one new version, `npm run release -- MAJOR.MINOR.PATCH`, not "1.0".'],
			['0.1.0', '0.1.0 is not greater than the current version, 0.1.0.'],
			['0.0.9', '0.0.9 is not greater than the current version, 0.1.0.'],
			['2.0.0', 'The tag v2.0.0 exists already: choose the next version.'],
		])('version %s: changes nothing and throws one sentence', async (version, message) => {
			repository.git('tag', 'v2.0.0');
			const before = state();
			await expect(release(wishesFor(version))).rejects.toThrow(message);
			expect(state()).toEqual(before);
		});

		it.each<[string, Record<string, string>, string]>([
			['no fragment for people', { '.changelog/card.md': 'none: A.\n' }, 'says what people get'],
			['a faulty fragment', { '.changelog/card.md': 'A card.\n' }, '.changelog/card.md:1: write'],
			['failing tests', FAILING_TESTS, '`npm test -- --all` did not pass for this commit'],
			['a broken build', BROKEN_BUILD, `${SLUG}.zip could not be built.`],
			['builds that differ', CHANGING_BUILD, `Two builds of ${SLUG}.zip differ in ${SLUG}/a.js.`],
		])('%s: changes nothing and throws one sentence', async (_what, files, message) => {
			Object.entries(files).forEach(([path, text]) => commit(path, text));
			if (files !== FAILING_TESTS) {
				recordPassed(7);
			}
			const before = state();
			await expect(release(wishesFor())).rejects.toThrow(message);
			expect(state()).toEqual(before);
		});

		it('a file that changes during the builds: makes no commit and no tag, and runs no passed test again', async () => {
			const note = join(repository.root, 'note.ts');
			const change = `copyFileSync('pack.mjs', ${JSON.stringify(note)});\n`;
			commit('pack.mjs', `${FILES['pack.mjs']}${change}`);
			recordPassed(7);
			const before = repository.git('rev-parse', 'HEAD');
			await expect(release(wishesFor())).rejects.toThrow('has changed during the release');
			expect(said).toContain('7 tests passed for this commit.');
			expect(repository.git('rev-parse', 'HEAD')).toBe(before);
			expect(repository.git('tag', '--list')).toBe('');
		});

		it('a change since the last tag without a new fragment: throws one sentence', async () => {
			repository.git('tag', 'v0.0.9');
			commit('src/a.ts', '');
			await expect(release(wishesFor())).rejects.toThrow('src/a.ts changed since v0.0.9');
		});
	});
});
