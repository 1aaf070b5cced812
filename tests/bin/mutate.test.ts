import { transformSync } from '@swc/core';
import { findMutants } from '../../bin/lib/mutate/mutants.mjs';

const changesOf = (source: string) =>
	findMutants(source, 1).mutants.map(({ line, from, to }) => `${line}: ${from} → ${to}`);

/** The value of `result` in a source with all its mutants, one of which is on; 0 for none. */
function resultOf(source: string, active: number): unknown {
	const { code } = findMutants(source, 1);
	const script = transformSync(code, { jsc: { parser: { syntax: 'typescript' } } }).code;
	const run = new Function('globalThis', `${script}; return result;`) as (scope: object) => unknown;
	return run({ mutant: (id: number) => id === active });
}

describe('npm run mutate', () => {
	it.each([
		['let a = b === c;', ['1: b === c → (b) !== (c)']],
		['let a = b < c;', ['1: b < c → (b) <= (c)', '1: b < c → (b) >= (c)']],
		['let a = b && c;', ['1: b && c → (b) || (c)', '1: b && c → b', '1: b && c → c']],
		['let a = !b;', ['1: !b → b']],
		['let a = true;', ['1: true → false']],
		["let a = 'b';", ["1: 'b' → ''"]],
		["let a = '';", ["1: '' → 'changed'"]],
		['let a = 2;', ['1: 2 → 2 + 1']],
		['let a = [b, c];', ['1: b → ', '1: c → ']],
		['let a = {\n\tb,\n\tc: d,\n};', ['2: b → ', '3: c: d → ']],
		['let a = b.filter(c);', ['1: b.filter(c) → b']],
		['let a = b.some(c);', ['1: b.some(c) → b.every(c)']],
		['if (a) {}', ['1: a → true', '1: a → false']],
		['let a = () => b(c);', ['1: b(c) → undefined']],
		['a();', ['1: a(); → ']],
	])('%s: changes the place', (source, expected) => {
		expect(changesOf(source)).toEqual(expected);
	});

	it.each([
		["type A = 'b' | 2;"],
		["import a from 'b';"],
		["export { a } from 'b';"],
		["let a = __('A text', 'dashboard-for-jetpack');"],
		['let a = b?.toString();'],
	])('%s: changes nothing', (source) => {
		expect(changesOf(source)).toEqual([]);
	});

	it('runs one text with no change, or with one of them alone', () => {
		const source = "const few = 1 < 3;\nconst result: string = few ? 'yes' : 'no';";
		const { mutants } = findMutants(source, 1);
		expect(mutants.map(({ to, id }) => [to, resultOf(source, id)])).toEqual([
			['(1) <= (3)', 'yes'],
			['(1) >= (3)', 'no'],
			['1 + 1', 'yes'],
			['3 + 1', 'yes'],
			['true', 'yes'],
			['false', 'no'],
			["''", ''],
			["''", 'yes'],
		]);
		expect(resultOf(source, 0)).toBe('yes');
	});
});
