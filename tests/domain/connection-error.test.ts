import { resolveConnectionError, type ConnectionErrorFacts } from '@/domain/notices';

const RECONNECT = { code: 'unknown_blog', message: 'Gone.', action: 'reconnect' };
const SUPPORT = { code: 'odd', message: 'Odd.', action: 'support' };
const FETCHED = {
	code: 'fetch_site_data_fail_other',
	message: 'A problem.',
	action: null,
	apiErrorCode: null,
};

const FACTS: ConnectionErrorFacts = {
	connection: 'connected',
	canConnectSite: true,
	errors: [],
	siteDataError: null,
};

it.each<[string, Partial<ConnectionErrorFacts>, object | null]>([
	['nothing where nothing is wrong', {}, null],
	[
		'CSTATE-23 code, message and action of what the server printed',
		{ errors: [RECONNECT] },
		{ code: 'unknown_blog', message: 'Gone.', action: 'reconnect' },
	],
	['what can be mended before what cannot', { errors: [SUPPORT, RECONNECT] }, RECONNECT],
	[
		'what was printed before what was learned',
		{ errors: [SUPPORT], siteDataError: FETCHED },
		SUPPORT,
	],
	[
		'CSTATE-23 no action for one that nobody knows',
		{ errors: [{ ...SUPPORT, action: 'dance' }] },
		{ ...SUPPORT, action: 'none' },
	],
	[
		'ERR-10 a failed fetch where nothing was printed',
		{ siteDataError: FETCHED },
		{ code: FETCHED.code, message: FETCHED.message, action: 'none' },
	],
	['CSTATE-21 nothing to who cannot connect', { errors: [RECONNECT], canConnectSite: false }, null],
	['nothing offline', { errors: [RECONNECT], connection: 'offline' }, null],
	[
		'nothing before the site is connected',
		{ siteDataError: FETCHED, connection: 'unconnected' },
		null,
	],
])('shows %s', (_title, facts, view) => {
	expect(resolveConnectionError({ ...FACTS, ...facts })).toEqual(view);
});
