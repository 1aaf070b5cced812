import type { Specimen } from './lint-all';

interface Forbidden extends Specimen {
	title: string;
	rule: string;
	/** The reason that the message must give. */
	reason: RegExp;
}

const PATHS = 'import/no-restricted-paths';
const PACKAGES = 'no-restricted-imports';
const GLOBALS = 'no-restricted-globals';

/** Code that lint must reject, with the rule and the reason in its message. */
export const FORBIDDEN: Forbidden[] = [
	{
		title: 'a screen uses an API that a supported browser lacks',
		file: 'src/screens/dashboard/wrong.tsx',
		code: 'export const wrong = () => new EyeDropper();\n',
		rule: 'compat/compat',
		reason: /not supported in/,
	},
	{
		title: 'a component of ui imports state',
		file: 'src/ui/card/wrong.tsx',
		code: "import { selectModule } from '@/state/modules';\nexport const wrong = selectModule;\n",
		rule: PATHS,
		reason: /no logic of the product/,
	},
	{
		title: 'a component of ui imports a rule of the product',
		file: 'src/ui/card/wrong.tsx',
		code: "import { resolveSiteConnection } from '@/domain/connection';\nexport const wrong = resolveSiteConnection;\n",
		rule: PATHS,
		reason: /may import only lib/,
	},
	{
		title: 'a component of ui uses the store',
		file: 'src/ui/card/wrong.tsx',
		code: "import { useSelector } from 'react-redux';\nexport const wrong = useSelector;\n",
		rule: PACKAGES,
		reason: /all data by props/,
	},
	{
		title: 'a screen fetches',
		file: 'src/screens/dashboard/wrong.tsx',
		code: "import { createApi } from '@/api';\nexport const wrong = createApi;\n",
		rule: PATHS,
		reason: /never fetches/,
	},
	{
		title: 'a screen calls fetch',
		file: 'src/screens/dashboard/wrong.tsx',
		code: "export const wrong = () => fetch('/wp-json/');\n",
		rule: GLOBALS,
		reason: /thunk with the extra argument/,
	},
	{
		title: 'a screen imports a file inside an entity',
		file: 'src/screens/dashboard/wrong.tsx',
		code: "import * as thunks from '@/state/modules/slice';\nexport const wrong = thunks;\n",
		rule: PATHS,
		reason: /"@\/state\/modules\/slice".* public face/,
	},
	{
		title: 'a screen saves settings without setSetting',
		file: 'src/screens/dashboard/wrong.tsx',
		code: "import { saveValues } from '@/state/settings/save';\nexport const wrong = saveValues;\n",
		rule: PATHS,
		reason: /"@\/state\/settings\/save".* public face/,
	},
	{
		title: 'a screen imports the composition root',
		file: 'src/screens/dashboard/wrong.tsx',
		code: "import { App } from '@/app/app';\nexport const wrong = App;\n",
		rule: PATHS,
		reason: /composition root/,
	},
	{
		title: 'a screen imports another screen',
		file: 'src/screens/my-plan/wrong.tsx',
		code: "import * as dashboard from '@/screens/dashboard';\nexport const wrong = dashboard;\n",
		rule: PATHS,
		reason: /never imports another screen/,
	},
	{
		title: 'a rule imports React',
		file: 'src/domain/modules/wrong.ts',
		code: "import { useState } from 'react';\nexport const wrong = useState;\n",
		rule: PACKAGES,
		reason: /plain rules: no React/,
	},
	{
		title: 'a rule imports state',
		file: 'src/domain/modules/wrong.ts',
		code: "import { createStore } from '@/state/store';\nexport const wrong = createStore;\n",
		rule: PATHS,
		reason: /testable without React, Redux or a network/,
	},
	{
		title: 'a rule reads the window',
		file: 'src/domain/modules/wrong.ts',
		code: 'export const wrong = () => window.location.hash;\n',
		rule: GLOBALS,
		reason: /uses no browser APIs/,
	},
	{
		title: 'state imports a component',
		file: 'src/state/modules/wrong.ts',
		code: "import { Card } from '@/ui/card';\nexport const wrong = Card;\n",
		rule: PATHS,
		reason: /State is Redux only/,
	},
	{
		title: 'state fetches without the extra argument',
		file: 'src/state/modules/wrong.ts',
		code: "import apiFetch from '@wordpress/api-fetch';\nexport const wrong = apiFetch;\n",
		rule: PACKAGES,
		reason: /thunk extra argument/,
	},
	{
		title: 'the client imports state',
		file: 'src/api/entities/wrong.ts',
		code: "import { createStore } from '@/state/store';\nexport const wrong = createStore;\n",
		rule: PATHS,
		reason: /may import only domain and lib/,
	},
	{
		title: 'a file of lib imports a rule',
		file: 'src/lib/wrong.ts',
		code: "import { resolveSiteConnection } from '@/domain/connection';\nexport const wrong = resolveSiteConnection;\n",
		rule: PATHS,
		reason: /imports no other layer/,
	},
	{
		title: 'a text in another text domain',
		file: 'src/screens/dashboard/wrong.tsx',
		code: "import { __ } from '@wordpress/i18n';\nexport const wrong = () => __('Hello', 'other');\n",
		rule: '@wordpress/i18n-text-domain',
		reason: /text domain/i,
	},
	{
		title: 'a file of more than 300 lines',
		file: 'src/lib/wrong.ts',
		code: 'export {};\n'.padEnd(311, '\n'),
		rule: 'max-lines',
		reason: /300/,
	},
	...[
		['an unchecked address', '<a href={address}>Go</a>'],
		['a checked literal, written as an expression', '<a href={`#/${address}`}>Go</a>'],
		['a literal that runs a script', '<a href="javascript:alert(1)">Go</a>'],
		['a literal of another host', '<a href="https://example.com/">Go</a>'],
		['an address within other attributes', '<a {...{ href: address }}>Go</a>'],
		['a form with an action', '<form action={address} />'],
		['a button with a form action', '<button formAction={address}>Go</button>'],
	].flatMap(([title, element]) =>
		['src/screens/dashboard/wrong.tsx', 'src/app/wrong.tsx'].map((file) => ({
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
		file: 'src/screens/dashboard/wrong.tsx',
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
	{
		title: 'an inline script with an undefined global',
		file: 'php-stub/admin-page/wrong.js',
		code: '(function () {\n\tjQuery();\n});\n',
		rule: 'no-undef',
		reason: /jQuery/,
	},
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

/** Code that lint must accept, so that no rule rejects too much. */
export const ALLOWED: (Specimen & { title: string })[] = [
	{
		title: 'a screen imports a public face, a component of ui and a rule',
		file: 'src/screens/dashboard/right.tsx',
		code: "import { resolveSiteConnection } from '@/domain/connection';\nimport { selectModules } from '@/state/modules';\nimport { Card } from '@/ui/card';\nexport const right = { Card, resolveSiteConnection, selectModules };\n",
	},
	{
		title: 'a test of a table, and a function called "only"',
		file: 'tests/domain/right.test.ts',
		code: "const only = () => 1;\nit.each([1])('%s', (one) => expect(only()).toBe(one));\n",
	},
	{
		title: 'a screen renders a plain link to a route, and any other link with a component of ui',
		file: 'src/screens/dashboard/right.tsx',
		code: 'import type { Href } from \'@/lib/safe-url\';\nimport { Link } from \'@/ui/link\';\nexport const right = (href: Href) => [\n\t<a key="plain" href="#/plans">\n\t\tPlans\n\t</a>,\n\t<Link key="block" href={href}>\n\t\tGo\n\t</Link>,\n];\n',
	},
	{
		title: 'a chunk loaded by createLoadable, alone or with another promise',
		file: 'src/screens/dashboard/right.tsx',
		code: "import { createLoadable } from '@/ui/loadable/create-loadable';\nexport const one = createLoadable(() => import('./content'));\nexport const two = createLoadable(async () => {\n\tconst [content] = await Promise.all([import('./content'), 1]);\n\treturn content;\n});\n",
	},
	{
		title: 'an inline script',
		file: 'php-stub/admin-page/right.js',
		code: '(function (url) {\n\tdocument.body.append(url);\n});\n',
	},
	{
		title: 'a thunk imports the API',
		file: 'src/state/modules/right.ts',
		code: "import { isApiError } from '@/api';\nexport const right = isApiError;\n",
	},
];

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
