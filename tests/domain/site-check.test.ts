import { buildReport, checkSite } from '@/domain/site-check';
import type { SiteReply } from '@/domain/site-check/answer';
import type { SiteCheckFacts, SitePage, SiteReplies } from '@/domain/site-check/facts';
import {
	answer,
	CONNECTION,
	NOW,
	OFFLINE_MODE,
	PAGE,
	plugin,
	REPLIES,
	WORD,
} from './site-check/answers';

const refusal = (status: number, code: string, message = 'No.') =>
	answer({ code, message, data: { status } }, { status });

const NO_ANSWER: SiteReply = { kind: 'none', reason: 'network' };
const TIMEOUT: SiteReply = { kind: 'none', reason: 'timeout' };
const LOGIN_PAGE =
	'<!DOCTYPE html><html><body><form name="loginform" id="loginform" action="https://example.com/wp-login.php">';
const html = (text: string, status = 200) =>
	answer(`<!DOCTYPE html><html><body>${text}`, { status, contentType: 'text/html' });

type Fault = Partial<SiteReplies> | { page: Partial<SitePage> };

const factsOf = (fault: Fault): SiteCheckFacts =>
	'page' in fault
		? { replies: REPLIES, page: { ...PAGE, ...fault.page } }
		: { replies: { ...REPLIES, ...fault }, page: PAGE };

const statesOf = (fault: Fault) => {
	const findings = checkSite(factsOf(fault));
	const list = (state: string) =>
		Object.entries(findings)
			.filter(([, finding]) => finding.state === state)
			.map(([name]) => name)
			.join(' ');
	return [list('problem'), list('unknown')];
};

const EVERYTHING_DOWN: Partial<SiteReplies> = {
	rest: NO_ANSWER,
	user: NO_ANSWER,
	nonce: NO_ANSWER,
	echo: NO_ANSWER,
	provider: NO_ANSWER,
	plugins: null,
};

/** The nonce was refused, so WordPress refuses every request that carries it. */
const OLD_NONCE = {
	rest: refusal(403, 'rest_cookie_invalid_nonce'),
	user: refusal(403, 'rest_cookie_invalid_nonce'),
	provider: refusal(403, 'rest_cookie_invalid_nonce'),
};

const OK = JSON.stringify(CONNECTION);
const NOISY: Partial<SiteReplies> = {
	rest: answer(`Notice: x ${OK}`),
	user: answer('Notice: x {"id":1}'),
	nonce: answer('Notice: x\n0a1b2c3d4e'),
	echo: answer(`Notice: x /**/${WORD}({"post":[]})`),
	provider: answer('Notice: x {"code":"success","message":"All tests passed."}'),
};
const failedTest = (test: string, message?: string) =>
	refusal(500, `failed_test__${test}`, message);
const NONCE = '0a1b2c3d4e';
const UNDATED: Partial<SiteReplies> = {
	nonce: answer(NONCE, { date: null }),
	user: answer({ id: 1 }, { date: null }),
	rest: answer(CONNECTION, { date: null }),
};
const LOGGED_OUT = answer('0', { status: 400 });
const BLOCKER = 'disable-json-api/disable-json-api.php';
const INACTIVE = plugin(BLOCKER, '', false);
const BLOCKING = plugin(BLOCKER, 'Disable REST API');
const LOGIN = refusal(401, 'rest_login_required');
const PARTNER = { piece: 'partner', message: 'None.' };
const lacking = (version: string, ...missingRoutes: string[]) => ({
	page: { jetpack: { version, missingRoutes } },
});
const OFFLINE = { ...OFFLINE_MODE, isActive: true, constant: true };
const SHOP = { piece: 'settings', message: 'Stopped in shop.php.', isRead: true };
const OTHERS = ['mobile/send-login-email', 'module/vaultpress/data', 'wordads/settings'];

/** The fault, the checks that report a problem, and the checks without a result. */
const FAULTS: [string, Fault, string, string?][] = [
	['nothing', {}, ''],
	['a blocked REST API', EVERYTHING_DOWN, 'rest', 'session cache provider clock blockers'],
	['a REST API that does not answer in time', { rest: TIMEOUT }, 'rest'],
	['a login page in place of the REST API', { rest: answer(LOGIN_PAGE) }, 'rest'],
	['a page of a firewall', { rest: html('Attention Required! | Cloudflare', 403) }, 'rest'],
	['the theme in place of the REST API', { rest: html('Hello world') }, 'rest'],
	['PHP warnings before the JSON', { rest: answer(`<b>Warning</b>: x ${OK}`) }, 'rest'],
	['a comment behind the JSON', { rest: answer(`${OK}\n<!-- Cached -->`) }, 'rest'],
	['PHP warnings in each answer', NOISY, 'rest'],
	['no rewrite rules', { rest: html('Not Found', 404) }, 'rest'],
	['an empty answer', { rest: answer('', { status: 500 }) }, 'rest'],
	['a fatal error as JSON', { rest: refusal(500, 'internal_server_error') }, 'rest'],
	['no routes of Jetpack', { rest: refusal(404, 'rest_no_route') }, 'rest'],
	['a plugin that refuses the REST API', { rest: LOGIN }, 'rest'],
	['a login page for a nonce', { ...OLD_NONCE, nonce: answer(LOGIN_PAGE) }, 'session', 'provider'],
	['an expired nonce', OLD_NONCE, 'session', 'provider'],
	['a logged-out user', { ...OLD_NONCE, nonce: LOGGED_OUT }, 'session', 'provider'],
	['cookies that do not arrive', { user: refusal(401, 'rest_not_logged_in') }, 'session'],
	['a lost header', { user: refusal(401, 'x'), userByAddress: answer({ id: 1 }) }, 'session'],
	['another user', { user: answer({ id: 2 }) }, 'session'],
	['a plugin that hides the users', { user: refusal(403, 'rest_user_cannot_view') }, '', 'session'],
	['a stored answer by its headers', { rest: answer(CONNECTION, { isCached: true }) }, 'cache'],
	['an answer to another request', { echo: answer('/**/checkxyz({"post":[]})') }, 'cache', 'clock'],
	['a site without callbacks', { echo: refusal(400, 'rest_callback_disabled') }, '', 'cache'],
	['blocked outgoing requests', { provider: failedTest('outbound_https') }, 'provider'],
	['a broken token', { provider: failedTest('connection_token_health', 'It broke.') }, 'provider'],
	['a test that may not be run', { provider: null }, '', 'provider'],
	['a test that crashes', { provider: html('Fatal error', 500) }, '', 'provider'],
	['a clock that is ten minutes slow', { nonce: answer(NONCE, { date: NOW - 600_000 }) }, 'clock'],
	['a clock that is four minutes fast', { nonce: answer(NONCE, { date: NOW + 240_000 }) }, ''],
	['answers without a date', UNDATED, '', 'clock'],
	['an admin without HTTPS', { page: { adminUrl: 'http://example.com/wp-admin/' } }, 'https'],
	['a local admin without HTTPS', { page: { adminUrl: 'http://127.0.0.1:9400/wp-admin/' } }, ''],
	['a blocking plugin that blocks nothing', { plugins: BLOCKING }, ''],
	['a blocking plugin that blocks', { plugins: BLOCKING, rest: LOGIN }, 'rest blockers'],
	['an inactive blocking plugin', { plugins: INACTIVE, rest: LOGIN }, 'rest'],
	['a list of plugins that cannot be read', { plugins: null }, '', 'blockers'],
	['a plugin that has stopped the page', { page: { failures: [SHOP] } }, 'blockers'],
	['a release without a class', { page: { failures: [PARTNER] } }, ''],
	['a removed call', lacking('11.2', 'rewind'), 'blockers'],
	['calls that no release has', lacking('16.1.2', ...OTHERS), ''],
	['offline mode', { page: { offlineMode: OFFLINE } }, 'blockers', 'provider'],
];

it.each(FAULTS)(
	'with %s, names the checks that fail and those without a result',
	(_name, fault, problems, unknown = '') => {
		expect(statesOf(fault)).toEqual([problems, unknown]);
	},
);

it('blames nothing while the browser is offline', () => {
	const { rest } = checkSite({
		replies: { ...REPLIES, ...EVERYTHING_DOWN },
		page: { ...PAGE, isOnline: false },
	});
	expect(rest).toMatchObject({ state: 'unknown', sentence: 'Your browser is offline.' });
});

it('each problem has one sentence and one thing to do', () => {
	const problems = FAULTS.flatMap(([, fault]) =>
		Object.values(checkSite(factsOf(fault))).filter(({ state }) => state === 'problem'),
	);
	expect(problems.length).toBeGreaterThan(20);
	for (const { sentence, advice } of problems) {
		expect(sentence).toMatch(/[.…]$/);
		expect(advice).toMatch(/\.$/);
	}
});

it('the reason of the server is in the sentence of a failed test', () => {
	const provider = refusal(500, 'failed_test__connection_token_health', 'The token is broken.');
	const finding = checkSite(factsOf({ provider })).provider;
	expect(finding.sentence).toBe("Jetpack's connection test failed: The token is broken.");
	expect(finding.place).toBe('reconnect');
});

it('the report has the evidence, and no nonce, token or message', () => {
	const provider = refusal(500, 'failed_test__connection_token_health', 'Token abc.123 is broken.');
	const report = buildReport({
		findings: checkSite(factsOf({ provider, rest: html('Attention Required!', 403) })),
		alarms: 1,
		versions: { Jetpack: '11.2' },
		checkedAt: NOW,
		siteUrl: 'https://xn--bcher-kva.example/wp-admin/',
	});
	expect(report).toBe(
		[
			'Site check of bücher.example, 2026-01-05T12:00:00.000Z',
			'Jetpack 11.2',
			'',
			'rest: problem (403 text/html (firewall))',
			'session: ok (200 application/json (json); nonce: 200)',
			'cache: ok (echo: true; cache headers: none, none, none)',
			'provider: problem (500 application/json (json) failed_test__connection_token_health)',
			'clock: ok (0 s)',
			'https: ok (https:)',
			'blockers: ok',
			'jetpack: problem (1)',
		].join('\n'),
	);
	expect(report).not.toMatch(/0a1b2c3d4e|abc\.123/);
});

it('names the host of the REST API as people write it', () => {
	const replies = { ...REPLIES, user: refusal(401, 'rest_not_logged_in') };
	const page = { ...PAGE, root: 'https://xn--bcher-kva.example/wp-json/' };
	expect(JSON.stringify(checkSite({ replies, page }).session)).toContain('at bücher.example,');
});
