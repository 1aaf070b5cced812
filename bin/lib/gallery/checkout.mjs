import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../dependencies.mjs';
import { git } from '../git.mjs';

/** Folders with a package-lock.json. */
const PACKAGES = ['', 'php-stub/playground', 'php-stub/playground/php-wasm'];

/**
 * @param {string} ref
 * @return {string} Full hash of the commit.
 * @throws {Error} One sentence if there is no such commit.
 */
export function findCommit(ref) {
	try {
		return git(ROOT, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
	} catch {
		throw new Error(
			`--against finds no commit "${ref}". Name a commit, a branch or a tag of this clone.`,
		);
	}
}

/**
 * Checks out a commit into a temporary folder, and links this checkout's packages where the lock files are the same. Elsewhere, the commit's own
 * commands install its packages.
 *
 * @param {string} commit
 * @return {{ folder: string, remove: () => void }}
 */
export function checkOut(commit) {
	const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
	git(ROOT, 'clone', '--quiet', '--shared', '--no-checkout', ROOT, folder);
	git(folder, 'checkout', '--quiet', '--detach', commit);
	for (const name of PACKAGES) {
		const [own, lent] = [folder, ROOT].map((root) => join(root, name));
		const locks = [own, lent].map((path) => readFileSync(join(path, 'package-lock.json'), 'utf8'));
		if (locks[0] === locks[1] && existsSync(join(lent, 'node_modules'))) {
			symlinkSync(join(lent, 'node_modules'), join(own, 'node_modules'), 'junction');
		}
	}
	return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
