interface Specimen {
	/** The path under which the text is linted. */
	file: string;
	code: string;
}

interface Forbidden extends Specimen {
	title: string;
	rule: string;
	/** The reason that the message must give. */
	reason: RegExp;
}

const PATHS = 'import/no-restricted-paths';
const PACKAGES = 'no-restricted-imports';
const GLOBALS = 'no-restricted-globals';

const SCREEN = 'src/screens/dashboard/wrong.tsx';
const COMPONENT = 'src/ui/card/wrong.tsx';
const RULE = 'src/domain/modules/wrong.ts';
const STATE = 'src/state/modules/wrong.ts';

const IMPORTS: [file: string, names: string, source: string, rule: string, reason: RegExp][] = [
	[COMPONENT, '{ selectModule }', '@/state/modules', PATHS, /no logic of the product/],
	[COMPONENT, '{ resolveSiteConnection }', '@/domain/connection', PATHS, /may import only lib/],
	[COMPONENT, '{ useSelector }', 'react-redux', PACKAGES, /all data by props/],
	[SCREEN, '{ createApi }', '@/api', PATHS, /never fetches/],
	[
		SCREEN,
		'* as thunks',
		'@/state/modules/slice',
		PATHS,
		/"@\/state\/modules\/slice".* public face/,
	],
	[
		SCREEN,
		'{ saveValues }',
		'@/state/settings/save',
		PATHS,
		/"@\/state\/settings\/save".* public face/,
	],
	[SCREEN, '{ App }', '@/app/app', PATHS, /composition root/],
	['src/screens/my-plan/wrong.tsx', '* as other', '@/screens/dashboard', PATHS, /another screen/],
	[RULE, '{ useState }', 'react', PACKAGES, /plain rules: no React/],
	[
		RULE,
		'{ createStore }',
		'@/state/store/create-store',
		PATHS,
		/testable without React, Redux or a network/,
	],
	[STATE, '{ Card }', '@/ui/card', PATHS, /State is Redux only/],
	[STATE, 'apiFetch', '@wordpress/api-fetch', PACKAGES, /thunk extra argument/],
	[
		'src/api/entities/wrong.ts',
		'{ createStore }',
		'@/state/store/create-store',
		PATHS,
		/only domain and lib/,
	],
	['src/lib/wrong.ts', '{ resolveSiteConnection }', '@/domain/connection', PATHS, /no other layer/],
];

const CODE: [file: string, code: string, rule: string, reason: RegExp][] = [
	[SCREEN, 'export const wrong = () => new EyeDropper();', 'compat/compat', /not supported in/],
	[SCREEN, "export const wrong = () => fetch('/wp-json/');", GLOBALS, /with the extra argument/],
	[RULE, 'export const wrong = () => window.location.hash;', GLOBALS, /uses no browser APIs/],
	[
		SCREEN,
		"import { __ } from '@wordpress/i18n';\nexport const wrong = () => __('Hello', 'other');",
		'@wordpress/i18n-text-domain',
		/text domain/i,
	],
	['src/lib/wrong.ts', 'export {};'.padEnd(310, '\n'), 'max-lines', /300/],
	['php-stub/admin-page/wrong.js', '(function () {\n\tjQuery();\n});', 'no-undef', /jQuery/],
];

/** Code that lint must reject, with the rule and the reason in its message. */
export const FORBIDDEN: Forbidden[] = [
	...IMPORTS.map(([file, names, source, rule, reason]) => ({
		title: `${file} imports ${names} from ${source}`,
		file,
		code: `import ${names} from '${source}';\nexport const wrong = ${/\w+(?= \}|$)/.exec(names)?.[0]};\n`,
		rule,
		reason,
	})),
	...CODE.map(([file, code, rule, reason]) => ({
		title: `${file}: ${code.trim().replace(/\s+/g, ' ')}`,
		file,
		code: `${code}\n`,
		rule,
		reason,
	})),
	...[
		['an unchecked address', '<a href={address}>Go</a>'],
		['a checked literal, written as an expression', '<a href={`#/${address}`}>Go</a>'],
		['a literal that runs a script', '<a href="javascript:alert(1)">Go</a>'],
		['a literal of another host', '<a href="https://example.com/">Go</a>'],
		['an address within other attributes', '<a {...{ href: address }}>Go</a>'],
		['a form with an action', '<form action={address} />'],
		['a button with a form action', '<button formAction={address}>Go</button>'],
	].flatMap(([title, element]) =>
		[SCREEN, 'src/app/wrong.tsx'].map((file) => ({
			title: `a plain element in ${file}: ${title}`,
			file,
			code: `export const wrong = (address: string) => [address, ${element}];\n`,
			rule: 'no-restricted-syntax',
			reason: /SafeUrl/,
		})),
	),
	...[
		"export const wrong = () => import('./content');",
		"import { createLoadable } from '@/ui/loadable/create-loadable';\nexport const right = createLoadable(() => import('./content'));\nexport const wrong = import('./frame');",
		"import { lazy } from 'react';\nexport const wrong = lazy;",
		"import { Suspense } from 'react';\nexport const wrong = Suspense;",
	].map((code, index) => ({
		title: `a chunk loaded without createLoadable: ${index + 1}`,
		file: SCREEN,
		code: `${code}\n`,
		rule: 'no-restricted-syntax',
		reason: /createLoadable/,
	})),
	...["export * from './types';", "export { resolveScan } from './resolve-scan';"].map((code) => ({
		title: `a re-export in domain: ${code}`,
		file: 'src/domain/scan/wrong.ts',
		code: `${code}\n`,
		rule: 'no-restricted-syntax',
		reason: /file that defines it/,
	})),
	...[
		"it.skip('does', () => undefined);",
		"it.only('does', () => undefined);",
		"it.todo('does');",
		"test.failing('does', () => undefined);",
		"describe.skip.each([1])('%s', () => undefined);",
		"test.concurrent.only('does', () => undefined);",
		"xit('does', () => undefined);",
		"xdescribe('does', () => undefined);",
		"fit('does', () => undefined);",
		"fdescribe.each([1])('%s', () => undefined);",
	].map((code) => ({
		title: `a test that does not run, or runs alone: ${code}`,
		file: 'tests/domain/wrong.test.ts',
		code: `${code}\n`,
		rule: 'no-restricted-syntax',
		reason: /focused tests are not allowed/,
	})),
];

const CHUNKS = `import { createLoadable } from '@/ui/loadable/create-loadable';
export const one = createLoadable(() => import('./content'));
export const two = createLoadable(async () => {
	const [content] = await Promise.all([import('./content'), 1]);
	return content;
});`;
const LINKS = `import type { Href } from '@/lib/safe-url';
import { Link } from '@/ui/link';
export const right = (href: Href) => [
	<a key="plain" href="#/plans">
		Plans
	</a>,
	<Link key="block" href={href}>
		Go
	</Link>,
];`;
const PUBLIC = `import { resolveSiteConnection } from '@/domain/connection';
import { selectModules } from '@/state/modules';
import { selectModuleRows } from '@/state/modules/rows';
import { Card } from '@/ui/card';
export const right = { Card, resolveSiteConnection, selectModuleRows, selectModules };`;
const THUNK = "import { isApiError } from '@/api';\nexport const right = isApiError;";
const TABLE = "const only = () => 1;\nit.each([1])('%s', (one) => expect(only()).toBe(one));";
const INLINE = '(function (url) {\n\tdocument.body.append(url);\n});';

/** Code that lint must accept, so that no rule rejects too much. */
export const ALLOWED = [
	['a screen imports two faces of an entity, a component of ui and a rule', SCREEN, PUBLIC],
	['a test of a table, and a function called "only"', 'tests/domain/right.test.ts', TABLE],
	['a screen renders a plain link to a route, and any other with a component', SCREEN, LINKS],
	['a chunk loaded by createLoadable, alone or with another promise', SCREEN, CHUNKS],
	['an inline script', 'php-stub/admin-page/right.js', INLINE],
	['a thunk imports the API', STATE, THUNK],
].map(([title = '', file = '', code]) => ({ title, file, code: `${code}\n` }));

interface Sheet extends Specimen {
	title: string;
	rule: string;
	/** The reason that the message must give. */
	reason?: RegExp;
}

const sheetOf = (line: string): Specimen & { title: string } => ({
	title: line,
	file: 'src/ui/card/specimen.module.scss',
	code: `.card {\n\t${line};\n}\n`,
});

const SIDES = 'csstools/use-logical';
const VALUES = 'declaration-property-value-allowed-list';

/** Styles that lint must reject: physical sides, and values other than tokens. */
export const SHEETS: Sheet[] = [
	...[
		['hanging-punctuation: first', 'plugin/no-unsupported-browser-features'],
		['margin-left: var(--jp-space-1)', SIDES],
		['padding-right: var(--jp-space-1)', SIDES],
		['position: absolute; left: 0', SIDES],
		['text-align: left', SIDES],
	].map(([line, rule]) => ({ ...sheetOf(line!), rule: rule! })),
	...[
		['color: #fff', 'color-no-hex'],
		['color: white', 'color-named'],
		['border: 1px solid rgb(0 0 0 / 5%)', 'function-disallowed-list'],
		['font-size: 14px', VALUES],
		['padding: 7px', VALUES],
		['margin-block: var(--jp-space-1) 3px', VALUES],
		['gap: calc(var(--jp-space-1) + 1px)', VALUES],
	].map(([line, rule]) => ({ ...sheetOf(line!), rule: rule!, reason: /tokens\.scss/ })),
];

export const ALLOWED_SHEETS = [
	'padding: 0 var(--jp-space-1)',
	'margin-inline: auto',
	'gap: calc(2 * var(--jp-space-1))',
	'font-size: inherit',
].map(sheetOf);
