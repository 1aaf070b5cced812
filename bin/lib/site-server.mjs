import { createReadStream, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join, relative, resolve, sep } from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
	'.css': 'text/css; charset=utf-8',
	'.gif': 'image/gif',
	'.html': 'text/html; charset=utf-8',
	'.ico': 'image/x-icon',
	'.jpg': 'image/jpeg',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json',
	'.map': 'application/json',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.ttf': 'font/ttf',
	'.webp': 'image/webp',
	'.woff': 'font/woff',
	'.woff2': 'font/woff2',
};

/**
 * File behind a URL, if it is public: no PHP, no hidden file, no file outside the folder.
 *
 * @param {string} folder
 * @param {string} url
 */
function publicFile(folder, url) {
	let path;
	try {
		path = resolve(folder, `.${decodeURIComponent(new URL(url, 'http://site').pathname)}`);
	} catch {
		return undefined;
	}
	const isHidden = `${sep}${relative(folder, path)}`.includes(`${sep}.`);
	if (!path.startsWith(folder + sep) || !(extname(path) in TYPES) || isHidden) {
		return undefined;
	}
	const stat = statSync(path, { throwIfNoEntry: false });
	return stat?.isFile() ? { path, stat } : undefined;
}

/**
 * @typedef {import('node:http').IncomingMessage} Incoming
 * @typedef {import('node:http').ServerResponse}  Outgoing
 */

/**
 * @param {Incoming}                                         req
 * @param {Outgoing}                                         res
 * @param {NonNullable<ReturnType<typeof publicFile>>} file
 */
function sendFile(req, res, { path, stat }) {
	const tag = `"${stat.size.toString(36)}-${Math.round(stat.mtimeMs).toString(36)}"`;
	const headers = {
		'content-type': TYPES[extname(path)],
		etag: tag,
		// The content of a versioned URL never changes.
		'cache-control': req.url?.includes('ver=') ? 'public, max-age=31536000' : 'no-cache',
	};
	if (req.headers['if-none-match'] === tag) {
		res.writeHead(304, headers).end();
		return;
	}
	res.writeHead(200, { ...headers, 'content-length': stat.size });
	if (req.method === 'HEAD') {
		res.end();
	} else {
		createReadStream(path)
			.on('error', () => res.destroy())
			.pipe(res);
	}
}

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
 * Finds the file for a request. Of the plugin, only its bundle is public, served from its own folder.
 *
 * @param {{ folder: string, plugin: string }} site
 * @param {Incoming}                           req
 */
function askedFile({ folder, plugin }, { method, url: asked = '/' }) {
	if (method !== 'GET' && method !== 'HEAD') {
		return undefined;
	}
	const url = withoutSite(asked);
	if (!url.startsWith(PLUGIN)) {
		return publicFile(folder, url);
	}
	const [bundle = ''] = url.slice(PLUGIN.length).split('/');
	return bundle === 'build'
		? publicFile(join(plugin, bundle), url.slice(PLUGIN.length + bundle.length))
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
export function startSiteServer({ folder, plugin, port, phpPort, workers = Infinity }) {
	const takeTurn = createTurns(workers);
	const server = createServer((req, res) => {
		const file = askedFile({ folder, plugin }, req);
		if (file) {
			sendFile(req, res, file);
		} else {
			// The client may have left meanwhile.
			takeTurn((end) => (res.destroyed ? end() : forward(req, res, phpPort, end)));
		}
	});
	return new Promise((done, failed) => {
		server.once('error', failed);
		server.listen({ port, host: '127.0.0.1' }, () => done(server));
	});
}
