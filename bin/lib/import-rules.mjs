import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The import rules of `src/`, as data for ESLint: which layer may import which, and why.
 * Direction: app → extras → screens → state → api → domain → lib, and screens → ui → lib. An extra composes its parts, which have the
 * directions of the core, and may be a page's entry of its own.
 */
/** @typedef {'app' | 'extras' | 'screens' | 'state' | 'api' | 'domain' | 'ui' | 'lib'} Layer */

/** @type {Layer[]} */
const LAYERS = ['app', 'extras', 'screens', 'state', 'api', 'domain', 'ui', 'lib'];

/** @type {Record<Layer, Layer[]>} */
const ALLOWED = {
	app: ['app', 'extras', 'screens', 'state', 'api', 'domain', 'ui', 'lib'],
	extras: ['app', 'extras', 'screens', 'state', 'api', 'domain', 'ui', 'lib'],
	screens: ['screens', 'state', 'domain', 'ui', 'lib'],
	state: ['state', 'api', 'domain', 'lib'],
	api: ['api', 'domain', 'lib'],
	domain: ['domain', 'lib'],
	ui: ['ui', 'lib'],
	lib: ['lib'],
};

/** @type {Record<Exclude<Layer, 'app' | 'extras'>, string>} */
const REASONS = {
	screens:
		'A screen reads selectors and dispatches thunks; it never fetches and never imports the composition root.',
	state: 'State is Redux only: it imports no screen, no component and no composition root.',
	api: 'The api folder is the only one that fetches, and every layer above uses it: it may import only domain and lib.',
	domain:
		'A rule must be testable without React, Redux or a network: domain may import only domain and lib.',
	ui: 'A building block has no logic of the product: it may import only lib, so that every screen can use it.',
	lib: 'lib imports no other layer.',
};

const layerZones = LAYERS.flatMap((layer) =>
	layer === 'app' || layer === 'extras' ? [] : [layer],
).map((layer) => ({
	target: `./src/${layer}`,
	from: LAYERS.filter((other) => !ALLOWED[layer].includes(other)).map((other) => `./src/${other}`),
	message: REASONS[layer],
}));

/** The parts of an extra, each with the directions of the core's layer. */
const PARTS = /** @type {const} */ ({
	domain: 'domain',
	api: 'api',
	state: 'state',
	views: 'screens',
});

/** @param {string} extra Folder name under src/extras. */
const zonesOfExtra = (extra) => [
	{
		target: `./src/extras/${extra}`,
		from: './src/extras/*/**',
		except: [`**/src/extras/${extra}/**`],
		message: 'An extra comes out alone: what two of them share belongs in the core.',
	},
	...Object.entries(PARTS).map(([part, layer]) => ({
		target: `./src/extras/${extra}/${part}`,
		from: [
			...LAYERS.filter((other) => ![...ALLOWED[layer], 'extras'].includes(other)),
			...Object.entries(PARTS)
				.filter(([, other]) => !ALLOWED[layer].includes(other))
				.map(([other]) => `extras/${extra}/${other}`),
		].map((path) => `./src/${path}`),
		message: REASONS[layer],
	})),
];

/** The only folder of src/screens that is not a screen. It imports no screen, and screens import no other screen. */
const SHARED_BY_SCREENS = 'common';

/** Internals of the store. Other layers import entities, each through its own file or folder. */
const INSIDE_STORE = ['inject-slice', 'remote-slice', 'remote-loader', 'root-reducer', 'from-page'];

/** What the `index.ts` of an entity is made of, directly or through others. The folder's other files are faces of their own. */
function findInside(/** @type {string} */ index) {
	const found = new Set([index]);
	for (const file of found) {
		for (const [, name] of readFileSync(file, 'utf8').matchAll(/'\.\/([\w-]+)'/g)) {
			const other = join(dirname(index), `${name}.ts`);
			if (existsSync(other)) {
				found.add(other);
			}
		}
	}
	found.delete(index);
	return [...found];
}

const ROOT = join(import.meta.dirname, '../..');
const INSIDE_ENTITIES = readdirSync(join(ROOT, 'src/state'), { recursive: true, encoding: 'utf8' })
	.filter((file) => /\bindex\.ts$/.test(file))
	.flatMap((file) => findInside(join(ROOT, 'src/state', file)));

/**
 * The exceptions are patterns, because the rule looks for a path in node_modules first, for each file and each zone.
 *
 * @param {string[]} screens Folder names under src/screens.
 * @param {string[]} extras  Folder names under src/extras.
 */
export function buildZones(screens, extras) {
	return [
		...layerZones,
		{
			target: './src/app',
			from: './src/extras/*/**',
			message: 'The app knows the list of extras only: import "@/extras".',
		},
		...extras.flatMap(zonesOfExtra),
		{
			target: './src/!(state)/**',
			from: INSIDE_ENTITIES,
			message: 'An entity is imported through its public face, "@/state/" and its name.',
		},
		{
			target: './src/!(state|extras)/**',
			from: INSIDE_STORE.map((name) => `./src/state/store/${name}.ts`),
			message: 'This module is internal to state: import the entity.',
		},
		...screens.map((screen) => ({
			target: `./src/screens/${screen}`,
			from: './src/screens/**',
			except: [...new Set([screen, SHARED_BY_SCREENS])].map((name) => `**/src/screens/${name}/**`),
			message:
				'A screen never imports another screen: code that two screens share belongs in ui, domain, state or screens/common.',
		})),
	];
}

const NO_FRAMEWORK = [
	'react',
	'react-dom',
	'react-redux',
	'redux',
	'@reduxjs/toolkit',
	'react-router-dom',
	'@wordpress/api-fetch',
	'@wordpress/components',
];

/** Packages that a layer may not use, with the reasons. */
export const PACKAGE_RULES = [
	{
		files: ['src/domain/**', 'src/lib/**', 'src/extras/*/domain/**'],
		packages: NO_FRAMEWORK,
		message: 'domain and lib are plain rules: no React, no Redux, no network.',
	},
	{
		files: ['src/state/**', 'src/extras/*/state/**'],
		packages: ['react-dom', 'react-router-dom', '@wordpress/api-fetch', '@wordpress/components'],
		message: 'State uses the network only through the thunk extra argument.',
	},
	{
		files: ['src/ui/**'],
		packages: [
			'react-redux',
			'react-router-dom',
			'redux',
			'@reduxjs/toolkit',
			'@wordpress/api-fetch',
		],
		message: 'A building block gets all data by props.',
	},
	{
		files: ['src/screens/**', 'src/app/**', 'src/extras/**'],
		packages: ['@wordpress/api-fetch'],
		message: 'Only api/client may call the network.',
	},
];
