import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../git.mjs';
import { SLUG } from '../wordpress-folder.mjs';

/** Names of the zips without extension, with the flags of `npm run plugin-zip`. */
const ZIPS = /** @type {const} */ ([
	[SLUG, []],
	[`${SLUG}-sandbox`, ['--sandbox']],
]);

/** @typedef {Map<string, Buffer>} Files Contents by file name. */

/**
 * @param {string} checkout Clean checkout of a commit.
 * @param {string} out      New folder for the zips.
 * @return {Files}
 * @throws {Error} One sentence if a zip could not be built.
 */
function packBoth(checkout, out) {
	mkdirSync(out);
	return new Map(
		ZIPS.map(([name, flags]) => {
			const file = join(out, `${name}.zip`);
			const { status } = spawnSync(
				'npm',
				['run', '--silent', 'plugin-zip', '--', ...flags, '--out', file],
				{ cwd: checkout, stdio: 'inherit' },
			);
			if (status !== 0) {
				throw new Error(`${name}.zip could not be built. Read the message above.`);
			}
			return [`${name}.zip`, readFileSync(file)];
		}),
	);
}

/** @param {Buffer} zip */
async function unpack(zip) {
	// Imported late, because the packages may not be installed before.
	const { unzipSync } = await import('fflate');
	return unzipSync(zip);
}

/**
 * @param {Files} first
 * @param {Files} second
 * @throws {Error} One sentence that names the files of the first zip that differ.
 */
async function ensureSame(first, second) {
	for (const [name, zip] of first) {
		const other = second.get(name);
		if (other === undefined || zip.equals(other)) {
			continue;
		}
		const [files, others] = [await unpack(zip), await unpack(other)];
		const paths = [...new Set([...Object.keys(files), ...Object.keys(others)])];
		const different = paths.filter(
			(path) => !Buffer.from(files[path] ?? '').equals(others[path] ?? Buffer.of()),
		);
		throw new Error(
			`Two builds of ${name} differ in ${different.slice(0, 5).join(', ') || 'the order of their files'}.`,
		);
	}
}

/**
 * Builds both zips in two checkouts of a commit, and compares every byte.
 *
 * @param {string} first  Clean checkout of the commit. Its packages are moved to the second one.
 * @param {string} second Path for another checkout, of a different length, so that a path in the bundle would be noticed.
 * @param {string} out    Path for a temporary folder.
 * @return {Promise<Files>} The zips.
 * @throws {Error} One sentence if a build fails or the builds differ.
 */
export async function buildTwice(first, second, out) {
	mkdirSync(out);
	const zips = packBoth(first, join(out, 'first'));
	git(first, 'worktree', 'add', '--quiet', '--detach', second, 'HEAD');
	const [packages, place] = [first, second].map((folder) => join(folder, 'node_modules'));
	if (existsSync(packages)) {
		renameSync(packages, place);
	}
	await ensureSame(zips, packBoth(second, join(out, 'second')));
	return zips;
}

/**
 * Writes the zips with the bill of materials of each and one list of SHA-256 checksums, in the form of `sha256sum`.
 *
 * @param {string} folder Emptied first.
 * @param {Files}  zips
 * @return {Promise<string[]>} Names of the files.
 */
export async function writeRelease(folder, zips) {
	/** @type {Files} */
	const files = new Map(zips);
	for (const [name, zip] of zips) {
		const bill = (await unpack(zip))[`${SLUG}/sbom.json`];
		if (bill === undefined) {
			throw new Error(`${name} has no bill of materials.`);
		}
		files.set(name.replace(/zip$/, 'sbom.json'), Buffer.from(bill));
	}
	const sums = [...files].map(
		([name, data]) => `${createHash('sha256').update(data).digest('hex')}  ${name}\n`,
	);
	files.set('SHA256SUMS', Buffer.from(sums.join('')));
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder);
	files.forEach((data, name) => writeFileSync(join(folder, name), data));
	return [...files.keys()];
}
