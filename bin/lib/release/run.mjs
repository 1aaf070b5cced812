import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanCommit, git } from '../git.mjs';
import { planRelease } from './plan.mjs';
import { countPassed } from './test-record.mjs';
import { buildTwice, writeRelease } from './zips.mjs';

/** Folder of the files to publish; git ignores it. */
const FOLDER = 'release';

/**
 * @typedef {object} Wishes
 * @property {string}                 root    Folder of the project.
 * @property {string}                 version
 * @property {string}                 date    YYYY-MM-DD.
 * @property {(line: string) => void} say
 */

/**
 * @param {string}           commit
 * @param {Pick<Wishes, 'root' | 'say'>} wishes
 * @throws {Error} One sentence if the tests fail.
 */
function ensureTested(commit, { root, say }) {
	if (countPassed(root, commit) === undefined) {
		say('`npm test -- --all` has not passed for this commit, so it runs now.');
		spawnSync('npm', ['run', '--silent', 'test', '--', '--all'], { cwd: root, stdio: 'inherit' });
	}
	const passed = countPassed(root, commit);
	if (passed === undefined) {
		throw new Error('`npm test -- --all` did not pass for this commit, so nothing was released.');
	}
	say(`${passed} tests passed for this commit.`);
}

/**
 * @param {string}                      checkout
 * @param {ReturnType<typeof planRelease>} plan
 * @param {string}                      version
 * @return {string} Hash of the new commit.
 */
function commitRelease(checkout, { texts, used }, version) {
	texts.forEach((text, path) => writeFileSync(join(checkout, path), text));
	used.forEach((path) => rmSync(join(checkout, path)));
	git(checkout, 'add', '--all');
	git(checkout, 'commit', '--quiet', '--message', `Release ${version}`);
	return git(checkout, 'rev-parse', 'HEAD');
}

/**
 * Prints what a release would do.
 *
 * @param {Wishes} wishes
 * @throws {Error} One sentence if there is a reason not to release.
 */
export function describeRelease({ root, version, date, say }) {
	const { commit, texts, used } = planRelease(root, version, date);
	const passed = countPassed(root, commit);
	say(`Release ${version} of commit ${commit}`);
	say(
		passed === undefined
			? 'Runs `npm test -- --all`, because it has not passed for this commit.'
			: `Relies on the ${passed} tests that passed for this commit.`,
	);
	texts.forEach((text, path) => {
		const before = new Set(git(root, 'show', `HEAD:${path}`).split('\n'));
		const added = text.split('\n').filter((line) => line !== '' && !before.has(line));
		say([`\nChanges ${path}:`, ...added.map((line) => `  ${line}`)].join('\n'));
	});
	say(`\nDeletes ${used.join(', ')}.`);
	say(
		`Commits "Release ${version}", and builds both zips from that commit twice, to compare every byte.`,
	);
	say(
		`Tags the commit v${version}, and writes the zips, their bills of materials and checksums to ${FOLDER}/.`,
	);
	say('Nothing was changed.');
}

/**
 * Releases the commit at HEAD. The work is done in temporary checkouts, so a failure leaves branch, files and tags as they were.
 *
 * @param {Wishes} wishes
 * @throws {Error} One sentence if there is a reason not to release, or a step fails.
 */
export async function release({ root, version, date, say }) {
	const plan = planRelease(root, version, date);
	ensureTested(plan.commit, { root, say });
	const home = mkdtempSync(join(tmpdir(), 'release-'));
	const [first, second, out] = ['first', 'the-second', 'zips'].map((name) => join(home, name));
	try {
		git(root, 'worktree', 'add', '--quiet', '--detach', first, plan.commit);
		const commit = commitRelease(first, plan, version);
		say('Building both zips twice …');
		const zips = await buildTwice(first, second, out);
		if (cleanCommit(root) !== plan.commit) {
			throw new Error('The branch or a file has changed during the release: run it again.');
		}
		git(root, 'merge', '--quiet', '--ff-only', commit);
		git(root, 'tag', '--annotate', '--message', `Release ${version}`, `v${version}`, commit);
		const files = await writeRelease(join(root, FOLDER), zips);
		say(`Released ${version} as ${commit}, tag v${version}. ${FOLDER}/ has ${files.join(', ')}.`);
	} finally {
		rmSync(home, { recursive: true, force: true });
		git(root, 'worktree', 'prune');
	}
}
