import { startEchoServer } from '../../../bin/lib/beside/echo-server.mjs';
import { putScript, removeScript } from '../../companion/support/database';
import { DASHBOARD, switchPlugin } from '../../companion/support/site';
import { headersOf } from '../../contract/ajax';
import { CALLS, printedAnswers, readKept, readRow, ROW } from '../../contract/kept';
import { askTogether, FIRST_CALLS_SCRIPT } from '../../e2e/support/first-calls';
import { documentOf } from '../../e2e/support/page-data';
import { callRest } from '../../e2e/support/rest';
import { PAGE, type Role } from '../../e2e/support/site';
import { check, runStep, whileConnected } from './check';

/** Answers that every connected site has: Akismet and VaultPress aren't installed. */
const EXPECTED = CALLS.filter((call) => !/akismet|vaultpress/.test(call)).sort();

/** What Jetpack asks as the site, at the end of the provider's addresses. */
const OF_SITE = /\/sites\/\d+(\/(rewind|scan|features|purchases|stats))?(\?|$)|\/upgrades\?/;

/** Opens At a Glance as the browser does, up to the answers to its first calls; returns what the provider was asked about the site. */
async function visit(provider: Awaited<ReturnType<typeof startEchoServer>>) {
	provider.restart();
	const cookie = `provider_port=${provider.port}`;
	const html = await documentOf('admin', PAGE, cookie);
	const json = /({.*})\)/.exec(FIRST_CALLS_SCRIPT.exec(html)?.[1] ?? '')?.[1] ?? '{}';
	const calls = (JSON.parse(json) as Record<string, string[]>)['/dashboard'] ?? [];
	const session = await headersOf('admin');
	const headers = { ...session, cookie: `${session.cookie}; ${cookie}` };
	await (await askTogether(calls, headers)).text();
	return provider
		.exchanges()
		.map(({ cause }) => cause.split(' asks ')[1] ?? '')
		.filter((address) => OF_SITE.test(address));
}

const switchStats = async () => {
	await callRest('admin', 'jetpack/v4/settings', { stats: false });
	await callRest('admin', 'jetpack/v4/settings', { stats: true });
};

check('Kept answers', async (_findings, note) => {
	const provider = await startEchoServer(20);
	const print = async (role: Role) =>
		Object.keys(await printedAnswers(role))
			.sort()
			.join();
	putScript();
	try {
		await switchPlugin(DASHBOARD, 'inactive');
		await switchPlugin(DASHBOARD, 'active');
		await runStep({ step: 'forget' });
		const first = await visit(provider);
		note('the first visit asks the provider', first.length > 4, `only ${first.join()}`);
		note(
			'and keeps its answers',
			(await readKept()).join() === EXPECTED.join(),
			(await readKept()).join(),
		);
		const again = await visit(provider);
		note('the second visit asks nothing about the site', again.length === 0, again.join());
		for (const role of ['admin', 'editor', 'subscriber'] as const) {
			const expected = role === 'admin' ? EXPECTED.join() : '';
			const printed = await print(role);
			note(`${role}: the page has its answers`, printed === expected, printed);
		}
		await whileConnected('none', async () => {
			note('disconnected: none', (await print('admin')) === '', await print('admin'));
		});
		const acts: Record<string, () => Promise<unknown>> = {
			'a switched module': switchStats,
			'another owner': () => whileConnected('site', () => visit(provider).then(() => undefined)),
			'disconnecting by Jetpack': async () => {
				await callRest('admin', 'jetpack/v4/connection', { isActive: false });
				await runStep({ step: 'connect', state: 'user' });
			},
		};
		for (const [name, act] of Object.entries(acts)) {
			await visit(provider);
			await act();
			const left = await print('admin');
			note(`forgotten: ${name}`, left === '', left);
		}
		await visit(provider);
		const size = JSON.stringify(await readRow()).length;
		note(`${ROW} is small`, size < 20_000, `${size} bytes`);
	} finally {
		removeScript();
	}
});
