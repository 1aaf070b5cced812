import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './support/php';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const MAIN = read('dashboard-for-jetpack.php');

const lines = [...MAIN.matchAll(/^ \* ([A-Z][\w ]+): +(.+)$/gm)];
const header = new Map(lines.map(([, name = '', value = '']) => [name, value]));

/** Names that Plugin Check refuses at the start of a plugin's name or slug. */
const TRADEMARKS = [
	'adobe akismet amazon apple automattic elementor facebook gmail google gravatar instagram jetpack',
	'paypal stripe twitter vaultpress videopress whatsapp woo woocommerce wordpress wp wpcom yoast',
	'youtube',
].flatMap((names) => names.split(' '));

describe('the plugin header', () => {
	it('has the fields of the plugin directory, and no updater of its own', () => {
		for (const field of ['Plugin Name', 'Description', 'Version', 'Author']) {
			expect(header.get(field)).toMatch(/\S/);
		}
		expect(header.get('Version')).toMatch(/^\d+\.\d+(\.\d+)?$/);
		expect(header.get('Description')?.length).toBeLessThanOrEqual(250);
		expect(header.get('Text Domain')).toBe('dashboard-for-jetpack');
		expect(header.get('License')).toBe('GPL-2.0-or-later');
		expect(header.has('Update URI')).toBe(false);
	});

	it('has the versions that wp-env installs', () => {
		const environment: unknown = JSON.parse(read('../.wp-env.json'));
		expect(environment).toEqual({
			$schema: 'https://schemas.wp.org/trunk/wp-env.json',
			core: `https://wordpress.org/wordpress-${header.get('Requires at least')}.zip`,
			phpVersion: header.get('Requires PHP'),
			plugins: ['./php-stub'],
		});
	});

	it('begins neither its name nor its slug with a trademark', () => {
		const names = [header.get('Plugin Name') ?? '', header.get('Text Domain') ?? ''];
		const first = names.map((name) => name.toLowerCase().split(/[\s-]/)[0] ?? '');
		expect(first.filter((word) => TRADEMARKS.includes(word))).toEqual([]);
	});
});
