const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { BannerPlugin, Compilation } = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const DependencyExtractionPlugin = require('@wordpress/dependency-extraction-webpack-plugin');
const { ChunkTexts, RetryChunks } = require('./bin/lib/chunk-loading.js');
const { GatherTexts } = require('./bin/lib/gather-texts.js');
const {
	clientPaths,
	copyFixtures,
	emitJson,
	entriesOf,
	routesFrom,
	serverTablesFrom,
	sourcesBelow,
} = require('./bin/lib/webpack-plugins.js');
const { classNames, listStyles } = require('./bin/lib/class-names.js');

/**
 * Scripts that WordPress already includes and that admin pages share.
 * `@wordpress/components` is deliberately not external: a tree-shaken copy is a third of the size of WordPress's
 * script with its dependencies, and looks the same in every WordPress version.
 */
const HOST_SCRIPTS = {
	react: ['React', 'react'],
	'react-dom': ['ReactDOM', 'react-dom'],
	'react-dom/client': ['ReactDOM', 'react-dom'],
	'react/jsx-runtime': ['ReactJSXRuntime', 'react-jsx-runtime'],
	'@wordpress/i18n': [['wp', 'i18n'], 'wp-i18n'],
	'@wordpress/hooks': [['wp', 'hooks'], 'wp-hooks'],
	'@wordpress/api-fetch': [['wp', 'apiFetch'], 'wp-api-fetch'],
	'@wordpress/url': [['wp', 'url'], 'wp-url'],
	'@wordpress/a11y': [['wp', 'a11y'], 'wp-a11y'],
	'@wordpress/dom-ready': [['wp', 'domReady'], 'wp-dom-ready'],
};

/** Scripts of their own for other admin pages. */
const entriesOfExtras = () =>
	Object.fromEntries(
		readdirSync(path.join(__dirname, 'src/extras'))
			.map((name) => [name, `./src/extras/${name}/entry.ts`])
			.filter(([, entry]) => existsSync(path.join(__dirname, entry))),
	);

/** Pages without WordPress, by the flag `--env`: `npm run dev` and `npm run gallery -- --parts`. */
const PLAYGROUNDS = ['dev', 'parts'];

/** The bench's blank page. The source in the zip has no tests and builds without it. */
const FLOOR = './tests/bench/floor.tsx';

const OUTPUT = path.join(__dirname, 'php-stub/build');

const TEXTS_TO_TRANSLATE = path.join(OUTPUT, 'languages/dashboard-for-jetpack.pot');

/** The folder of the plugin's PHP: in the checkout, or around the source in a zip. */
const PLUGIN = [path.join(__dirname, 'php-stub'), path.dirname(__dirname)].find((folder) =>
	existsSync(path.join(folder, 'dashboard-for-jetpack.php')),
);

/**
 * Chunks that arrive while their screen is being drawn, and the chunk that has their styles: a stylesheet of their own would be applied to the whole page
 * when it arrives, which takes longer than to draw what it is for.
 */
const STYLES_IN = {
	stats: 'dashboard',
	'dashboard-cards': 'dashboard',
	'settings-traffic-late': 'settings-traffic',
};

/** A group for each chunk that takes in the styles of others: a style that several need would otherwise go to the first. */
const stylesOfLateChunks = () =>
	Object.fromEntries(
		Object.values(STYLES_IN).map((target) => [
			`styles-in-${target}`,
			{
				type: 'css/mini-extract',
				chunks: ({ name }) => STYLES_IN[name] === target,
				name: target,
				enforce: true,
			},
		]),
	);

/**
 * Chunks of what others share, each with the chunks that share it. What all of the first two have goes there, because everyone who fetches one of
 * these chunks needs it. The build lists the chunk with each of them in the table of routes, so the page preloads it.
 */
const SHARED = {
	registry: [
		...['settings', 'palette-commands', 'modules', 'tools', 'health'],
		...['after-save', 'late-acts', 'module-facts'],
	],
	acts: ['palette-acts', 'plugins-dialog'],
};

const sharedChunks = () =>
	Object.fromEntries(
		Object.entries(SHARED).map(([name, users]) => [
			name,
			{
				name,
				enforce: true,
				type: /^javascript/,
				chunks: (chunk) => users.includes(chunk.name),
				test: (module, { chunkGraph }) => {
					const chunks = [...chunkGraph.getModuleChunksIterable(module)];
					return users.slice(0, 2).every((user) => chunks.some((chunk) => chunk.name === user));
				},
			},
		]),
	);

/** A short name for the packages that some chunks share: webpack's own name lists them, in the script of the first visit. */
const nameOfShared = (_module, chunks) =>
	`shared-${createHash('md5')
		.update(
			chunks
				.map(({ name }) => name)
				.sort()
				.join(),
		)
		.digest('hex')
		.slice(0, 4)}`;

function styleRule(isDev, isModule) {
	return {
		test: isModule ? /\.module\.scss$/ : /(?<!\.module)\.s?css$/,
		sideEffects: true,
		use: [
			MiniCssExtractPlugin.loader,
			{
				loader: 'css-loader',
				options: isModule
					? {
							modules: {
								namedExport: false,
								...(isDev
									? { localIdentName: '[path]__[local]--[hash:base64:4]' }
									: { getLocalIdent: classNames(path.join(__dirname, 'src')) }),
							},
						}
					: {},
			},
			{ loader: 'sass-loader', options: { api: 'modern' } },
		],
	};
}

module.exports = (env = {}, argv = {}) => {
	const isDev = argv.mode === 'development';
	const playground = PLAYGROUNDS.find((name) => env[name]);
	const isPlayground = playground !== undefined;
	const texts = isDev || isPlayground ? undefined : new GatherTexts(TEXTS_TO_TRANSLATE, PLUGIN);
	// What writes the texts to translate does not create folders.
	mkdirSync(path.join(OUTPUT, 'languages'), { recursive: true });
	return {
		mode: isDev ? 'development' : 'production',
		devtool: isDev ? 'source-map' : false,
		entry: isPlayground
			? { [playground]: `./fixtures/${playground}/index.tsx` }
			: {
					// Only for the bench: it changes the ids of other modules, and the zip's source, which has no floor, must
					// build the same bytes.
					...(process.env.BENCH_FLOOR ? { floor: FLOOR } : {}),
					admin: './src/index.tsx',
					'plugins-screen': './src/plugins-screen.ts',
					...entriesOfExtras(),
				},
		output: {
			path: OUTPUT,
			filename: '[name].js',
			// One hash for all, because the first script has to list a hash for each chunk otherwise.
			chunkFilename: '[name].js?ver=[fullhash:8]',
			// Milliseconds after which a chunk that does not arrive is fetched again, and then reported.
			chunkLoadTimeout: 15_000,
			// Webpack bundles of several plugins share wp-admin's window.
			uniqueName: 'dashboardForJetpack',
			// Lets a site that requires Trusted Types load chunks; it has no effect on other sites.
			trustedTypes: { policyName: 'dashboard-for-jetpack', onPolicyCreationFailure: 'continue' },
			clean: isDev ? false : { keep: /^languages\// },
			// A picture must not be taken before a chunk is there.
			...(playground === 'parts' && { asyncChunks: false }),
		},
		resolve: {
			extensions: ['.tsx', '.ts', '.js'],
			alias: {
				'@': path.join(__dirname, 'src'),
				'#fixtures': path.join(__dirname, 'fixtures'),
				'#tests': path.join(__dirname, 'tests'),
			},
		},
		module: {
			rules: [
				{
					test: /\.tsx?$/,
					exclude: /node_modules/,
					use: {
						loader: 'babel-loader',
						options: texts ? { plugins: [texts.gather] } : {},
					},
				},
				styleRule(isDev, true),
				styleRule(isDev, false),
				{
					test: /\.(svg|png|webp)$/,
					type: 'asset/resource',
					generator: { filename: 'images/[name][ext]' },
				},
			],
		},
		cache: isPlayground && {
			type: 'filesystem',
			name: playground,
			cacheDirectory: path.join(__dirname, '.cache/webpack'),
			buildDependencies: { config: [__filename] },
			// The names of classes have the numbers of their stylesheets.
			version: listStyles(path.join(__dirname, 'src')).join(),
		},
		optimization: {
			minimize: !isDev,
			// Takes a fifth of the time of webpack's own minimizer, and its output is 1 % smaller.
			minimizer: [
				new MinimizerPlugin({
					minify: MinimizerPlugin.swcMinify,
					minimizerOptions: { compress: { passes: 2 }, mangle: true },
				}),
				new CssMinimizerPlugin(),
			],
			// Other code that screens share is duplicated: each shared chunk costs one more request.
			splitChunks: {
				chunks: 'async',
				minSize: 20000,
				cacheGroups: {
					default: false,
					...stylesOfLateChunks(),
					...sharedChunks(),
					defaultVendors: {
						minChunks: 2,
						test: /\/node_modules\//,
						priority: -10,
						name: nameOfShared,
					},
				},
			},
			chunkIds: 'named',
			// The shortest names for the modules that a first visit needs. All files of a build have one version, so stable names would keep nothing in a cache.
			moduleIds: 'size',
		},
		plugins: [
			// Chrome compiles the functions of a script with this comment while the script arrives, and not each one when it is first called: on a cold
			// visit that is a fifth of the time for which the first route blocks the page. Most of the other chunks' functions are never called.
			new BannerPlugin({
				banner: '//# allFunctionsCalledOnLoad',
				raw: true,
				include: /^admin\.js$/,
				stage: Compilation.PROCESS_ASSETS_STAGE_REPORT,
			}),
			new MiniCssExtractPlugin({
				filename: '[name].css',
				chunkFilename: '[name].css?ver=[fullhash:8]',
			}),
			...(isPlayground
				? []
				: [
						new DependencyExtractionPlugin({
							useDefaults: false,
							requestToExternal: (request) => HOST_SCRIPTS[request]?.[0],
							requestToHandle: (request) => HOST_SCRIPTS[request]?.[1],
						}),
						new ChunkTexts('dashboardForJetpackTexts'),
						new RetryChunks(),
						copyFixtures(path.join(__dirname, 'fixtures'), path.join(OUTPUT, 'fixtures')),
						emitJson({
							'routes.json': routesFrom(path.join(__dirname, 'src/extras/routes.ts')),
							'client-paths.json': clientPaths,
							'entries.json': entriesOf,
							'sources.json': sourcesBelow(__dirname),
							...serverTablesFrom(path.join(__dirname, 'src/domain/server-tables/index.ts')),
						}),
						...(texts ? [texts] : []),
					]),
		],
		performance: false,
		stats: 'errors-warnings',
		devServer: {
			host: '127.0.0.1',
			port: 9401,
			hot: true,
			historyApiFallback: true,
			// The service worker is shared.
			static: [...new Set([playground, 'dev'])]
				.filter(Boolean)
				.map((name) => ({ directory: path.join(__dirname, `fixtures/${name}/public`) })),
		},
	};
};
