import { antiSpamApi } from '@/api/entities/anti-spam';
import { decodes, decodesTo, inText, rejects, sends, SHAPE, type Read } from './tables';

const VAULT = 'module/vaultpress/data';
const SPAM = 'module/akismet/data';
const KEY_CHECK = 'module/akismet/key/check';

it.each<Read>([
	[
		'API-65 DATA-27 the firewall of a newer release, which has other names',
		'waf',
		{ bootstrap_path: '/a', automatic_rules_available: true, standalone_mode: false },
		{ bootstrapPath: '/a', hasRulesAccess: true },
	],
	...(
		[
			[0, 0],
			[4711, 4711],
			['4711', 4711],
			['not_installed', 'not-installed'],
			['not_active', 'inactive'],
			['invalid_key', 'invalid-key'],
			['N/A', 'unavailable'],
		] as const
	).map(([wire, data]): Read => [`API-31 CARD-04 the data ${wire}`, SPAM, wire, data]),
	...(
		[
			['provisioning', '', 'provisioning', false],
			['awaiting_credentials', '', 'awaiting-credentials', false],
			['active', 'site_new', 'active', true],
			['unavailable', 'missing_plan', 'unavailable', false],
			['inactive', '', 'unavailable', false],
			['', '', 'missing', false],
			['on holiday', '', 'unknown', false],
		] as const
	).map(([state, reason, known, isNew]): Read => [
		`BACKUP-08 the backup state "${state}" with the reason "${reason}"`,
		'rewind',
		inText({ state, reason }),
		{ state: known, isNew },
	]),
])('decodes %s', decodes);

it.each([
	['provisioning', '', 'provisioning'],
	['idle', 'vp_active_on_site', 'idle'],
	['scanning', '', 'scanning'],
	['unavailable', '', 'unavailable'],
	['', '', 'unavailable'],
	['unavailable', 'vp_active_on_site', 'vaultpress'],
	['', 'vp_active_on_site', 'vaultpress'],
	['dreaming', '', 'unknown'],
])('SCAN-24 decodes the scan state "%s" with the reason "%s" to %s', (state, reason, expected) =>
	decodesTo('', 'scan', inText({ state, reason }), { state: expected, threats: null }),
);

it.each<[unknown, unknown, string, string]>([
	[{ validKey: true }, true, '', ''],
	[{ validKey: false }, false, '', ''],
	[{ validKey: null }, null, '', ''],
	[false, false, '', ''],
	[
		{ validKey: false, invalidKeyCode: 'not_installed', invalidKeyMessage: 'Absent' },
		...([false, 'not_installed', 'Absent'] as const),
	],
])(
	'API-32 API-33 DATA-26 decodes the key check %j',
	async (wire, validKey, invalidKeyCode, invalidKeyMessage) => {
		const check = { validKey, invalidKeyCode, invalidKeyMessage };
		await decodes('', KEY_CHECK, wire, check);
		const sent = { api_key: 'abcdef' };
		await sends('', KEY_CHECK, (api) => api(antiSpamApi).checkKey('abcdef'), sent, wire, check);
	},
);

const OFF = { code: 'not_active', message: 'Off', data: { status: 404 } };
const NO_ROUTE = { code: 'rest_no_route', message: 'No route.' };
it.each<Read>([
	[
		'API-30 a site without VaultPress, with its code',
		VAULT,
		OFF,
		{ kind: 'not-found', code: 'not_active', serverMessage: 'Off' },
		404,
	],
	['API-65 a firewall that is off', 'waf', NO_ROUTE, { code: 'rest_no_route' }, 404],
	['API-32 a check without validKey', KEY_CHECK, { invalidKeyCode: 'not_active' }, SHAPE],
	['API-31 a word that is not known', SPAM, 'not_known', SHAPE],
])('rejects %s', rejects);
