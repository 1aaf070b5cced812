import { PHP_FILES } from './php';
import { breachesOf, plant, type Rule } from './rule';

const isInAZip = (path: string) => !path.startsWith('playground/');

/** Tests rules on their own examples, and on the plugin's PHP. */
export const tryRules = (rules: readonly Rule[]) =>
	describe.each(rules)('no $forbids', (rule) => {
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
