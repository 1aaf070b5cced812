import { PNG } from 'pngjs';
import { compressPicture } from '../../bin/lib/screenshots/compress.mjs';

/** A picture of as many colors as it has columns, each a stripe. */
function drawStripes(colors: number[][]): PNG {
	const picture = new PNG({ width: colors.length, height: 40 });
	for (let at = 0; at < picture.data.length; at += 4) {
		picture.data.set([...(colors[(at / 4) % colors.length] ?? []), 255], at);
	}
	return picture;
}

describe('compressPicture', () => {
	it('keeps each color of a picture with few colors', () => {
		const picture = drawStripes([
			[0, 0, 0],
			[34, 113, 177],
			[255, 255, 255],
		]);
		const read = PNG.sync.read(compressPicture(PNG.sync.write(picture)));
		expect([read.width, read.height]).toEqual([3, 40]);
		expect(read.data.equals(picture.data)).toBe(true);
	});

	it('gives a picture with more than 256 colors the nearest of its most frequent ones', () => {
		const stripes = Array.from({ length: 400 }, (_, index) => [index % 256, (index * 7) % 256, 40]);
		const read = PNG.sync.read(compressPicture(PNG.sync.write(drawStripes(stripes))));
		const colors = new Set(
			stripes.map((_, index) => read.data.subarray(index * 4, index * 4 + 3).join()),
		);
		expect(colors.size).toBeGreaterThan(100);
		expect(colors.size).toBeLessThanOrEqual(256);
	});
});
