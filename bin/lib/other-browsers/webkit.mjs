/* Drives WebKit through WebDriver, with the part of puppeteer's interface that run.mjs and screen.mjs use. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endGroup } from '../end-group.mjs';
import { freePort } from '../ports.mjs';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const PATIENCE = 15_000;
const POLLING = 100;
/** WebDriver's name for the id of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** WebDriver's codes of keys. */
const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };
const COLLECTOR = readFileSync(fileURLToPath(new URL('./collector.js', import.meta.url)), 'utf8');

/** @typedef {(method: string, path: string, body?: object) => Promise<any>} Send */
/** @typedef {{ method: string, url: string, ok: boolean }} Answer */

/**
 * Makes every admin page of the site record its errors and requests.
 *
 * @param {string} dataDir
 */
function addCollector(dataDir) {
	const folder = join(dataDir, 'wordpress/wp-content/mu-plugins');
	mkdirSync(folder, { recursive: true });
	writeFileSync(
		join(folder, 'collector.php'),
		`<?php add_action( 'admin_enqueue_scripts', function () { echo '<script>' . file_get_contents( __DIR__ . '/collector.js' ) . '</script>'; }, -1000 );`,
	);
	writeFileSync(join(folder, 'collector.js'), COLLECTOR);
}

/** @param {string} address */
async function untilListening(address) {
	const end = Date.now() + PATIENCE;
	while (!(await fetch(`${address}/status`).catch(() => undefined))) {
		if (Date.now() > end) {
			throw new Error('WebKitWebDriver did not start.');
		}
		await sleep(POLLING);
	}
}

/**
 * @param {string} address
 * @return {Send}
 */
const sender = (address) => async (method, path, body) => {
	const response = await fetch(`${address}${path}`, {
		method,
		...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
	});
	const { value } = await response.json();
	if (!response.ok) {
		throw new Error(`${value.error}: ${value.message}`);
	}
	return value;
};

/**
 * @template T
 * @param {() => Promise<T>} read
 * @param {number}           timeout
 * @param {string}           what
 */
async function poll(read, timeout, what) {
	const end = Date.now() + timeout;
	for (;;) {
		const found = await read();
		if (found) {
			return found;
		}
		if (Date.now() > end) {
			throw new Error(what);
		}
		await sleep(POLLING);
	}
}

/** @param {Send} send Within a session. */
function createPage(send) {
	/** @type {Record<string, ((value: any) => void)[]>} */
	const listeners = {};
	const run = (/** @type {Function | string} */ code, /** @type {unknown[]} */ args) =>
		send('POST', '/execute/sync', {
			script: typeof code === 'string' ? code : `return (${code}).apply(null, arguments);`,
			args,
		});
	/** @param {string} text */
	const pressAll = (text) =>
		send('POST', '/actions', {
			actions: [
				{
					type: 'key',
					id: 'keyboard',
					actions: [...text].flatMap((value) => [
						{ type: 'keyDown', value },
						{ type: 'keyUp', value },
					]),
				},
			],
		});
	/** @param {any} reference */
	const handleOf = (reference) => {
		const handle = {
			asElement: () => handle,
			isVisible: () =>
				run((/** @type {Element} */ element) => element.checkVisibility(), [reference]),
			click: () => send('POST', `/element/${reference[ELEMENT]}/click`),
			evaluate: (/** @type {Function} */ code) => run(code, [reference]),
			focus: () => run((/** @type {HTMLElement} */ element) => element.focus(), [reference]),
			// Sent as keys, because WebDriver's own text command drops the selection that the text should replace.
			type: async (/** @type {string} */ text) => {
				await handle.focus();
				await pressAll(text);
			},
		};
		return handle;
	};
	/** @param {any} reference */
	const wrap = (reference) => (reference ? handleOf(reference) : null);
	const find = (/** @type {string} */ selector) =>
		run((/** @type {string} */ wanted) => document.querySelector(wanted), [selector]);
	const collected = () => run(() => window.collected ?? null, []);
	/** Errors of the document that is about to be left. */
	const reportErrors = async () => {
		const { errors = [] } = (await collected().catch(() => null)) ?? {};
		errors.forEach((/** @type {string} */ text) =>
			(listeners.console ?? []).forEach((listener) =>
				listener({ type: () => 'error', text: () => text }),
			),
		);
		await run(() => void window.collected?.errors.splice(0), []).catch(() => undefined);
	};
	const page = {
		on: (/** @type {string} */ event, /** @type {(value: any) => void} */ listener) => {
			(listeners[event] ??= []).push(listener);
		},
		goto: async (/** @type {string} */ url) => {
			await reportErrors();
			await send('POST', '/url', { url });
		},
		reload: async () => {
			await reportErrors();
			await send('POST', '/refresh');
		},
		evaluate: (/** @type {Function | string} */ code, /** @type {unknown[]} */ ...args) =>
			run(code, args),
		evaluateHandle: async (/** @type {Function} */ code, /** @type {unknown[]} */ ...args) => {
			const reference = await run(code, args);
			return { asElement: () => wrap(reference) };
		},
		$: async (/** @type {string} */ selector) => wrap(await find(selector)),
		$$: (/** @type {string} */ selector) =>
			run((/** @type {string} */ wanted) => [...document.querySelectorAll(wanted)], [selector]),
		$eval: async (/** @type {string} */ selector, /** @type {Function} */ code) =>
			run(code, [await find(selector)]),
		$$eval: async (/** @type {string} */ selector, /** @type {Function} */ code) =>
			run(code, [await page.$$(selector)]),
		type: async (/** @type {string} */ selector, /** @type {string} */ text) =>
			(await page.$(selector))?.type(text),
		click: async (/** @type {string} */ selector) => (await page.$(selector))?.click(),
		waitForNavigation: () => sleep(2 * POLLING),
		waitForNetworkIdle: async ({ idleTime = 0, timeout = PATIENCE }) => {
			await poll(
				() =>
					run(
						(/** @type {number} */ quiet) =>
							window.collected.pending === 0 && Date.now() - window.collected.changedAt > quiet,
						[idleTime],
					),
				timeout,
				'The requests did not end.',
			);
			await reportErrors();
		},
		waitForResponse: async (
			/** @type {(response: object) => boolean} */ matches,
			/** @type {{ timeout: number }} */ { timeout },
		) => {
			const { length } = (await collected()).responses;
			return poll(
				async () =>
					/** @type {Answer[]} */ ((await collected()).responses)
						.slice(length)
						.find(({ method, url, ok }) =>
							matches({ request: () => ({ method: () => method }), url: () => url, ok: () => ok }),
						),
				timeout,
				'The site did not save.',
			);
		},
		setViewport: (/** @type {{ width: number, height: number }} */ { width, height }) =>
			send('POST', '/window/rect', { width, height }),
		keyboard: {
			press: (/** @type {keyof typeof KEYS} */ key) => pressAll(KEYS[key]),
		},
		close: reportErrors,
	};
	return page;
}

/**
 * Starts WebKitGTK's small browser on a virtual screen, which it needs because it always has a window.
 *
 * @param {{ path: string, dataDir: string }} program `path`: of MiniBrowser. `dataDir`: of the site.
 */
export async function launchWebKit({ path, dataDir }) {
	if (![DRIVER, SCREEN].every(existsSync)) {
		throw new Error(
			'This needs WebKitWebDriver and Xvfb: install them (`apt-get install webkit2gtk-driver xvfb`).',
		);
	}
	addCollector(dataDir);
	const display = `:${90 + (process.pid % 100)}`;
	const screen = spawn(SCREEN, [display, '-screen', '0', '1400x1000x24'], {
		detached: true,
		stdio: 'ignore',
	});
	const port = await freePort();
	const driver = spawn(DRIVER, [`--port=${port}`], {
		detached: true,
		stdio: 'ignore',
		env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
	});
	const stop = () => Promise.all([endGroup(driver), endGroup(screen)]);
	try {
		const address = `http://127.0.0.1:${port}`;
		await untilListening(address);
		const { sessionId, capabilities } = await sender(address)('POST', '/session', {
			capabilities: {
				alwaysMatch: {
					unhandledPromptBehavior: 'accept',
					pageLoadStrategy: 'normal',
					'webkitgtk:browserOptions': { binary: path, args: ['--automation'] },
				},
			},
		});
		const send = sender(`${address}/session/${sessionId}`);
		// WebDriver has only one current window.
		return {
			version: async () => String(capabilities.browserVersion),
			newPage: async () => createPage(send),
			close: async () => {
				await send('DELETE', '').catch(() => undefined);
				await stop();
			},
		};
	} catch (error) {
		await stop();
		throw error;
	}
}
