import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { readWordPress, releaseFor } from '../../bin/lib/wordpress-wish.mjs';

describe('the flag --wordpress', () => {
	let folder: string;

	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
	});
	afterEach(() => rmSync(folder, { recursive: true }));

	/** Writes a zip with these texts, and returns its path. */
	function zipOf(files: Record<string, string>): string {
		const path = join(folder, 'given.zip');
		const data = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
		writeFileSync(path, zipSync(Object.fromEntries(data)));
		return path;
	}

	const prepare = async (archive: string) => {
		const target = join(folder, 'site');
		await releaseFor(readWordPress(archive)).prepare(target);
		return target;
	};

	it('takes a packaged version, or nothing', () => {
		expect(readWordPress('6.5')).toEqual({ version: '6.5' });
		expect(readWordPress(undefined)).toBeUndefined();
	});

	it('unpacks a release without its first folder, and without a configuration', async () => {
		const target = await prepare(
			zipOf({
				'wordpress/wp-includes/version.php': '<?php // 7.1',
				'wordpress/wp-config.php': '<?php // Of another site.',
			}),
		);
		expect(readFileSync(join(target, 'wp-includes/version.php'), 'utf8')).toBe('<?php // 7.1');
		expect(existsSync(join(target, 'wp-config.php'))).toBe(false);
	});

	it.each(['absent.zip', './absent', '../absent/wordpress.tar'])(
		'%s: throws one sentence if there is no such zip',
		(path) => {
			expect(() => readWordPress(path)).toThrow(
				`--wordpress must be the path of a zip, and there is none at "${path}".`,
			);
		},
	);

	it('throws one sentence if the file is no zip', async () => {
		const path = join(folder, 'text.zip');
		writeFileSync(path, 'text');
		await expect(prepare(path)).rejects.toThrow(`${path} is not a zip that can be unpacked.`);
	});

	it('throws one sentence if the zip is not WordPress', async () => {
		const path = zipOf({ 'jetpack/jetpack.php': '<?php' });
		await expect(prepare(path)).rejects.toThrow(
			`${path} is not a release of WordPress: it holds no wp-includes/version.php.`,
		);
	});
});
