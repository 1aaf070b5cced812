import { createHandlers, HOME, pageDataOf } from '#fixtures/build';
import { createApi, decodePageData } from '@/api';
import type { MeasuredRequest } from '@/domain/site-check/visit';
import { createRouteCheck } from '@/domain/calls/server-routes';
import { type TracksProperties, createTracks } from '@/lib/tracks';
import { reloadForOtherUser } from '@/state/notices';
import type { Previewing } from '@/state/store/preview';
import { createStore } from '@/state/store/create-store';
import type { Browser, SaveExtra } from '@/state/store/types';
import { buildTestWorld, PAGE_URL, readFixture, type WorldOptions } from './fixtures';
import { server } from './server';

export const REST = `${HOME}/wp-json/jetpack/v4`;

export interface StoreOptions extends WorldOptions {
	saveExtras?: readonly SaveExtra[];
	/** Makes the store previewable, as in a development version. */
	previewing?: Previewing;
	/** Sends even the calls that the site lacks according to the page, so that a test notices who makes one. */
	sendsMissing?: boolean;
	/** Milliseconds after which a call times out. */
	timeout?: number;
	/** The answers to the page's own request, by their call below the root of the REST API. */
	firstAnswers?: Record<string, unknown>;
	/** The browser's stored values from earlier visits. */
	remembered?: Record<string, string>;
	/** What the site has kept of the provider's answers, by their call below the root of the REST API. */
	kept?: Record<string, { age?: number; keeps?: number; answer: unknown }>;
	/** When the page was printed, in milliseconds since 1970. */
	printedAt?: number;
}

function createTestBrowser({ remembered = {} }: StoreOptions): jest.Mocked<Browser> {
	const memory = new Map(Object.entries(remembered));
	return {
		navigate: jest.fn(),
		reload: jest.fn(),
		pagePath: jest.fn(() => 'admin.php?page=jetpack'),
		now: jest.fn(() => Date.UTC(2026, 0, 31)),
		remember: jest.fn((key, value) => void memory.set(key, value)),
		recall: jest.fn((key) => memory.get(key) ?? null),
		locks: jest.fn(() => undefined),
		copy: jest.fn((_text: string) => Promise.resolve()),
		showToCopy: jest.fn(),
		requests: jest.fn((): MeasuredRequest[] => []),
		openPopUp: jest.fn((_url): Window | null => null),
		onMessage: jest.fn((_listener) => () => undefined),
	};
}

/** The real store, thunks and client over a mock server that keeps what is saved; only the network is replaced. */
export function createTestStore(options: StoreOptions = {}) {
	const world = buildTestWorld(options);
	server.use(...createHandlers(world, readFixture, `${HOME}/wp-json/`));
	const printed = { ...pageDataOf(world, readFixture), ...options.pageData };
	const page = decodePageData(printed, PAGE_URL);
	const events: { name: string; properties: TracksProperties }[] = [];
	const tracks = createTracks((name, properties) => events.push({ name, properties }));
	const browser = createTestBrowser(options);
	const api = createApi({
		root: page.apiRoot,
		nonce: page.apiNonce,
		adminUrl: page.site.adminUrl,
		userId: page.currentUser.id,
		onOtherUser: () => store.dispatch(reloadForOtherUser()),
		timeout: options.timeout,
		findLack: options.sendsMissing
			? undefined
			: createRouteCheck(page.site.missingRoutes, page.site.currentVersion),
		now: options.kept && browser.now,
		printedAt: options.printedAt,
		keptAnswers: Object.fromEntries(
			Object.entries(options.kept ?? {}).map(([call, { age = 0, keeps = 60_000, answer }]) => [
				call,
				{ age, keeps, text: JSON.stringify(answer) },
			]),
		),
		firstCalls: Object.fromEntries(
			Object.entries(options.firstAnswers ?? {}).map(([call, answer]) => [
				call,
				{
					at: Date.now(),
					answer: Promise.resolve({ status: 200, text: JSON.stringify(answer) }),
				},
			]),
		),
	});
	const store = createStore(
		page,
		{ api, tracks, browser, saveExtras: options.saveExtras ?? [] },
		options.previewing,
	);
	return {
		store,
		world,
		page,
		events,
		browser,
		api,
		tracks,
	};
}

export type TestStore = ReturnType<typeof createTestStore>;
