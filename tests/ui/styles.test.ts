import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { compileString } from 'sass';
import { BREAKPOINTS } from '@/lib/breakpoints';

const UI = path.join(__dirname, '../../src/ui');

const read = (file: string) => readFileSync(path.join(UI, file), 'utf8');

const sheets = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((file) =>
	file.endsWith('.scss'),
);

const compile = (source: string) => compileString(source, { loadPaths: [UI] }).css;

describe('the stylesheets', () => {
	it('CONST-01 break at the same widths as the scripts', () => {
		const [, list = ''] = /\$breakpoints:\s*([^;]+);/.exec(read('styles/_breakpoints.scss')) ?? [];
		expect(list.split(',').map(Number)).toEqual([...BREAKPOINTS]);
	});

	it('CONST-01 refuse a width that is no breakpoint', () => {
		const at = (width: number) =>
			`@use 'styles/breakpoints' as *; a { @include up-to(${width}) { color: red; } }`;
		expect(compile(at(660))).toContain('@media (width <= 660px)');
		expect(() => compile(at(700))).toThrow('Unknown breakpoint: 700');
	});

	it('COMP-08 hold a medium dialogue to 1050 pixels, between a narrow and a wide one', () => {
		const widths = ['narrow', 'medium', 'wide'].map((name) => {
			const rule = new RegExp(`\\.${name} \\{\\s*max-inline-size: (\\d+)px`);
			return Number(rule.exec(read('modal/style.module.scss'))?.[1]);
		});
		expect(widths[1]).toBe(1050);
		expect([...widths].sort((a, b) => a - b)).toEqual(widths);
	});

	it('STATS-16 give a label under the axis 42 pixels', () => {
		expect(read('bar-chart/style.module.scss')).toContain('--label-width: max(42px');
	});

	it.each(sheets)('%s names no token that is not there', (file) => {
		const tokens = read('styles/tokens.scss');
		const used = [...read(file).matchAll(/var\((--jp-[\w-]+)/g)].map(([, name]) => name!);
		expect(used.filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
	});
});
