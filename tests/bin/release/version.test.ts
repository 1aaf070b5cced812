import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../../../bin/lib/git.mjs';
import {
	isGreater,
	isVersion,
	PLACES,
	readVersion,
	withVersion,
} from '../../../bin/lib/release/version.mjs';
import { createRepository } from './repository';

const ROOT = join(__dirname, '../../..');

/** Texts about releases, and values of invented sites. Nothing else may use a version as an example. */
const ELSEWHERE = /^(CHANGELOG\.md|\.changelog\/|\.readme\/|tests\/|fixtures\/)/;

/** The text without the versions of other packages and without the releases of the past. */
function ownPart(file: string, text: string): string {
	if (file.endsWith('package-lock.json')) {
		const { packages, ...lock } = JSON.parse(text) as { packages: Record<string, unknown> };
		return JSON.stringify({ ...lock, packages: packages[''] });
	}
	return file.endsWith('readme.txt') ? (text.split('== Changelog ==')[0] ?? '') : text;
}

function countPlaces(version: string): Record<string, number> {
	const pattern = new RegExp(`(?<![\\w.])${version.replaceAll('.', '\\.')}(?![\\w.])`, 'g');
	const counts = git(ROOT, 'ls-files', '-z')
		.split('\0')
		.filter((file) => file !== '' && !ELSEWHERE.test(file))
		.map((file) => {
			const text = ownPart(file, readFileSync(join(ROOT, file), 'utf8'));
			return [file, text.match(pattern)?.length ?? 0] as const;
		});
	return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

describe('the version', () => {
	it('is changed at every place of the tree that states it', () => {
		const known: Record<string, number> = {};
		PLACES.forEach(([file]) => {
			known[file] = (known[file] ?? 0) + 1;
		});
		expect(countPlaces(readVersion(ROOT))).toEqual(known);
	});

	it('becomes the new one, and nothing else changes', () => {
		const current = readVersion(ROOT);
		const texts = withVersion(ROOT, '98.76.54');
		expect([...texts.keys()].sort()).toEqual([...new Set(PLACES.map(([file]) => file))].sort());
		for (const [file, text] of texts) {
			const count = PLACES.filter(([place]) => place === file).length;
			expect(text.split('98.76.54')).toHaveLength(count + 1);
			expect(text.replaceAll('98.76.54', current)).toBe(readFileSync(join(ROOT, file), 'utf8'));
		}
	});

	it('at a missing place: throws one sentence that names the file', () => {
		const { root, remove } = createRepository({ 'package.json': '{}' });
		expect(() => withVersion(root, '1.0.0')).toThrow('package.json states no version');
		remove();
	});

	it('is three numbers', () => {
		const texts = ['1.0.0', '10.20.30', '1.0', 'v1.0.0', '1.0.0-beta.1', '01.0.0', ''];
		expect(texts.filter(isVersion)).toEqual(['1.0.0', '10.20.30']);
	});

	it('is compared by its numbers', () => {
		const versions = ['1.0.0', '0.1.0', '0.9.9', '0.10.0', '1.0.9', '1.0.10', '1.9.0', '1.10.0'];
		const order = versions.sort((one, other) => (isGreater(one, other) ? 1 : -1)).join(' ');
		expect(order).toBe('0.1.0 0.9.9 0.10.0 1.0.0 1.0.9 1.0.10 1.9.0 1.10.0');
		expect(isGreater('1.0.0', '1.0.0')).toBe(false);
	});
});
