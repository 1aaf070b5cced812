import type { Page, Request, Route } from 'playwright-core';
import { pageDataOf, type World } from '#fixtures/build';
import { serve } from '#fixtures/build/serve';
import { buildTestWorld, readFixture, type WorldOptions } from '#tests/support/fixtures';
import { FRESH_NONCE, isRestCall, pathOf } from './faults';
import { documentOf, printedGlobal } from './page-data';
import { patchData } from './patch';
import { SITE } from './site';

interface Kept {
	status: number;
	headers: Record<string, string>;
	body: Buffer;
}

/** Scripts, styles and pictures of the real page: the same for all files of a run, and slow where PHP delivers them. */
const kept = new Map<string, Kept>();

let original: Promise<string> | undefined;

/** What the document itself says of its site: the addresses under which it is answered. */
const ADDRESSES = ['WP_API_root', 'WP_API_nonce', 'adminUrl', 'pluginBaseUrl', 'rawUrl'];

async function replayFile(route: Route): Promise<void> {
	const url = route.request().url();
	const known = kept.get(url);
	if (known) {
		return route.fulfill(known);
	}
	const response = await route.fetch();
	const file = {
		status: response.status(),
		headers: response.headers(),
		body: await response.body(),
	};
	if (response.ok()) {
		kept.set(url, file);
	}
	return route.fulfill(file);
}

function printWorld(html: string, world: World): string {
	return patchData(html, (real) => ({
		...pageDataOf(world, readFixture, SITE),
		...Object.fromEntries(ADDRESSES.map((name) => [name, real[name]])),
	}));
}

const sentBy = (request: Request) =>
	JSON.parse(request.postData() || '{}') as Record<string, unknown>;

/** A site that is a world of the fixtures, for one page. */
export interface FixtureSite {
	world: World;
	/** Calls that the fixtures do not know. */
	unknown: string[];
	/** Whether who asks for a new nonce gets one. */
	hasSession: boolean;
	/** Becomes another world; the page has to be loaded again. */
	become: (options: WorldOptions) => void;
}

/**
 * Answers everything that a page asks its site: the one document that the real WordPress has printed, with the page data of a world in
 * it, and the REST API as the fixtures answer it. No PHP works for it but for the first load.
 */
export async function serveFixtures(page: Page): Promise<FixtureSite> {
	original ??= documentOf('admin');
	const html = await original;
	if (!printedGlobal(html, 'Initial_State')) {
		throw new Error('The page prints no data.');
	}
	const site: FixtureSite = {
		world: buildTestWorld(),
		unknown: [],
		hasSession: true,
		become(options) {
			site.world = buildTestWorld(options);
			site.unknown.length = 0;
		},
	};

	function answerRest(route: Route) {
		const request = route.request();
		const [method, path] = [request.method(), pathOf(request)];
		const query = new URL(request.url()).searchParams;
		const sent = method === 'GET' ? {} : sentBy(request);
		const reply = serve(site.world, readFixture, { method, path, query, sent });
		if (!reply) {
			site.unknown.push(`${method} ${path}`);
			return route.abort('connectionfailed');
		}
		return route.fulfill({
			status: reply.status,
			contentType: 'application/json',
			body: reply.status === 204 ? '' : reply.text,
		});
	}

	await page.route(
		(url) => url.origin === SITE,
		(route) => {
			const url = new URL(route.request().url());
			if (isRestCall(url)) {
				return answerRest(route);
			}
			if (url.pathname.endsWith('/wp-admin/admin.php')) {
				return route.fulfill({ contentType: 'text/html', body: printWorld(html, site.world) });
			}
			if (url.pathname.endsWith('/admin-ajax.php')) {
				const nonce = site.hasSession ? FRESH_NONCE : '0';
				return route.fulfill({ contentType: 'text/plain', body: nonce });
			}
			return replayFile(route);
		},
	);
	return site;
}
