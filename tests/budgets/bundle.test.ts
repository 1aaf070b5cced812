import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { decodedSize, filesOfRoute, gzipSize, listChunks } from './bundle';

const KB = 1024;
const SETTINGS_TABS = listChunks().filter((name) => name.startsWith('settings-'));
const BUILD = join(__dirname, '../../php-stub/build');

describe('what the first route weighs', () => {
	// The status block is fetched at once, although in a chunk of its own.
	const files = filesOfRoute('dashboard', 'status');

	it('our scripts for #/dashboard take at most 99,500 bytes, gzipped', () => {
		const size = gzipSize(files.filter((file) => file.endsWith('.js')));
		expect(size).toBeLessThanOrEqual(99_500);
	});

	it('our styles take at most 60 KB, decoded', () => {
		const size = decodedSize(files.filter((file) => file.endsWith('.css')));
		expect(size).toBeLessThanOrEqual(60 * KB);
	});
});

it.each([
	...SETTINGS_TABS.map((chunk) => ['settings', chunk]),
	['my-plan'],
	['product'],
	['licensing'],
	['recommendations'],
])('our scripts for a first visit to %s %s take at most 110 KB, gzipped', (...chunks) => {
	const files = filesOfRoute(...chunks).filter((file) => file.endsWith('.js'));
	expect(gzipSize(files)).toBeLessThanOrEqual(110 * KB);
});

it('what every page of the admin fetches for the command palette takes at most 6 KB, gzipped, and the names at most 12 KB more', () => {
	expect(gzipSize(['palette.js'])).toBeLessThanOrEqual(6 * KB);
	expect(gzipSize(['palette-commands.js'])).toBeLessThanOrEqual(12 * KB);
});

it('no two screens share a chunk of ours, which the page could not announce', () => {
	const shared = readdirSync(BUILD).filter((name) => /^src_.*\.js$/.test(name));
	expect(shared).toEqual([]);
});
