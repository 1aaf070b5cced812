/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { comparePictures, compareShots } from '../../../bin/lib/gallery/compare.mjs';
import type { Shot } from '../../../bin/lib/gallery/run.mjs';
import { createFolder } from '../folder';

/** A white picture whose first pixels are black. */
function picture(width: number, height: number, blackPixels = 0): Buffer {
	const png = new PNG({ width, height });
	png.data.fill(255);
	for (let pixel = 0; pixel < blackPixels; pixel++) {
		png.data.fill(0, pixel * 4, pixel * 4 + 3);
	}
	return PNG.sync.write(png);
}

describe('comparePictures', () => {
	it('finds no difference between pictures with the same pixels', () => {
		const compressed = PNG.sync.write(PNG.sync.read(picture(4, 4, 2)), { deflateLevel: 1 });
		expect(comparePictures(picture(4, 4, 2), compressed)).toBeUndefined();
	});

	it('returns the share of the pixels that differ', () => {
		expect(comparePictures(picture(4, 5), picture(4, 5, 4))?.share).toBeCloseTo(0.2);
	});

	it('counts the part that only one of the pictures has', () => {
		const result = comparePictures(picture(10, 10, 100), picture(10, 20, 100));
		expect(result?.share).toBeCloseTo(0.5);
		expect(result && PNG.sync.read(result.difference).height).toBe(20);
	});
});

describe('compareShots', () => {
	const { root, write } = createFolder();
	const shotOf = (screen: string) => ({
		...{ groups: [screen], title: `${screen} · editor`, look: '480 px' },
		file: `${screen}/480-ltr.png`,
	});

	it('names each changed picture, and deletes the others', () => {
		const shots = ['dashboard', 'security'].map(shotOf);
		shots.forEach(({ file }) => write(`before/${file}`, picture(10, 10)));
		write('after/dashboard/480-ltr.png', picture(10, 10));
		write('after/security/480-ltr.png', picture(10, 10, 3));
		expect(shots.flatMap((shot) => compareShots(root, shot, shot))).toEqual([
			{
				line: 'security · editor · 480 px: 3 % of the pixels',
				shot: {
					...shotOf('security'),
					before: 'before/security/480-ltr.png',
					file: 'after/security/480-ltr.png',
					difference: 'difference/security/480-ltr.png',
				},
			},
		]);
		const sides = ['difference/security', 'before/dashboard', 'after/dashboard'];
		expect(sides.map((side) => existsSync(join(root, side, '480-ltr.png')))).toEqual([
			...[true, false, false],
		]);
	});

	it('names a screen that one of the commits leads away from, and a part that one lacks', () => {
		const there = shotOf('modules');
		const away = { ...there, file: undefined, leadsTo: 'dashboard' };
		const lines = (before: Shot | undefined, after: Shot) =>
			compareShots(root, before, after).map(({ line }) => line);
		expect(lines(there, away)).toEqual(['modules · editor · 480 px: leads to dashboard now']);
		expect(lines(away, there)).toEqual(['modules · editor · 480 px: led to dashboard before']);
		expect(lines(undefined, there)).toEqual(['modules · editor · 480 px: was not there before']);
		expect(lines(away, away)).toEqual([]);
	});
});
