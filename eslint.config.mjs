import { readdirSync, existsSync } from 'node:fs';
import wordpress from '@wordpress/eslint-plugin';
import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import importPlugin from 'eslint-plugin-import';
import { supportedApis } from './bin/lib/browserslist/eslint.config.mjs';
import { buildZones, PACKAGE_RULES } from './bin/lib/import-rules.mjs';

const folders = (path) =>
	existsSync(path)
		? readdirSync(path, { withFileTypes: true })
				.filter((entry) => entry.isDirectory())
				.map((entry) => entry.name)
		: [];

const WINDOW_GLOBALS = [
	'window',
	'document',
	'localStorage',
	'sessionStorage',
	'navigator',
	'location',
	'history',
];

const restrictGlobals = (names, message) => ['error', ...names.map((name) => ({ name, message }))];

/** @type {(message: string, selectors: string[]) => { selector: string, message: string }[]} */
const refuse = (message, selectors) => selectors.map((selector) => ({ selector, message }));

const ONE_WAY_TO_LOAD = refuse(
	'Load a chunk with createLoadable or late (ui/loadable): they render loaded chunks at once, and retry failed ones.',
	[
		'ImportExpression:not(CallExpression[callee.name=/^(late|create(Loadable|Screen))$/] ImportExpression)',
		'ImportDeclaration[source.value="react"] ImportSpecifier[imported.name=/^(lazy|Suspense)$/]',
	],
);

const TRANSLATED = 'CallExpression[callee.name=/^(__|_n|_x|_nx)$/]';

const WHOLE_SENTENCES = refuse(
	'Make it one text with placeholders: other languages need another order or other signs between the pieces.',
	[
		`TemplateLiteral > ${TRANSLATED}.expressions`,
		`BinaryExpression[operator="+"] > ${TRANSLATED}`,
		`CallExpression[callee.property.name="concat"] > ${TRANSLATED}`,
	],
);

/** The blocks of src/ui take a checked address (`Href`), which the types of plain elements cannot require. */
const CHECKED_ADDRESSES = refuse(
	'Use a block of src/ui, such as Link or Button, which takes a SafeUrl or a "#/…" route only.',
	[
		'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^(href|xlinkHref|action|formAction)$/]:not([value.value=/^#./])',
		'JSXOpeningElement[name.name="a"] > JSXSpreadAttribute',
	],
);

const NO_RE_EXPORTS = refuse('Import a rule from the file that defines it.', [
	'ExportAllDeclaration',
	'ExportNamedDeclaration[source]',
]);

export default tseslint.config(
	{
		ignores: [
			'node_modules',
			'php-stub/build*',
			'php-stub/playground',
			'.wordpress*',
			'.cache',
			'coverage',
			'tests/lint/specimens',
		],
	},
	...wordpress.configs['jsx-a11y'],
	...wordpress.configs.i18n,
	...tseslint.configs.recommended,
	{
		plugins: { import: importPlugin, 'react-hooks': reactHooks },
		settings: {
			'import/resolver': { typescript: { project: './tsconfig.json' } },
			'import/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
			jsdoc: { mode: 'typescript' },
		},
		rules: {
			'react-hooks/rules-of-hooks': 'error',
			'react-hooks/exhaustive-deps': 'error',
			eqeqeq: 'error',
			'no-console': ['error', { allow: ['warn'] }],
			'no-alert': 'error',
			'prefer-const': 'error',
			'max-lines': ['error', { max: 300 }],
			'import/no-duplicates': ['error', { 'prefer-inline': true }],
			'import/no-restricted-paths': [
				'error',
				{
					basePath: import.meta.dirname,
					zones: buildZones(folders('src/screens'), folders('src/extras')),
				},
			],
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
			],
			'@wordpress/i18n-text-domain': ['error', { allowedTextDomain: 'default' }],
			'jsx-a11y/no-autofocus': 'error',
		},
	},
	{ files: ['src/**', 'php-stub/**/*.js'], ...supportedApis },
	...PACKAGE_RULES.map(({ files, packages, message }) => ({
		files,
		rules: {
			'no-restricted-imports': ['error', { paths: packages.map((name) => ({ name, message })) }],
		},
	})),
	{
		files: ['src/{domain,lib,state,api}/**', 'src/extras/*/{domain,state,api}/**'],
		rules: {
			'no-restricted-globals': restrictGlobals(
				['fetch', ...WINDOW_GLOBALS],
				'This layer uses no browser APIs: use the thunk extra argument, or src/app/browser.',
			),
		},
	},
	{
		files: ['src/screens/**', 'src/ui/**', 'src/extras/*/views/**'],
		rules: {
			'no-restricted-globals': restrictGlobals(
				['fetch', 'localStorage', 'location'],
				'Use a thunk with the extra argument.',
			),
		},
	},
	{
		// Thunks and the client render nothing, and return a failure to load code as their result.
		files: ['src/**'],
		ignores: ['src/state/**', 'src/api/client/**', 'src/extras/*/state/**'],
		rules: { 'no-restricted-syntax': ['error', ...ONE_WAY_TO_LOAD, ...WHOLE_SENTENCES] },
	},
	{
		files: ['src/state/**', 'src/api/client/**', 'src/extras/*/state/**'],
		rules: { 'no-restricted-syntax': ['error', ...WHOLE_SENTENCES] },
	},
	{
		// ESLint uses only the last matching block for a rule, so this one repeats the restrictions for all of src.
		files: ['src/**/*.tsx'],
		ignores: ['src/ui/**'],
		rules: {
			'no-restricted-syntax': [
				'error',
				...ONE_WAY_TO_LOAD,
				...WHOLE_SENTENCES,
				...CHECKED_ADDRESSES,
			],
		},
	},
	{
		// The registry is the entry of a chunk of its own.
		files: ['src/domain/**'],
		ignores: ['src/domain/settings/registry.ts'],
		rules: {
			'no-restricted-syntax': ['error', ...ONE_WAY_TO_LOAD, ...WHOLE_SENTENCES, ...NO_RE_EXPORTS],
		},
	},
	{
		// Each file is one function in parentheses, which PHP prints into the page and calls (php-stub/plugin/class-inline-script.php).
		files: ['php-stub/**/*.js'],
		languageOptions: {
			sourceType: 'script',
			globals: Object.fromEntries(
				[
					...WINDOW_GLOBALS,
					'AbortController',
					'AbortSignal',
					'URL',
					'XMLHttpRequest',
					'addEventListener',
					'clearTimeout',
					'console',
					'fetch',
					'requestIdleCallback',
					'setTimeout',
					'wp',
				].map((name) => [name, 'readonly']),
			),
		},
		rules: {
			'no-undef': 'error',
			'no-unused-vars': 'error',
			'@typescript-eslint/no-unused-expressions': 'off',
		},
	},
	{
		files: [
			'bin/**',
			'*.js',
			'*.mjs',
			'tests/e2e/**',
			'tests/bench/**',
			'tests/contract/**',
			'tests/beside/**',
			'tests/support/*.js',
		],
		rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' },
	},
	{
		files: ['tests/**/*.{ts,tsx,js}'],
		rules: {
			'no-restricted-syntax': [
				'error',
				...[
					'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|failing)$/]',
					'MemberExpression[object.object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|failing)$/]',
					'Identifier[name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
				].map((selector) => ({
					selector,
					message:
						'Skipped and focused tests are not allowed: a requirement counts only if its test passes.',
				})),
			],
		},
	},
	{
		// This is the only render helper: it fails on requests without a stub.
		files: ['tests/**/*.{ts,tsx}'],
		ignores: ['tests/support/**'],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					paths: [
						{
							name: '@testing-library/react',
							message: 'Import from #tests/support/render: all tests use the same render helper.',
						},
					],
				},
			],
		},
	},
);
