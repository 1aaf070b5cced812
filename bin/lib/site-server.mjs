import { createServer, request } from 'node:http';
import { join } from 'node:path';

/**
 * @typedef {import('node:http').IncomingMessage} Incoming
 * @typedef {import('node:http').ServerResponse}  Outgoing
 */

/** What the server itself may send; all else, PHP included, is for PHP. */
const PUBLIC = /\.(css|gif|html|ico|jpg|js|json|map|png|svg|ttf|webp|woff2?)$/;

/**
 * Limits how many tasks run at once; the others wait in order.
 *
 * @param {number} most
 * @return {(task: (end: () => void) => void) => void} Starts a task in its turn. The task calls `end` when it is done.
 */
function createTurns(most) {
	let running = 0;
	/** @type {((end: () => void) => void)[]} */
	const waiting = [];
	const next = () => {
		while (running < most && waiting.length > 0) {
			running += 1;
			waiting.shift()?.(() => {
				running -= 1;
				next();
			});
		}
	};
	return (task) => {
		waiting.push(task);
		next();
	};
}

/**
 * @param {Incoming}   req
 * @param {Outgoing}   res
 * @param {number}     port  Port of PHP.
 * @param {() => void} onEnd Called when PHP has ended.
 */
function forward(req, res, port, onEnd) {
	const upstream = request(
		{
			host: '127.0.0.1',
			port,
			method: req.method,
			path: req.url,
			headers: { ...req.headers, connection: 'close' },
		},
		(answer) => {
			res.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(res);
		},
	);
	upstream.on('error', () => {
		if (res.headersSent) {
			res.destroy();
		} else {
			res.writeHead(502, { 'content-type': 'text/plain' }).end('PHP did not answer.\n');
		}
	});
	upstream.on('close', onEnd);
	res.on('close', () => upstream.destroy());
	req.pipe(upstream);
}

const PLUGIN = '/wp-content/plugins/dashboard-for-jetpack/';

/** A site in a sub-directory of a network has the files of WordPress below its own path. */
const withoutSite = (/** @type {string} */ url) =>
	url.replace(/^\/(?!wp-)[\w-]+(?=\/wp-(?:admin|content|includes)\/)/, '');

/**
 * The file that a request may be for. Of the plugin, only its bundle is public, served from its own folder.
 *
 * @param {{ folder: string, plugin: string }} site
 * @param {Incoming}                           req
 * @return {{ root: string, path: string } | undefined}
 */
function askedFile({ folder, plugin }, { method, url = '/' }) {
	const [path] = withoutSite(url).split('?');
	if ((method !== 'GET' && method !== 'HEAD') || !PUBLIC.test(path)) {
		return undefined;
	}
	if (!path.startsWith(PLUGIN)) {
		return { root: folder, path };
	}
	const inPlugin = path.slice(PLUGIN.length);
	return inPlugin.startsWith('build/')
		? { root: join(plugin, 'build'), path: inPlugin.slice('build'.length) }
		: undefined;
}

/**
 * Serves the public URL: files from the folder, all other requests by PHP. Serving the hundred files of an admin page
 * from Node makes WebAssembly fast enough.
 *
 * @param {{ folder: string, plugin: string, port: number, phpPort: number, workers?: number }} site
 *        `workers`: the most requests that PHP serves at once, because its own server has one process or at least three.
 * @return {Promise<import('node:http').Server>}
 */
export async function startSiteServer({ folder, plugin, port, phpPort, workers = Infinity }) {
	// Imported late, because the packages may not be installed before.
	const { default: send } = await import('send');
	const takeTurn = createTurns(workers);
	const server = createServer((req, res) => {
		const askPhp = () =>
			// The client may have left meanwhile.
			takeTurn((end) => (res.destroyed ? end() : forward(req, res, phpPort, end)));
		const file = askedFile({ folder, plugin }, req);
		if (!file) {
			askPhp();
			return;
		}
		// The content of a versioned URL never changes.
		const cache = req.url?.includes('ver=') ? 'public, max-age=31536000' : 'no-cache';
		send(req, file.path, { root: file.root, dotfiles: 'ignore', index: false, cacheControl: false })
			.on('headers', () => res.setHeader('cache-control', cache))
			.on('error', askPhp)
			.pipe(res);
	});
	return new Promise((done, failed) => {
		server.once('error', failed);
		server.listen({ port, host: '127.0.0.1' }, () => done(server));
	});
}
