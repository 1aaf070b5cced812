import type { Page, Request } from 'playwright-core';
import type { WorldOptions } from '#tests/support/fixtures';
import { openPage } from './browser';
import { CONTAINER, watchNetwork } from './dashboard';
import { pathOf } from './faults';
import { serveFixtures } from './fixture-site';
import { answerCalls } from './interception';
import { PAGE } from './site';

/** The end of an address of the app, such as `#/setup` or `&showCouponRedemption=1#/dashboard`. */
export type Address = string;

export interface FreshDocuments {
	/**
	 * Opens each address in a new document, as a link from elsewhere does.
	 *
	 * @return Each document's requests other than GET, with the keys of the body: `[ '#/setup: POST connection/register from' ]`.
	 */
	open: (world: WorldOptions, addresses: readonly Address[]) => Promise<string[]>;
}

const HOST = `${PAGE}&host`;
const OURS =
	/id="((react|react-dom|react-jsx-runtime|wp-[a-z0-9-]+|dashboard-for-jetpack)-js|dashboard-for-jetpack-data)/;
const SIDE_BY_SIDE = 24;

/** Keeps only the app, its data and its libraries, because a document without the rest of wp-admin loads in a third of the time. */
function keepOurs(html: string): string {
	const scripts = (html.match(/<script[^>]*>[^]*?<\/script>/g) ?? []).filter(
		(script) => OURS.test(script) && !/id="wp-auth-check/.test(script),
	);
	return `<!doctype html><html lang="en-US"><head><title>Jetpack</title></head>
		<body><div id="wpbody-content"><div id="jp-plugin-container"></div></div>${scripts.join('')}</body></html>`;
}

const frameOf = (request: Request) => {
	const asked = new URL(request.frame().url()).searchParams.get('frame');
	return asked === null ? undefined : Number(asked);
};

function keysOf(body: string | null): string {
	try {
		return Object.keys(JSON.parse(body ?? '{}') as object).join();
	} catch {
		return 'unreadable';
	}
}

const describe = (request: Request) =>
	`${request.method()} ${pathOf(request)} ${keysOf(request.postData())}`.trim();

/** Adds frames to the page, and waits until the app has rendered in each of them or left it. */
const fill = (page: Page, sources: string[]) =>
	page.evaluate(
		async ([urls, title]) => {
			const frames = urls.map((src) => Object.assign(document.createElement('iframe'), { src }));
			document.body.replaceChildren(...frames);
			const isRendered = ({ contentDocument }: HTMLIFrameElement) =>
				!contentDocument || contentDocument.querySelector(title) !== null;
			const until = Date.now() + 20_000;
			while (!frames.every(isRendered)) {
				if (Date.now() > until) {
					throw new Error(
						`Not rendered: ${frames.filter((one) => !isRendered(one)).map(({ src }) => src)}`,
					);
				}
				await new Promise((resolve) => setTimeout(resolve, 20));
			}
		},
		[sources, `${CONTAINER} [data-screen-title]`] as const,
	);

/** Opens a page of frames, each a document with its own memory, which gives many new pages in the time of a few loads. */
export async function openFreshDocuments(): Promise<FreshDocuments> {
	const { page } = await openPage('admin', { width: 1200 });
	const site = await serveFixtures(page, { patch: keepOurs });
	await answerCalls(
		page,
		(url) => url.searchParams.has('host'),
		(call) => call.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' }),
	);
	const settle = watchNetwork(page);
	const sent: { frame: number | undefined; call: string }[] = [];
	page.on('request', (request) => {
		if (request.method() !== 'GET') {
			sent.push({ frame: frameOf(request), call: describe(request) });
		}
	});
	await page.goto(HOST);

	return {
		async open(world, addresses) {
			site.become(world);
			sent.length = 0;
			for (let first = 0; first < addresses.length; first += SIDE_BY_SIDE) {
				const batch = addresses.slice(first, first + SIDE_BY_SIDE);
				const sources = batch.map((address, place) => {
					const [query = '', hash = ''] = address.split('#');
					return `${PAGE}${query}&frame=${first + place}#${hash}`;
				});
				await fill(page, sources);
				await settle();
			}
			return sent
				.map(({ frame, call }) => `${addresses[frame ?? -1] ?? 'unknown'}: ${call}`)
				.sort();
		},
	};
}
