import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { compileString } from 'sass';
import { BREAKPOINTS } from '@/lib/breakpoints';
import { createResolver, readScripts, readSheets } from './source';

const SRC = path.join(__dirname, '../../src');
const UI = path.join(SRC, 'ui');

const read = (file: string) => readFileSync(path.join(UI, file), 'utf8');

const TOKENS = read('styles/tokens.scss');

const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
	(file) => file.endsWith('.scss') && file !== path.join('ui', 'styles', 'tokens.scss'),
);

/** Those of the sheets that no script imports and no other sheet uses. */
function findUnimported(files: Map<string, string>): string[] {
	const resolve = createResolver(files);
	const used = [...files].flatMap(([from, text]) =>
		[...text.matchAll(/(?:from|import|@use|@forward) '([^']+)'/g)].flatMap(([, name = '']) =>
			// Sass finds "tokens.scss" by "tokens", and "_mixins.scss" by "mixins".
			[name, `${name}.scss`, name.replace(/[^/]+$/, '_$&.scss')].map((one) => resolve(from, one)),
		),
	);
	return [...files.keys()].filter((file) => /\.s?css$/.test(file) && !used.includes(file));
}

/** Alone or in a field, the arrow of what folds, beside a heading, or the picture of a person or product. */
const LARGE_ICONS = [
	'app/tabs/settings-search.tsx 24',
	'screens/common/product-icon.tsx 24',
	'screens/dashboard/status/summary.tsx 24',
	'screens/settings/traffic/seo/twitter-preview.tsx 20',
	'ui/banner/index.tsx 32',
	"ui/button/index.tsx children !== undefined ? 16 : size === 'small' ? 20 : 24",
	'ui/card/index.tsx 32',
	'ui/field/index.tsx 24',
	'ui/foldable-card/index.tsx 24',
	'ui/picture/index.tsx iconSize',
	'ui/section-nav/index.tsx 24',
];

const compile = (source: string) => compileString(source, { loadPaths: [UI] }).css;

describe('stylesheets', () => {
	it('CONST-01 have the breakpoints of the scripts', () => {
		const [, list = ''] = /\$breakpoints:\s*([^;]+);/.exec(read('styles/_breakpoints.scss')) ?? [];
		expect(list.split(',').map(Number)).toEqual([...BREAKPOINTS]);
	});

	it('CONST-01 refuse a width that is not a breakpoint', () => {
		const at = (width: number) =>
			`@use 'styles/breakpoints' as *; a { @include up-to(${width}) { color: red; } }`;
		expect(compile(at(660))).toContain('@media (width <= 660px)');
		expect(() => compile(at(700))).toThrow('Unknown breakpoint: 700');
	});

	it('have one scale of type: meta, text, card, field on a phone, section and page', () => {
		const sizes = [...TOKENS.matchAll(/--jp-font[\w-]*: (\d+)px/g)].map(([, size]) => Number(size));
		expect(sizes).toEqual([12, 13, 15, 16, 20, 24]);
	});

	it('COMP-08 limit a medium dialog to 1050 pixels, between narrow and wide', () => {
		const widths = ['narrow', 'medium', 'wide'].map((name) => {
			const rule = new RegExp(`\\.${name} \\{\\s*max-inline-size: (\\d+)px`);
			return Number(rule.exec(read('modal/style.module.scss'))?.[1]);
		});
		expect(widths[1]).toBe(1050);
		expect([...widths].sort((a, b) => a - b)).toEqual(widths);
	});

	it('draw the arrow of a select that is off as everything at rest, on the side where a line ends', () => {
		const css = compile(read('field/style.module.scss').replaceAll("'../", "'"));
		const [, off = ''] = /:disabled \+ \.arrow \{([^}]*)\}/.exec(css) ?? [];
		expect(off).toContain('color: var(--jp-text-faded)');
		expect(css).toMatch(/forced-colors: active\) \{[^@]*:disabled \+ \.arrow \{\s*color: GrayText/);
		expect(css).toMatch(/\.arrow \{[^}]*inset-inline-end/);
		// The drawing is a line, whose own style overrides a fill.
		expect(css).not.toMatch(/\.arrow \{[^}]*fill:/);
	});

	it('STATS-16 give an axis label at least 42 pixels', () => {
		expect(read('bar-chart/style.module.scss')).toContain('--label-width: max(42px');
	});

	it('have icons of 16 pixels beside texts', () => {
		const odd = [...readScripts('src')].flatMap(([file, text]) =>
			[...text.matchAll(/<Icon\b[^>]*?\/>/g)]
				.map(([icon]) => /size=\{(.*?)\}/.exec(icon)?.[1] ?? '24')
				.filter((size) => size !== '16')
				.map((size) => `${file.slice(4)} ${size}`),
		);
		expect(odd).toEqual(LARGE_ICONS);
	});

	it('draw what can be done in a dialog, a notice or a question as buttons', () => {
		const boxes = [...readScripts('src')].filter(([, text]) => /<Modal\b|<Notice\b/.test(text));
		const quiet = boxes.flatMap(([file, text]) =>
			[...text.matchAll(/<Button\b(?:[^>]|=>)*>/g)]
				.filter(([button]) => /'(link|tertiary)'|"(link|tertiary)"/.test(button))
				.filter(([button]) => !/icon=/.test(button))
				.map(() => file),
		);
		// The addresses of the sitemaps are links.
		expect(quiet).toEqual(['src/screens/settings/traffic/sitemaps.tsx']);
		expect(read('notice/index.tsx')).toContain("variant={isExternal ? 'link' : 'secondary'}");
	});

	it('are each imported by a script, or used by another one', () => {
		const sheet = '.a {}';
		expect(
			findUnimported(
				new Map([
					['src/a.tsx', "import '@/ui/one.scss'; import styles from './two.module.scss';"],
					['src/ui/one.scss', "@use './styles/tokens'; @use '../two.module';"],
					['src/ui/styles/_mixins.scss', sheet],
					['src/ui/styles/tokens.scss', sheet],
					['src/two.module.scss', "@use './ui/styles/breakpoints' as *;"],
					['src/ui/styles/_breakpoints.scss', sheet],
					['src/ui/two.module.scss', sheet],
				]),
			),
		).toEqual(['src/ui/styles/_mixins.scss', 'src/ui/two.module.scss']);
		expect(findUnimported(new Map([...readScripts('src'), ...readSheets('src')]))).toEqual([]);
	});

	it('have each shared class that a script names, and no other', () => {
		const find = (text: string) =>
			[...text.matchAll(/['"`\s.](jd-[a-z-]+)/g)].map(([, name]) => name);
		const shared = find(read('styles/_common.scss'));
		const named = [...readScripts('src').values()].flatMap(find);
		expect([...new Set(named)].sort()).toEqual([...new Set(shared)].sort());
	});

	it.each(sheets)('%s uses only existing tokens, and no color literal', (file) => {
		const sheet = readFileSync(path.join(SRC, file), 'utf8');
		const used = [...sheet.matchAll(/var\((--jp-[\w-]+)/g)].map(([, name]) => name!);
		expect(used.filter((name) => !TOKENS.includes(`${name}:`))).toEqual([]);
		// Stylelint doesn't check everything: it skips the arguments of a mixin, for example.
		expect(sheet.match(/#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/gi)).toBeNull();
		const gaps = [...sheet.matchAll(/@include (?:row|line|stack)\((.*)\);/g)].map(([, gap]) => gap);
		expect(gaps.join(' ')).not.toMatch(/\d(?:px|em|rem|%)/);
		// In more contrast, borders are as dark as what lies on an area.
		expect(sheet.match(/\b(background|fill): var\(--jp-border\)/g)).toBeNull();
	});
});
