import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findMissingFragment } from '../../../bin/lib/release/missing-fragment.mjs';
import { createFolder } from '../folder';
import { createRepository, type Repository } from './repository';

const FILES = {
	'src/a.ts': 'const a = 1;\n',
	'php-stub/admin-page/a.php': '<?php\n',
	'php-stub/extras/a.php': '<?php\n',
	'tests/a.ts': '',
	'.changelog/README.md': 'How to write one\n',
};

describe('a change since the last release', () => {
	const { root } = createFolder();
	let repository: Repository;

	beforeEach(() => {
		repository = createRepository(FILES);
		repository.git('tag', 'v1.0.0');
	});
	afterEach(() => repository.remove());

	const commit = (path: string, text: string) => {
		repository.write(path, text);
		repository.git('add', '--all');
		repository.git('commit', '--quiet', '--message', 'Change');
	};
	const find = () => findMissingFragment(repository.root);

	it.each(['src/a.ts', 'src/new.ts', 'php-stub/admin-page/a.php', 'php-stub/extras/a.php'])(
		'%s: needs a fragment, committed or not',
		(path) => {
			repository.write(path, 'changed\n');
			expect(find()).toMatch(`${path} changed since v1.0.0, and no file in .changelog says`);
			commit(path, 'changed\n');
			expect(find()).toMatch(`${path} changed since v1.0.0`);
			repository.write('.changelog/a.md', 'none: Only a comment.\n');
			expect(find()).toBeUndefined();
			commit('.changelog/a.md', 'none: Only a comment.\n');
			expect(find()).toBeUndefined();
		},
	);

	it('of a deleted file: needs a fragment; of a test, or without any change: needs none', () => {
		expect(find()).toBeUndefined();
		commit('tests/a.ts', 'changed\n');
		expect(find()).toBeUndefined();
		repository.git('rm', '--quiet', 'src/a.ts');
		expect(find()).toMatch('src/a.ts changed');
	});

	it('is not described by the README, by an old fragment or by a deleted one', () => {
		commit('.changelog/old.md', 'added: A card.\n');
		repository.git('tag', 'v1.1.0');
		commit('src/a.ts', 'changed\n');
		commit('.changelog/README.md', 'changed\n');
		expect(find()).toMatch('src/a.ts changed since v1.1.0');
		repository.git('rm', '--quiet', '.changelog/old.md');
		expect(find()).toMatch('src/a.ts changed since v1.1.0');
	});

	it('is compared with the newest tag of a version', () => {
		commit('src/a.ts', 'changed\n');
		repository.git('tag', 'before-lunch');
		expect(find()).toMatch('src/a.ts changed since v1.0.0');
		repository.git('tag', 'v1.1.0');
		expect(find()).toBeUndefined();
	});

	it.each([
		['without a tag', ['--no-tags']],
		['without history', ['--depth', '1']],
	])('in a clone %s: says nothing', (_what, flags) => {
		commit('src/a.ts', 'changed\n');
		expect(find()).toBeDefined();
		const clone = join(root, flags.join(''));
		const source = `file://${repository.root}`;
		execFileSync('git', ['clone', '--quiet', ...flags, source, clone], { stdio: 'pipe' });
		expect(findMissingFragment(clone)).toBeUndefined();
	});

	it('without git: says nothing', () => {
		expect(findMissingFragment(root)).toBeUndefined();
	});
});

it('this project: has a fragment for the changes since its last release', () => {
	expect(findMissingFragment(join(__dirname, '../../..'))).toBeUndefined();
});
