import type { Client } from '@/api/client';
import { antiSpamApi } from '@/api/entities/anti-spam';
import { postsApi } from '@/api/entities/posts';
import { rewindApi } from '@/api/entities/rewind';
import { scanApi } from '@/api/entities/scan';
import { securityApi } from '@/api/entities/security';
import { siteApi } from '@/api/entities/site';
import { statsApi } from '@/api/entities/stats';
import { putScript, removeScript } from '../companion/support/database';
import { printedFor } from '../e2e/support/first-calls';
import { documentOf, printedGlobal } from '../e2e/support/page-data';
import { callRest, loadScenario } from '../e2e/support/rest';
import {
	age,
	askAll,
	CALLS,
	changeRow,
	KEPT,
	POSTS,
	type Printed,
	printedAnswers,
	printedCalls,
	readKept,
	readRow,
	REWIND,
	STATS,
} from './kept';
import { putMuPlugin, removeMuPlugin } from './mu-plugin';

const VAULTPRESS = 'jetpack/v4/module/vaultpress/data';
const AKISMET = 'jetpack/v4/module/akismet/data';
const MOST = CALLS.filter((call) => call !== VAULTPRESS && call !== AKISMET).sort();

beforeAll(putScript);
afterAll(removeScript);

/** What the app makes of an answer. */
const LOADS: Record<string, (client: Client) => Promise<unknown>> = {
	[REWIND]: (client) => rewindApi(client).load(),
	'jetpack/v4/scan': (client) => scanApi(client).load(),
	'jetpack/v4/module/stats/data?range=day': (client) => statsApi(client).load('day'),
	[AKISMET]: (client) => antiSpamApi(client).loadData(),
	[VAULTPRESS]: (client) => securityApi(client).loadVaultPress(),
	'jetpack/v4/site': (client) => siteApi(client).load(),
	'jetpack/v4/site/features': (client) => siteApi(client).loadFeatures(),
	'jetpack/v4/site/purchases': (client) => siteApi(client).loadPurchases(),
};

/** Only the number of a site's credentials matters. */
const count = (value: unknown) =>
	JSON.stringify(value, (name, part: unknown) =>
		name === 'credentials' && Array.isArray(part) ? part.length : part,
	);

async function decode(call: string, text: string): Promise<string> {
	const answers = (_path: string, read: (json: unknown) => unknown) => read(JSON.parse(text));
	return count(await LOADS[call]!({ getFromProvider: answers } as unknown as Client));
}

describe('the answers that the site keeps', () => {
	it.each(['complete', 'threats', 'vaultpress-threats', 'plan-expired'])(
		'lose nothing that the app reads: %s',
		async (scenario) => {
			await loadScenario(scenario);
			const lines = (await askAll()).filter(({ status }) => status === 200);
			const alone = await callRest('admin', `${VAULTPRESS}&_cacheBuster=1`);
			if (alone.status === 200) {
				lines.push({ call: VAULTPRESS, status: 200, body: JSON.stringify(alone.body) });
			}
			const printed = await printedAnswers();
			const known = lines.filter(({ call, body }) => call !== AKISMET || /^\d+$/.test(body));
			expect(Object.keys(printed).sort()).toEqual(known.map(({ call }) => call).sort());
			for (const { call, body } of known) {
				const { text, age, keeps } = printed[call]!;
				expect([call, await decode(call, text)]).toEqual([call, await decode(call, body)]);
				expect(keeps).toBe(KEPT[call]!.keeps * 1000);
				expect(age).toBeLessThan(30_000);
			}
		},
	);

	it('are those of calls that are asked as the site, to the letter', async () => {
		await loadScenario('complete');
		const others = [
			...[
				'rewind',
				'rewind&_fields=code',
				'module/stats/data&range=week',
				'module/stats/data',
				'settings',
			],
			...['site/activity', 'site/products', 'licensing/user/counts', 'intro-offers', 'plugins'],
		];
		for (const path of others) {
			expect((await callRest('admin', `jetpack/v4/${path}`)).status).toBe(200);
		}
		expect(await readKept()).toEqual([]);
		await callRest('admin', 'jetpack/v4/rewind&_cacheBuster=1&_locale=user');
		expect(await readKept()).toEqual([REWIND]);
	});

	it('are asked for by the page once they are old', async () => {
		await loadScenario('complete');
		const before = await printedFor('admin', '/dashboard');
		await askAll();
		expect(await printedCalls()).toEqual(MOST);
		const after = await printedFor('admin', '/dashboard');
		expect(after).toEqual(before?.filter((call) => !MOST.includes(call)));
		await changeRow((row) => void (row.since = 0));
		await age(60);
		const again = after?.concat(REWIND, 'jetpack/v4/scan');
		expect(await printedFor('admin', '/dashboard')).toEqual(again);
	});

	it.each(['backup-failing', 'cloud-refusing', 'cloud-not-json', 'stats-error'])(
		'are no failures, whatever their status: %s',
		async (scenario) => {
			await loadScenario('complete');
			await askAll();
			const { answers } = (await readRow())!;
			await loadScenario(scenario);
			const failed = (await askAll()).filter(({ body }) => /error|fail/i.test(body));
			expect(failed.length).toBeGreaterThan(0);
			expect(Object.keys(answers)).toEqual(expect.arrayContaining(failed.map(({ call }) => call)));
			expect(await readKept()).toEqual(expect.not.arrayContaining(failed.map(({ call }) => call)));
		},
	);

	it.each([
		['without a change', Infinity],
		['after a change that is younger', 60],
	])('are as old as Jetpack says, which keeps the stats itself, %s', async (_when, ago) => {
		await loadScenario('complete');
		await changeRow((row) => void (row.since = Math.max(0, Date.now() / 1000 - ago)));
		putMuPlugin(
			'cached',
			`<?php
add_filter( 'rest_post_dispatch', function ( $response ) {
	$data = json_decode( wp_json_encode( $response->get_data() ), true );
	if ( isset( $data['general'] ) ) {
		$data['general']['cached_at'] = time() - 120;
		$response->set_data( $data );
	}
	return $response;
} );`,
		);
		await askAll();
		removeMuPlugin('cached');
		const printed = await printedAnswers();
		const ages = [REWIND, STATS].map((call) => Math.floor((printed[call]?.age ?? 0) / 60_000));
		expect(ages).toEqual([0, 2]);
	});

	it('contain no field but those that the app reads, so no secret', async () => {
		await loadScenario('threats');
		const names = [
			...['access_token', 'secret', 'password', 'api_key', 'private_key', 'user_email', 'email'],
			...['ip_address', 'display_name', 'username', 'context', 'host', 'payment_name'],
		];
		putMuPlugin(
			'planter',
			`<?php
function plant( $value ) {
	if ( is_string( $value ) && is_array( json_decode( $value, true ) ) ) {
		return wp_json_encode( plant( json_decode( $value, true ) ) );
	}
	if ( ! is_array( $value ) ) {
		return $value;
	}
	$is_list = $value && array_values( $value ) === $value;
	return array_map( 'plant', $value ) + ( $is_list ? array() : array_fill_keys( ${JSON.stringify(names).replace('[', 'array(').replace(']', ')')}, 'planted' ) );
}
add_filter( 'rest_post_dispatch', function ( $response ) {
	$response->set_data( plant( json_decode( wp_json_encode( $response->get_data() ), true ) ) );
	return $response;
} );`,
		);
		try {
			const lines = await askAll();
			const planted = lines.filter(({ body }) => names.every((name) => body.includes(name)));
			expect(planted.length).toBeGreaterThan(4);
			const { answers } = (await readRow())!;
			expect(Object.keys(answers)).toEqual(expect.arrayContaining(planted.map(({ call }) => call)));
			expect(JSON.stringify(answers)).not.toContain('planted');
		} finally {
			removeMuPlugin('planter');
		}
	});
});

it.each(['admin', 'subscriber'] as const)(
	'the page has the posts of WordPress for %s',
	async (role) => {
		await loadScenario('complete');
		const { body } = await callRest('admin', 'wp/v2/posts', {
			title: 'Tea &amp; “cake”',
			status: 'publish',
		});
		const printed = printedGlobal(await documentOf(role), 'dashboardForJetpackAnswers');
		const { text, age: milliseconds } = (printed as Record<string, Printed>)[POSTS]!;
		const listed = await callRest(role, POSTS.replace('?', '&'));
		const read = async (answer: unknown) =>
			postsApi({
				list: (_path: string, decode: (json: unknown) => unknown) => decode(answer),
			} as unknown as Client).loadLatest();
		expect([await read(JSON.parse(text)), milliseconds]).toEqual([await read(listed.body), 0]);
		await callRest('admin', `wp/v2/posts/${(body as { id: number }).id}`, { status: 'draft' });
	},
);

it('a plugin that ends a call of the page itself leaves the page complete, without that answer', async () => {
	await loadScenario('complete');
	putMuPlugin(
		'ends-plugins',
		"<?php add_filter( 'rest_pre_dispatch', static function ( $r, $s, $q ) { if ( '/jetpack/v4/plugins' === $q->get_route() ) { exit; } return $r; }, 10, 3 );",
	);
	const html = await documentOf('admin').finally(() => removeMuPlugin('ends-plugins'));
	expect(html).toMatch(/getModules.*<\/html>\s*$/s);
	expect(printedGlobal(html, 'dashboardForJetpackAnswers')).not.toHaveProperty(
		'jetpack/v4/plugins',
	);
});
