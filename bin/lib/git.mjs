import { spawnSync } from 'node:child_process';

/**
 * Runs git in a folder.
 *
 * @param {string}   root
 * @param {string[]} args
 * @return {string} Its output without trailing line breaks.
 * @throws {Error} Git's own message, or that there is no git.
 */
export function git(root, ...args) {
	const { status, stdout, stderr, error } = spawnSync('git', ['-C', root, ...args], {
		encoding: 'utf8',
		maxBuffer: 64 * 1024 * 1024,
	});
	if (status !== 0) {
		throw error ?? new Error(stderr.trim() || `git ${args[0]} failed.`);
	}
	return stdout.trimEnd();
}

/**
 * @param {string} root
 * @return {string[]} Paths of changed, staged and untracked files, each with git's two letters in front.
 */
export const listUncommitted = (root) =>
	git(root, 'status', '--porcelain', '--untracked-files=normal').split('\n').filter(Boolean);

/**
 * @param {string} root
 * @return {string | undefined} Full hash of the commit that exactly matches the files; undefined with uncommitted changes or without git.
 */
export function cleanCommit(root) {
	try {
		return listUncommitted(root).length === 0 ? git(root, 'rev-parse', 'HEAD') : undefined;
	} catch {
		return undefined;
	}
}
