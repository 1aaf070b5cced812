import apiFetch from '@wordpress/api-fetch';
import { SCENARIOS, PAGE_URL } from '#tests/support/fixtures';
import { coverOf } from '#tests/support/long';
import { createApi, decodePageData, type Api } from '@/api';
import type { PageData } from '@/domain/site/page-data';
import { requireSafeUrl } from '@/lib/safe-url';
import { printedPageData } from '../e2e/support/page-data';
import { callRest, loadScenario } from '../e2e/support/rest';
import { PAGE, SITE, type Role } from '../e2e/support/site';
import { readScenario } from '../fixtures/read-folder';
import { COMPARED_SCENARIOS } from '../e2e/worlds/compared';
import { EVERY_READ } from './calls/calls';
import { essenceOf } from './essence';
import { fixtureApiOf } from './fixture-client';
import { fixtureOf } from './fixtures';
import { putMuPlugin, removeMuPlugin } from './mu-plugin';
import { outcomeOf } from './outcome';

/** The part of the page data that must be the same in the plugin and the fixtures; names, dates and addresses may differ. */
function essenceOfPage(page: PageData) {
	const { connectionStatus, currentUser, modules, site } = page;
	return {
		connectionStatus: { ...connectionStatus, isPublic: true },
		currentUser: {
			username: currentUser.username,
			isConnected: currentUser.isConnected,
			isMaster: currentUser.isMaster,
			providerUserId: currentUser.providerUser?.id,
			permissions: currentUser.permissions,
		},
		modules: Object.fromEntries(
			Object.values(modules).map(({ module, activated, override }) => [
				module,
				{ activated, override },
			]),
		),
		site: {
			blogId: site.blogId,
			isAtomicPlatform: site.isAtomicPlatform,
			isMultisite: site.isMultisite,
			isDevVersion: site.isDevVersion,
			showPromotions: site.showPromotions,
			showBackups: site.showBackups,
			showRecommendations: site.showRecommendations,
			plan: site.plan.class,
			coupon: site.partner.coupon?.code,
			recommendations: site.recommendations,
			subscriptionTexts: site.subscriptionTexts,
		},
		settingKeys: Object.keys(page.settings).sort(),
	};
}

/** Runs about forty reads of a scenario in one request, because WordPress starts slowly; each gets the same response as alone. */
const READ_AT_ONCE = `<?php
add_action( 'rest_api_init', static function () {
	register_rest_route( 'reads/v1', 'run', array(
		'methods'             => 'POST',
		'permission_callback' => '__return_true',
		'callback'            => static function ( $asked ) {
			return array_map( static function ( $call ) {
				$request = new WP_REST_Request( $call['method'], $call['path'] );
				$request->set_query_params( $call['query'] );
				$request->set_header( 'content-type', 'application/json' );
				$request->set_body( $call['body'] );
				$response = rest_do_request( $request );
				$body     = wp_json_encode( rest_get_server()->response_to_data( $response, false ) );
				// An invalid status is not sent; PHP responds with 200 instead.
				$status   = $response->get_status() >= 100 ? $response->get_status() : 200;
				return array( $status, $body, (object) $response->get_headers() );
			}, $asked['calls'] );
		},
	) );
} );
`;

interface Asked {
	url: string;
	method?: string;
	body?: string;
}

type Answer = [status: number, json: string, headers: Record<string, string>];

/** The app's real client for a role; calls made in the same turn are sent to the site as one request. */
function apiAtOnceOf(role: Role): Api {
	let waiting: [Asked, (answer: Answer) => void][] = [];
	const send = async () => {
		const asked = waiting;
		waiting = [];
		const calls = asked.map(([{ url, method = 'GET', body = '' }]) => {
			const { rest_route: path, ...query } = Object.fromEntries(new URL(url).searchParams);
			return { path, query, method, body };
		});
		const { status, body } = await callRest(role, 'reads/v1/run', { calls });
		expect(status).toBe(200);
		const answers = body as Answer[];
		asked.forEach(([, done], index) => done(answers[index]!));
	};
	const ask = async (options: Asked) => {
		if (waiting.length === 0) {
			setTimeout(() => void send(), 0);
		}
		const [status, json, headers] = await new Promise<Answer>((done) =>
			waiting.push([options, done]),
		);
		const response = new Response(status === 204 ? null : json, {
			status,
			headers: { ...headers, 'content-type': 'application/json' },
		});
		if (!response.ok) {
			throw response;
		}
		return response;
	};
	apiFetch.setFetchHandler(ask as unknown as Parameters<typeof apiFetch.setFetchHandler>[0]);
	const root = `${SITE}/index.php?rest_route=/`;
	return createApi({
		root,
		nonce: 'of-each-request',
		adminUrl: requireSafeUrl(`${SITE}/wp-admin/`),
		userId: 1,
	});
}

/** The outcome of each call, or the data of a successful one. */
async function readAll(api: Api): Promise<Record<string, unknown>> {
	const read = async ({ name, run }: (typeof EVERY_READ)[number]) => {
		let value: unknown;
		const outcome = await outcomeOf(async () => {
			value = await run(api);
		});
		return [name, outcome === 'ok' ? essenceOf(name, value) : outcome];
	};
	return Object.fromEntries(await Promise.all(EVERY_READ.map(read)));
}

beforeAll(() => putMuPlugin('read-at-once', READ_AT_ONCE));
afterAll(() => removeMuPlugin('read-at-once'));

const isCompared = (scenario: string) => COMPARED_SCENARIOS.includes(scenario);

/** A plain run compares every piece and every user in at least one scenario, and also the reads if such a scenario is available. */
const SAMPLE = coverOf(SCENARIOS, (scenario) => {
	const { viewer, pieces } = readScenario(scenario);
	const parts = [viewer, ...pieces];
	return [...parts, ...(isCompared(scenario) ? parts.map((part) => `reads of ${part}`) : [])];
});

/** The scenario is loaded once for both tests, because loading takes most of the time. */
describe.each(SAMPLE)('the plugin and the fixtures agree', (scenario) => {
	const { world, pageData } = fixtureOf(scenario);

	beforeAll(() => loadScenario(scenario));

	it(`DATA-04, DATA-10 ${scenario}`, async () => {
		const printed = decodePageData(await printedPageData(world.viewer as Role), PAGE);
		expect(essenceOfPage(printed)).toEqual(essenceOfPage(decodePageData(pageData, PAGE_URL)));
	});

	// Only scenarios that the browser test site compares.
	if (isCompared(scenario)) {
		it(`all reads in ${scenario}`, async () => {
			// The fixtures first, because only the last fetch handler is active.
			const expected = await readAll(fixtureApiOf(world));
			const answered = await readAll(apiAtOnceOf(world.viewer as Role));
			expect(answered).toEqual(expected);
		});
	}
});

it('compares the answers of every scenario of the browser test site', () => {
	expect(COMPARED_SCENARIOS.filter((scenario) => !SCENARIOS.includes(scenario))).toEqual([]);
});
