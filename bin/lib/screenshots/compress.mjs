import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

const MOST_COLORS = 256;

/** A color as one number, with the last two bits of each part cut off, so that similar colors are counted together. */
const roughly = (/** @type {Buffer} */ data, /** @type {number} */ at) =>
	((data[at] >> 2) << 12) | ((data[at + 1] >> 2) << 6) | (data[at + 2] >> 2);

/**
 * The most frequent colors of a picture, as they are in its pixels.
 *
 * @param {Buffer} data Four bytes for each pixel.
 * @return {number[][]} Red, green and blue of each.
 */
function choosePalette(data) {
	/** @type {Map<number, { count: number, color: number[] }>} */
	const found = new Map();
	for (let at = 0; at < data.length; at += 4) {
		const key = roughly(data, at);
		const known = found.get(key);
		if (known) {
			known.count++;
		} else {
			found.set(key, { count: 1, color: [data[at], data[at + 1], data[at + 2]] });
		}
	}
	return [...found.values()]
		.sort((a, b) => b.count - a.count)
		.slice(0, MOST_COLORS)
		.map(({ color }) => color);
}

/**
 * @param {number[][]} palette
 * @return {(data: Buffer, at: number) => number} The index of the nearest color of the palette.
 */
function createFinder(palette) {
	/** @type {Map<number, number>} */
	const known = new Map();
	return (data, at) => {
		const key = roughly(data, at);
		let best = known.get(key);
		if (best === undefined) {
			const distances = palette.map((color) =>
				color.reduce((sum, part, index) => sum + (part - data[at + index]) ** 2, 0),
			);
			best = distances.indexOf(Math.min(...distances));
			known.set(key, best);
		}
		return best;
	};
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
	const body = Buffer.concat([Buffer.from(type), data]);
	const size = Buffer.alloc(4);
	size.writeUInt32BE(data.length);
	const check = Buffer.alloc(4);
	check.writeUInt32BE(crc32(body));
	return Buffer.concat([size, body, check]);
}

/**
 * Makes a screenshot a quarter of its size by giving it at most 256 colors.
 *
 * @param {Buffer} file PNG without transparency.
 * @return {Buffer} PNG with a palette.
 */
export function compressPicture(file) {
	const { width, height, data } = PNG.sync.read(file);
	const palette = choosePalette(data);
	const indexOf = createFinder(palette);
	// Each row begins with its filter: none, which is best with a palette.
	const rows = Buffer.alloc((width + 1) * height);
	for (let row = 0; row < height; row++) {
		for (let column = 0; column < width; column++) {
			rows[row * (width + 1) + column + 1] = indexOf(data, (row * width + column) * 4);
		}
	}
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 3, 0, 0, 0], 8);
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk('IHDR', header),
		chunk('PLTE', Buffer.from(palette.flat())),
		chunk('IDAT', deflateSync(rows, { level: 9 })),
		chunk('IEND', Buffer.alloc(0)),
	]);
}
