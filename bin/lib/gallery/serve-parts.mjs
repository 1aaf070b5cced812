import { createRequire } from 'node:module';
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { ensureDependencies } from '../dependencies.mjs';

/**
 * Builds the page of the parts, and serves it on a free port.
 *
 * @param {string} folder A checkout.
 * @return {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws {Error} One sentence if the checkout has no such page, or the first errors of the build.
 */
export async function serveParts(folder) {
	if (!existsSync(join(folder, 'fixtures/parts/index.tsx'))) {
		throw new Error('That commit has no fixtures/parts: name a later one.');
	}
	ensureDependencies(folder);
	const load = createRequire(join(folder, 'package.json'));
	/** @type {typeof import('webpack')} */
	const webpack = load('webpack');
	/** @type {typeof import('webpack-dev-server')} */
	const DevServer = load('webpack-dev-server');
	const { devServer, ...config } = load('./webpack.config.js')(
		{ parts: true },
		// In development, React reports even the errors that a boundary catches.
		{ mode: 'production' },
	);
	const compiler = webpack({
		...config,
		context: folder,
		optimization: { ...config.optimization, minimize: false },
		// A file that changes meanwhile must not show up in half of the pictures.
		watchOptions: { ignored: '**' },
		stats: 'none',
		infrastructureLogging: { level: 'warn' },
	});
	if (!compiler) {
		throw new Error('Webpack could not read webpack.config.js.');
	}
	/** @type {Promise<import('webpack').Stats>} */
	const built = new Promise((resolve) => compiler.hooks.done.tap('parts', resolve));
	const quiet = { hot: false, liveReload: false, client: false, watchFiles: [] };
	const server = new DevServer({ ...devServer, ...quiet, port: 'auto' }, compiler);
	await server.start();
	const stats = await built;
	if (stats.hasErrors()) {
		await server.stop();
		throw new Error(stats.toString({ all: false, errors: true }));
	}
	const address = server.server?.address();
	const port = address && typeof address === 'object' ? address.port : 0;
	return { url: `http://127.0.0.1:${port}`, stop: () => server.stop() };
}
