import { decodePageData } from '@/api';
import { printedGlobal, printedPageData } from '../e2e/support/page-data';
import { loadScenario } from '../e2e/support/rest';
import { cookieHeaderOf } from '../e2e/support/session';
import { PAGE } from '../e2e/support/site';

/** The page for an administrator who returns with state notices in cookies. */
async function printWith(notices: Record<string, string>) {
	const left = Object.entries(notices).map(
		([name, value]) => `jetpackState[${name}]=${encodeURIComponent(value)}`,
	);
	const cookie = [await cookieHeaderOf('admin'), ...left].join('; ');
	const response = await fetch(PAGE, { headers: { cookie } });
	return { response, data: printedGlobal(await response.text(), 'Initial_State') };
}

afterAll(() => loadScenario('free'));

it('CSTATE-01 the page prints the state notices of the cookies, and clears the cookies', async () => {
	await loadScenario('free');
	const { response, data } = await printWith({
		message: 'authorized',
		error: 'wpcom_404',
		error_description: 'The moon is in the way.',
	});
	const notices = {
		messageCode: 'authorized',
		errorCode: 'wpcom_404',
		errorDescription: 'The moon is in the way.',
		messageContent: null,
	};
	expect(data).toMatchObject({ jetpackStateNotices: notices });
	expect(decodePageData(data, PAGE).stateNotices).toEqual(notices);
	const forgotten = response.headers.getSetCookie().filter((line) => /Max-Age=0/i.test(line));
	expect(forgotten.join()).toMatch(/jetpackState/);
});

it('CSTATE-01 the page prints a release post as content', async () => {
	await loadScenario('release-notes');
	const { jetpackStateNotices } = await printedPageData('admin');
	expect(jetpackStateNotices).toMatchObject({
		messageCode: null,
		errorCode: null,
		messageContent: expect.objectContaining({}),
	});
});

it.each([
	['connection-error', 'reconnect', { api_error_code: 'unknown_blog' }],
	['support-error', 'support', { api_error_code: null, api_http_code: null }],
])('CSTATE-23 the connection error in %s has the action %s', async (scenario, action, data) => {
	await loadScenario(scenario);
	const wire = await printedPageData('admin');
	const error = {
		code: expect.stringMatching(/./),
		message: expect.stringMatching(/./),
		action,
	};
	expect(wire.connectionStatus).toMatchObject({ errors: [{ ...error, data }] });
	expect(decodePageData(wire, PAGE).connectionStatus.errors).toEqual([
		{ ...error, apiErrorCode: data.api_error_code ?? undefined, apiHttpCode: undefined },
	]);
});
