import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classesUsedBy, VENDOR } from './support/names';
import { PHP_FILES } from './support/php';

const EXTRAS = join(__dirname, '../../php-stub/extras');
const NAMES = readdirSync(EXTRAS, { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name);

const extraOf = (name: string) =>
	name.startsWith(`${VENDOR}Extras\\`)
		? name.split('\\')[2]?.toLowerCase().replaceAll('_', '-')
		: undefined;

describe('extras', () => {
	it('have one line each in the list, the one that restores a lock-out first', () => {
		const list = readFileSync(join(EXTRAS, 'index.php'), 'utf8');
		const listed = [...list.matchAll(/^.*?\b(\w+)\\\w+::.*;$/gm)].map(([, name = '']) =>
			name.toLowerCase().replaceAll('_', '-'),
		);
		expect([...listed].sort()).toEqual([...NAMES].sort());
		expect(listed[0]).toBe('trial');
	});

	it.each(NAMES)('%s has a README of five to ten lines', (name) => {
		const lines = readFileSync(join(EXTRAS, name, 'README.md'), 'utf8')
			.trim()
			.split('\n');
		expect(lines.length).toBeGreaterThanOrEqual(5);
		expect(lines.length).toBeLessThanOrEqual(10);
	});

	it('are used by no other code, not even by each other', () => {
		const uses = PHP_FILES.filter(({ path }) => path !== 'extras/index.php').flatMap((file) =>
			classesUsedBy(file)
				.filter((name) => extraOf(name) && !file.path.startsWith(`extras/${extraOf(name)}/`))
				.map((name) => `${file.path}: ${name}`),
		);
		expect(uses).toEqual([]);
	});
});
