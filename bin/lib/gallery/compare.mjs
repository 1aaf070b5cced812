import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** @typedef {import('./take.mjs').Shot} Shot */

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

/** @param {Shot} shot */
const nameOf = ({ screen, role, plan, width, direction }) =>
	[screen, role, plan, `${width} px`, direction].join(' · ');

/**
 * One of the commits redirects this role away from the screen.
 *
 * @param {Shot} before
 * @param {Shot} after
 * @return {Change[]}
 */
const compareRedirects = (before, after) =>
	before.leadsTo === after.leadsTo
		? []
		: [
				{
					shot: {
						...after,
						...(before.file && { before: `before/${before.file}` }),
						...(after.file && { file: `after/${after.file}` }),
					},
					line: after.leadsTo
						? `${nameOf(after)}: leads to ${after.leadsTo} now`
						: `${nameOf(after)}: led to ${before.leadsTo} before`,
				},
			];

/** @typedef {{ shot: Shot, line: string }} Change A changed picture with its paths, and a line about it. */

/**
 * Compares the pictures of one preview with those of the earlier commit, and deletes those that are the same.
 *
 * @param {string} folder Contains the folders `before` and `after`.
 * @param {Shot[]} before
 * @param {Shot[]} after  The same previews in the same order.
 * @return {Change[]}
 */
export const compareShots = (folder, before, after) =>
	after.flatMap((shot, index) => {
		const earlier = before[index];
		if (!earlier.file || !shot.file) {
			return compareRedirects(earlier, shot);
		}
		const places = [join(folder, 'before', earlier.file), join(folder, 'after', shot.file)];
		const [first, second] = places.map((place) => readFileSync(place));
		const result = comparePictures(first, second);
		if (!result) {
			places.forEach((place) => rmSync(place));
			return [];
		}
		const difference = `difference/${shot.file}`;
		mkdirSync(dirname(join(folder, difference)), { recursive: true });
		writeFileSync(join(folder, difference), result.difference);
		const share = Number((result.share * 100).toPrecision(2));
		return [
			{
				shot: { ...shot, before: `before/${earlier.file}`, file: `after/${shot.file}`, difference },
				line: `${nameOf(shot)}: ${share} % of the pixels`,
			},
		];
	});
