import { describeSiteDataProblem } from '@/domain/site/describe-site-data-problem';
import { resolveSiteDataError, type SiteDataFailure } from '@/domain/site/site-data-error';

const RECONNECT =
	'There seems to be a problem with your connection to WordPress.com. If the problem persists, try reconnecting.';
const SUPPORT =
	'Jetpack encountered an error and was unable to display the Dashboard. Please try refreshing the page.';
const OTHER = 'There seems to be a problem with your website.';

const fail = (kind: string, more: Partial<SiteDataFailure> = {}): SiteDataFailure => ({
	kind,
	code: '',
	...more,
});

/** As the notice shows it. */
function read(failure: SiteDataFailure) {
	const { message, problem, ...error } = resolveSiteDataError(failure);
	return { ...error, message: message || describeSiteDataProblem(problem) };
}

it.each(['http', 'envelope'])('ERR-08 advises to reconnect after an API error: %s', (kind) => {
	expect(read(fail(kind))).toEqual({
		code: 'fetch_site_data_fail_api',
		message: RECONNECT,
		action: 'reconnect',
	});
});

it.each(['parse', 'parse-redirected'])(
	'ERR-09 refers to support after a response that is not JSON: %s',
	(kind) => {
		expect(read(fail(kind))).toMatchObject({ message: SUPPORT, action: 'support' });
	},
);

it.each([
	...['network', 'timeout', 'session', 'other-user', 'shape', 'unexpected', 'not-found'],
	'not-found-redirected',
])('ERR-10 blames the website for any other error: %s', (kind) => {
	expect(read(fail(kind))).toEqual({
		code: 'fetch_site_data_fail_other',
		message: OTHER,
		action: null,
	});
});

const OVERRIDES: [Partial<SiteDataFailure>, string, string][] = [
	[{ code: 'site_id_missing' }, 'site_id_missing', RECONNECT],
	[{ serverMessage: '' }, 'fetch_site_data_fail_api', RECONNECT],
];

it.each(OVERRIDES)('ERR-11 prefers the server’s code and message: %j', (said, code, message) => {
	expect(read(fail('http', said))).toMatchObject({ code, message, action: 'reconnect' });
});

it('ERR-11 uses the code and message of a not-found error, without an action', () => {
	const read404 = read(fail('not-found', { code: 'gone', serverMessage: 'No route.' }));
	expect(read404).toMatchObject({ code: 'gone', message: 'No route.', action: null });
});
