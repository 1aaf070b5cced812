import { get } from 'node:http';
import { putScript, readRows, removeScript } from '../companion/support/database';
import { DASHBOARD, setOption, switchPlugin } from '../companion/support/site';
import { askTogether, printedFor } from '../e2e/support/first-calls';
import { withHost } from '../e2e/support/other-host';
import { printedPageData } from '../e2e/support/page-data';
import { callRest, loadScenario } from '../e2e/support/rest';
import { PAGE, SITE, type Role } from '../e2e/support/site';
import { headersOf } from './ajax';
import {
	age,
	askAll,
	changeRow,
	keptIn,
	printedAnswers,
	printedCalls,
	readKept,
	readRow,
	REWIND,
	ROW,
	STATS,
} from './kept';
import { putMeddler, removeMeddler } from './meddler';
import { putMuPlugin, removeMuPlugin } from './mu-plugin';

const DAY = 86_400;
const WEEK = 7 * DAY;
const PURCHASES = 'jetpack/v4/site/purchases';

/** Every answer that the site "complete" keeps, in the order of their names. */
let all: string[];

beforeAll(putScript);
beforeAll(putMeddler);
afterAll(removeMeddler);
afterAll(removeScript);
beforeEach(async () => {
	await loadScenario('complete');
	await askAll();
	all = await readKept();
	expect(all).toContain(REWIND);
});

const write =
	(path: string, data: object, role: Role = 'admin') =>
	() =>
		callRest(role, `jetpack/v4/${path}`, data);

async function connect() {
	const { registrationNonce } = await printedPageData('admin');
	return write('connection/register', { registration_nonce: registrationNonce })();
}

/** Opens the page by a name of the site, coming from another page. */
async function visitAs(host: string, referer: string): Promise<void> {
	const { cookie } = await headersOf('admin');
	await new Promise<void>((resolve) => {
		get(PAGE, { headers: { host, referer, cookie } }, (answer) =>
			answer.resume().once('end', resolve),
		);
	});
}

describe('the kept answers are forgotten', () => {
	it.each<[string, () => Promise<unknown>]>([
		['connecting', connect],
		['disconnecting', write('connection', { isActive: false })],
		['unlinking', write('connection/user', { linked: false })],
		['a license', write('licensing/attach-licenses', { licenses: ['jetpack-security_1'] })],
		['a module that is switched', write('module/stats/active', { active: false })],
		['a setting', write('settings', { wordpress_api_key: '' })],
		['a setting that is refused', write('settings', { wordpress_api_key: 'x', sharing: 1 })],
		['an installed plugin', write('plugins', { slug: 'akismet', status: 'active' })],
		['an answer to an identity crisis', write('identity-crisis/confirm-safe-mode', {})],
	])('with %s', async (_what, act) => {
		await act();
		expect(await readKept()).toEqual([]);
		expect(await printedCalls()).toEqual([]);
	});

	it.each<[string, string]>([
		['another owner', 'jetpack_options'],
		['another account', 'jetpack_private_options'],
		['another plan', 'jetpack_active_plan'],
		['a module that other code switches', 'jetpack_active_modules'],
		['an identity crisis', 'jetpack_sync_error_idc'],
		["Akismet's own key", 'wordpress_api_key'],
	])('with %s, whoever saves it', async (_what, name) => {
		const before = (await readRows())[name] ?? null;
		await setOption(name, name === 'jetpack_options' ? { master_user: 7 } : 'changed');
		try {
			expect(await printedCalls()).toEqual([]);
			await askAll([STATS]);
			expect(await readKept()).toEqual([STATS]);
		} finally {
			await setOption(name, before);
		}
	});

	it('with a new release of Jetpack, but not with what else is in its options', async () => {
		await setOption('jetpack_options', { version: '11.2:1' });
		await askAll();
		await setOption('jetpack_options', { version: '11.2:1', last_heartbeat: 1 });
		const same = await printedCalls();
		await setOption('jetpack_options', { version: '11.3:2', last_heartbeat: 1 });
		const updated = await printedCalls();
		await setOption('jetpack_options', null);
		expect([same, updated]).toEqual([all, []]);
	});

	it('not with what a person has seen, chosen or may not do', async () => {
		await callRest('admin', 'jetpack/v4/jitm', { id: 'a', feature_class: 'b' });
		await callRest('admin', 'jetpack/v4/tracking/settings', { tracks_opt_out: true });
		await callRest('subscriber', 'jetpack/v4/settings', { stats: false });
		await callRest('admin', 'wp/v2/posts', { title: 'A post' });
		expect(await printedCalls()).toEqual(all);
	});

	it('together with what was asked before, and arrives later', async () => {
		await withHost(
			(_request, response) =>
				void write('settings', { sharing: false })().then(() => response.end('{}')),
			async (port) => {
				const { cookie, ...nonce } = await headersOf('admin');
				const headers = { cookie: `${cookie}; host=${port}; meddle=wait@scan`, ...nonce };
				await (await askTogether([REWIND, 'jetpack/v4/scan'], headers)).text();
			},
		);
		expect(await readKept()).toEqual([]);
		await askAll();
		expect(await readKept()).toEqual(all);
	});

	it('only until the clock is set back', async () => {
		await changeRow((row) => void (row.since += DAY));
		await changeRow(({ answers }) => void delete answers[REWIND]);
		await askAll();
		expect(await printedCalls()).toEqual(all);
	});
});

describe('the kept answers of a page', () => {
	it.each<[Role, (kept: string[]) => string[]]>([
		['admin', (kept) => kept],
		['admin2', (kept) => kept],
		['editor', () => []],
		['subscriber', () => []],
	])('are those that this person may read and uses: %s', async (role, pick) => {
		expect(await printedCalls(role)).toEqual(pick(all));
	});

	it('are the stats for those who may see them', async () => {
		await write('settings', { roles: ['administrator', 'editor', 'subscriber'] })();
		await askAll();
		expect(await printedCalls('editor')).toEqual([STATS]);
		expect(await printedCalls('subscriber')).toEqual([STATS]);
	});

	it('are without those that the site’s own rules refuse', async () => {
		const refused = await printedAnswers('admin', { cookie: 'rule=refuse@rewind' });
		expect(Object.keys(refused).sort()).toEqual(all.filter((call) => call !== REWIND));
		expect(await printedAnswers('admin', { cookie: 'rule=refuse' })).toEqual({});
	});

	it('are printed without running the code of their routes', async () => {
		const printed = await printedAnswers('admin', { cookie: 'meddle=exit@rewind' });
		expect(printed[REWIND]?.text).toContain('active');
	});

	it('have their age, and are asked for again once they are older than their kind lasts', async () => {
		await age(120);
		const printed = await printedAnswers();
		expect(printed[REWIND]?.age).toBeGreaterThan(120_000);
		expect(printed[REWIND]?.age).toBeLessThan(150_000);
		expect(printed[REWIND]?.keeps).toBe(60_000);
		expect(await printedFor('admin', '/dashboard')).toContain(REWIND);
	});

	it('are old after a visit to another host, and keep their texts', async () => {
		const before = await printedAnswers();
		const isOldAfter = async (referer: string, host = new URL(SITE).host) => {
			await visitAs(host, referer);
			const after = await printedAnswers();
			expect(after[REWIND]?.text).toBe(before[REWIND]?.text);
			return Object.values(after).every((one) => one.age >= one.keeps);
		};
		expect(await isOldAfter(PAGE)).toBe(false);
		expect(await isOldAfter('http://proxy.test/wp-admin/', 'proxy.test')).toBe(false);
		expect(await isOldAfter('https://wordpress.com/checkout')).toBe(true);
		await askAll([REWIND]);
		const { [REWIND]: rewind, [STATS]: stats } = await printedAnswers();
		expect(rewind!.age).toBeLessThan(rewind!.keeps);
		expect(stats!.age).toBeGreaterThanOrEqual(stats!.keeps);
	});

	it('are none on a page without calls', async () => {
		await loadScenario('disconnected');
		await changeRow((row) => ({ ...row, answers: { [REWIND]: { at: 1, text: '{}' } } }));
		expect(await printedAnswers()).toEqual({});
	});
});

describe('the row', () => {
	it.each<[string, unknown]>([
		['nothing', null],
		['a cut text', '{"basis":"'],
		['no text', 7],
		['a list', '[1,2]'],
		['an object of PHP', { answers: { [REWIND]: { at: 1, text: 'x' } } }],
		['a map of nonsense', '{"basis":[],"since":"x","answers":{"jetpack/v4/rewind":7}}'],
	])('can be %s', async (_what, value) => {
		await setOption(ROW, value);
		expect(await printedAnswers()).toEqual({});
		await askAll();
		expect(await readKept()).toEqual(all);
	});

	it.each<[string, (row: { at: number; text: string }, name: string) => unknown]>([
		['older than a week', (one) => (one.at -= WEEK)],
		['of the future, after the clock was set back', (one) => (one.at += DAY)],
		['without a time', (one) => (one.at = 'x' as unknown as number)],
		['without a text', (one) => (one.text = null as unknown as string)],
	])('has no answer that is %s', async (_what, spoil) => {
		await changeRow((row) => void spoil(row.answers[REWIND]!, REWIND));
		expect(await printedCalls()).toEqual(all.filter((call) => call !== REWIND));
	});

	it('has no answer to a call that is not kept', async () => {
		const answer = { at: Date.now() / 1000 - 1, text: '"secret"' };
		await changeRow(({ answers }) => void (answers['jetpack/v4/settings'] = answer));
		expect(await printedCalls()).toEqual(all);
	});

	it('of another site’s database has no answer', async () => {
		const home = (await readRows()).home!;
		await changeRow((row) => ({ ...row, basis: row.basis.replace(/./g, 'a') }));
		expect(await printedCalls()).toEqual([]);
		await askAll();
		await setOption('home', `${home}/elsewhere`);
		const { cookie } = await headersOf('admin');
		const html = await (await fetch(PAGE, { headers: { cookie } })).text();
		await setOption('home', home);
		expect(keptIn(html)).toEqual({});
	});

	it.each([
		['keeps an old value', `wp_cache_set( '${ROW}', '{"since":0,"answers":{}}', 'options' );`],
		['has lost it', `wp_cache_set( 'notoptions', array( '${ROW}' => true ), 'options' );`],
	])('is read past an object cache that %s', async (_what, code) => {
		putMuPlugin('cache', `<?php add_action( 'plugins_loaded', function () { ${code} }, 0 );`);
		try {
			expect(await printedCalls()).toEqual(all);
			await write('settings', { sharing: false })();
			expect(await printedCalls()).toEqual([]);
			await askAll([STATS]);
			expect(await printedCalls()).toEqual([STATS]);
		} finally {
			removeMuPlugin('cache');
		}
	});

	it('is not written by what saves nothing: WP-CLI, an import or a measured page', async () => {
		await setOption(ROW, null);
		const names = ["define( 'WP_CLI', true );", "define( 'WP_IMPORTING', true );"];
		for (const code of [
			...names,
			'Dashboard_For_Jetpack\\Admin_Page\\Foreign_Code::save_nothing();',
		]) {
			putMuPlugin('saves-nothing', `<?php add_action( 'rest_api_init', function () { ${code} } );`);
			expect((await callRest('admin', `${REWIND}&_cacheBuster=1`)).status).toBe(200);
			removeMuPlugin('saves-nothing');
			expect(await readKept()).toEqual([]);
		}
	});

	it('goes when the plugin is deactivated', async () => {
		await switchPlugin(DASHBOARD, 'inactive');
		await switchPlugin(DASHBOARD, 'active');
		expect(await readRow()).toBeUndefined();
	});

	it('is at most 200 KB: the oldest answers go first', async () => {
		const long = 'x'.repeat(120 * 1024);
		await changeRow(({ answers }) => {
			answers[PURCHASES] = { at: answers[PURCHASES]!.at - 200, text: long };
			answers['jetpack/v4/site'] = { at: answers[PURCHASES]!.at - 300, text: long };
		});
		await age(61);
		await askAll([REWIND]);
		expect(await readKept()).toEqual(all.filter((call) => call !== 'jetpack/v4/site'));
	});

	it('is written once for several answers, and not again for the same', async () => {
		const before = (await readRows())[ROW];
		await askAll([REWIND, PURCHASES]);
		expect((await readRows())[ROW]).toBe(before);
	});
});
