import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { git } from '../../../bin/lib/git.mjs';

export interface Repository {
	root: string;
	git: (...args: string[]) => string;
	write: (path: string, text: string | Uint8Array) => void;
	remove: () => void;
}

/** Without signing, and without the process that each commit starts to look for garbage. */
const CONFIG = `[user]
	name = Test
	email = test@site.test
[commit]
	gpgsign = false
[tag]
	gpgsign = false
[maintenance]
	auto = false
`;

/** A git repository in a temporary folder, with one commit of the files. */
export function createRepository(files: Record<string, string | Uint8Array>): Repository {
	const root = mkdtempSync(join(tmpdir(), 'repository-'));
	const write: Repository['write'] = (path, text) => {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	};
	const run = (...args: string[]) => git(root, ...args);
	run('init', '--quiet', '--initial-branch', 'main', '--template=');
	appendFileSync(join(root, '.git/config'), CONFIG);
	Object.entries(files).forEach(([path, text]) => write(path, text));
	run('add', '--all');
	run('commit', '--quiet', '--allow-empty', '--message', 'Start');
	return { root, git: run, write, remove: () => rmSync(root, { recursive: true }) };
}
