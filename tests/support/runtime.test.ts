import { readFileSync } from 'node:fs';

function loadAlone(name: string): unknown {
	let loaded: unknown;
	jest.isolateModules(() => {
		loaded = jest.requireActual(name);
	});
	return loaded;
}

describe('the runtime of the tests', () => {
	it('runs a compiled file again for each registry, with the global object of the test', () => {
		const [one, two] = [loadAlone('./nothing'), loadAlone('./nothing')];
		expect(one).not.toBe(two);
		expect(one).toBeInstanceOf(Object);
	});

	it('reports the line of a fault', () => {
		const { stack } = new Error('a fault');
		const line = readFileSync(__filename, 'utf8')
			.split('\n')
			.findIndex((text) => text.includes('new Error'));
		expect(stack).toContain(`runtime.test.ts:${line + 1}:`);
	});

	it('leaves it to Jest to explain a file that cannot be compiled', () => {
		expect(() => loadAlone('./README.md')).toThrow(SyntaxError);
		expect(() => loadAlone('./README.md')).toThrow(SyntaxError);
	});
});
