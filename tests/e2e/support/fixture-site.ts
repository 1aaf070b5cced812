import type { Page } from 'playwright-core';
import { pageDataOf, type World } from '#fixtures/build';
import type { Reply } from '#fixtures/build/reply';
import { listOf } from '#fixtures/build/content';
import { serve } from '#fixtures/build/serve';
import { currentUserOf } from '#fixtures/build/users';
import { buildTestWorld, readFixture, type WorldOptions } from '#tests/support/fixtures';
import { isRestCall, pathOf } from './faults';
import { answerCalls, type Call, type CallRequest } from './interception';
import { documentOf, printedGlobal, RIGHT_TO_LEFT } from './page-data';
import { patchData } from './patch';
import { PAGE, SITE } from './site';

export interface DocumentLook {
	isRightToLeft?: boolean;
	/** The language in which the site prints the document for now; "" for English. */
	language?: string;
	patch?: (html: string) => string;
}

export interface Disguise {
	/** The page data, or the text to print instead. */
	page?: (data: Record<string, unknown>) => unknown;
	answer?: (reply: Reply, asked: { method: string; path: string }) => Reply;
}

const originals = new Map<string, Promise<string>>();

function fetchOriginal(isRightToLeft: boolean, language: string) {
	const key = `${isRightToLeft} ${language}`;
	const original =
		originals.get(key) ??
		documentOf(
			'admin',
			PAGE,
			isRightToLeft ? `${RIGHT_TO_LEFT.name}=${RIGHT_TO_LEFT.value}` : '',
		).then(
			// The posts of the real site were written today.
			(html) => html.replace('dashboardForJetpackAnswers', 'answersOfTheRealSite'),
		);
	originals.set(key, original);
	return original;
}

/** Page data of the real site that is kept, because its addresses are used. */
const ADDRESSES = ['WP_API_root', 'WP_API_nonce', 'adminUrl', 'pluginBaseUrl', 'rawUrl'];

function printWorld(html: string, { world, pageData, disguise }: FixtureSite): string {
	const { page = (data) => data } = disguise;
	return patchData(html, (real) =>
		page({
			...pageDataOf(world, readFixture, SITE),
			...pageData,
			...Object.fromEntries(ADDRESSES.map((name) => [name, real[name]])),
		}),
	);
}

/** Answered by the site, which has the language packs. */
const TEXTS_ACTION = 'dashboard_for_jetpack_texts';
const RECORD_ACTION = 'dashboard_for_jetpack_record';

/** The answer of a site that keeps no record of changes. */
const NO_RECORD = JSON.stringify({ isOn: false, entries: [] });

const sentBy = (request: CallRequest) =>
	JSON.parse(request.postData() || '{}') as Record<string, unknown>;

/** A site served from a scenario of the fixtures, for one page. */
export interface FixtureSite {
	world: World;
	/** Merged over the scenario's page data. */
	pageData: Record<string, unknown>;
	/** Calls without an answer in the fixtures. */
	unknown: string[];
	/** Whether the site returns a new nonce on request. */
	hasSession: boolean;
	disguise: Disguise;
	/** Switches to another scenario; the page has to be loaded again. */
	become: (options: WorldOptions) => void;
}

/**
 * Answers all requests of a page to its site: the document that the real WordPress has printed, with the page data of a
 * scenario, and the REST API from the fixtures. PHP runs only for the first load.
 */
export async function serveFixtures(
	page: Page,
	{ isRightToLeft = false, language = '', patch = (html) => html }: DocumentLook = {},
): Promise<FixtureSite> {
	const html = patch(await fetchOriginal(isRightToLeft, language));
	if (!printedGlobal(html, 'Initial_State')) {
		throw new Error('The page prints no data.');
	}
	const site: FixtureSite = {
		world: buildTestWorld(),
		pageData: {},
		unknown: [],
		hasSession: true,
		disguise: {},
		become(options) {
			site.world = buildTestWorld(options);
			site.pageData = options.pageData ?? {};
			site.unknown.length = 0;
		},
	};

	function answerRest(call: Call) {
		const request = call.request();
		const [method, path] = [request.method(), pathOf(request)];
		const query = new URL(request.url()).searchParams;
		const sent = method === 'GET' ? {} : sentBy(request);
		const served = serve(site.world, readFixture, { method, path, query, sent });
		if (!served) {
			site.unknown.push(`${method} ${path}`);
			return call.abort();
		}
		const reply = site.disguise.answer?.(served, { method, path }) ?? served;
		return call.fulfill({
			status: reply.status,
			contentType: 'application/json',
			body: reply.status === 204 ? '' : reply.text,
		});
	}

	await answerCalls(
		page,
		(url) => url.origin === SITE,
		(call) => {
			const url = new URL(call.request().url());
			if (isRestCall(url)) {
				return answerRest(call);
			}
			if (url.pathname.endsWith('/wp-admin/admin.php')) {
				return call.fulfill({ contentType: 'text/html', body: printWorld(html, site) });
			}
			if (pathOf(call.request()).endsWith('/wp/v2/users/me')) {
				return call.fulfill({
					contentType: 'application/json',
					body: JSON.stringify({ id: currentUserOf(site.world).id }),
				});
			}
			const [, kind = ''] = /\/wp\/v2\/(\w+)$/.exec(pathOf(call.request())) ?? [];
			const list = listOf(site.world, kind, url.searchParams);
			if (list) {
				return call.fulfill({
					contentType: 'application/json',
					body: JSON.stringify(list),
				});
			}
			if (url.searchParams.get('action') === RECORD_ACTION) {
				return call.fulfill({ contentType: 'application/json', body: NO_RECORD });
			}
			const isTextsCall = url.searchParams.get('action') === TEXTS_ACTION;
			if (url.pathname.endsWith('/admin-ajax.php') && !isTextsCall) {
				return call.fulfill({ body: site.hasSession ? 'renewed123' : '0' });
			}
			return call.fallback();
		},
	);
	return site;
}
