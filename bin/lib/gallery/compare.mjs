import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** @typedef {import('./run.mjs').Shot} Shot */

/**
 * Puts a picture on a transparent one of another size, because only pictures of the same size can be compared.
 *
 * @param {PNG}                               picture
 * @param {{ width: number, height: number }} size
 */
function pad(picture, { width, height }) {
	const padded = new PNG({ width, height });
	PNG.bitblt(picture, padded, 0, 0, picture.width, picture.height, 0, 0);
	return padded;
}

/**
 * Compares two pictures; parts that only one of them has count as different.
 *
 * @param {Buffer} before PNG.
 * @param {Buffer} after  PNG.
 * @return {{ share: number, difference: Buffer } | undefined} Share of the pixels that differ, above 0 and up to 1, and a
 *         PNG that marks them. Undefined if no pixel differs.
 */
export function comparePictures(before, after) {
	if (before.equals(after)) {
		return undefined;
	}
	const pictures = [before, after].map((file) => PNG.sync.read(file));
	const width = Math.max(...pictures.map((picture) => picture.width));
	const height = Math.max(...pictures.map((picture) => picture.height));
	const [first, second] = pictures.map((picture) => pad(picture, { width, height }));
	const marks = new PNG({ width, height });
	const count = pixelmatch(first.data, second.data, marks.data, width, height, { threshold: 0.1 });
	return count === 0
		? undefined
		: { share: count / (width * height), difference: PNG.sync.write(marks) };
}

/**
 * Compares a picture with that of the earlier commit, and deletes both if they are the same. One of the commits may redirect a role away from the
 * screen, or lack a part.
 *
 * @param {string}           folder Contains the folders `before` and `after`.
 * @param {Shot | undefined} before
 * @param {Shot}             after
 * @return {{ shot: Shot, line: string }[]} The changed picture with its paths, and a line about it; empty if nothing changed.
 */
export function compareShots(folder, before, after) {
	const name = [after.title, after.state, after.look].filter(Boolean).join(' · ');
	const shot = {
		...after,
		...(before?.file && { before: `before/${before.file}` }),
		...(after.file && { file: `after/${after.file}` }),
	};
	if (!before?.file || !after.file) {
		const line = after.leadsTo
			? `${name}: leads to ${after.leadsTo} now`
			: `${name}: ${before?.leadsTo ? `led to ${before.leadsTo}` : 'was not there'} before`;
		return before && before.leadsTo === after.leadsTo ? [] : [{ shot, line }];
	}
	const places = [before.file, after.file].map((file, index) =>
		join(folder, index === 0 ? 'before' : 'after', file),
	);
	const [first, second] = places.map((place) => readFileSync(place));
	const result = comparePictures(first, second);
	if (!result) {
		places.forEach((place) => rmSync(place));
		return [];
	}
	const difference = `difference/${after.file}`;
	mkdirSync(dirname(join(folder, difference)), { recursive: true });
	writeFileSync(join(folder, difference), result.difference);
	const share = Number((result.share * 100).toPrecision(2));
	return [{ shot: { ...shot, difference }, line: `${name}: ${share} % of the pixels` }];
}
