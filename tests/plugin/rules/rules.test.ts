import { readdirSync } from 'node:fs';
import { PHP_FILES } from '../support/php';
import { breachesOf, plant, type Rule } from '../support/rule';

const RULES = readdirSync(__dirname)
	.filter((name) => !name.endsWith('.test.ts'))
	.flatMap((name) => Object.values(jest.requireActual<Record<string, Rule>>(`./${name}`)));

const isInAZip = (path: string) => !path.startsWith('playground/');

describe.each(RULES)('no $forbids', (rule) => {
	const { covers = isInAZip, faults, allowed } = rule;

	it('is in the PHP of the plugin', () => {
		const files = PHP_FILES.filter(({ path }) => covers(path));
		expect(files.length).toBeGreaterThan(30);
		expect(files.flatMap((file) => breachesOf(rule, file))).toEqual([]);
	});

	it.each(faults)('finds %j', (code) => {
		expect(breachesOf(rule, plant(code))).not.toEqual([]);
	});

	it.each(allowed)('allows %j', (code) => {
		expect(breachesOf(rule, plant(code))).toEqual([]);
	});
});
