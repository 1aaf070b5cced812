import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { readWordPress, releaseFor } from '../../bin/lib/wordpress-wish.mjs';
import { createFolder } from './folder';

describe('the flag --wordpress', () => {
	const { root, read, write } = createFolder();
	const site = join(root, 'site');

	const zipOf = (...names: string[]) => {
		const files = names.map((name) => [name, strToU8('<?php // 7.1')]);
		return write('given.zip', zipSync(Object.fromEntries(files)));
	};
	const prepare = (archive: string) => releaseFor(readWordPress(archive)).prepare(site);

	it('takes a packaged version, or nothing', () => {
		expect(readWordPress('6.5')).toEqual({ version: '6.5' });
		expect(readWordPress(undefined)).toBeUndefined();
	});

	it('unpacks a release without its first folder, and without a configuration', async () => {
		await prepare(zipOf('wordpress/wp-includes/version.php', 'wordpress/wp-config.php'));
		expect(read('site/wp-includes/version.php')).toBe('<?php // 7.1');
		expect(existsSync(join(site, 'wp-config.php'))).toBe(false);
	});

	it.each(['absent.zip', './absent', '../absent/wordpress.tar'])(
		'%s: throws one sentence if there is no such zip',
		(path) => {
			expect(() => readWordPress(path)).toThrow(
				`--wordpress must be the path of a zip, and there is none at "${path}".`,
			);
		},
	);

	it('throws one sentence if the file is no zip, or no zip of WordPress', async () => {
		const text = write('text.zip', 'text');
		await expect(prepare(text)).rejects.toThrow(`${text} is not a zip that can be unpacked.`);
		rmSync(site, { recursive: true });
		const path = zipOf('jetpack/jetpack.php');
		await expect(prepare(path)).rejects.toThrow(
			`${path} is not a release of WordPress: it holds no wp-includes/version.php.`,
		);
	});
});
