import { antiSpamApi } from '@/api/entities/anti-spam';
import { rewindApi } from '@/api/entities/rewind';
import { siteApi } from '@/api/entities/site';
import { scanApi } from '@/api/entities/scan';
import { securityApi } from '@/api/entities/security';
import { failureOf } from '#tests/support/failure-of';
import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';

type TestStore = ReturnType<typeof createTestStore>;

it.each([
	['scan', ({ api }: TestStore) => api(scanApi).load()],
	['rewind', ({ api }: TestStore) => api(rewindApi).load()],
	['module/vaultpress/data', ({ api }: TestStore) => api(securityApi).loadVaultPress()],
	['site', ({ api }: TestStore) => api(siteApi).load()],
])('refuses an answer of %s that has none of its keys', async (path, load) => {
	const store = createTestStore();
	answerGet(path, { code: 'success', message: '', data: { surprise: true } });
	expect((await failureOf(load(store))).kind).toBe('shape');
});

describe('VaultPress and firewall', () => {
	const VAULT = 'module/vaultpress/data';
	const securityCalls = () => createTestStore().api(securityApi);

	it('API-30 DATA-21 decodes VaultPress without a registration', async () => {
		const security = securityCalls();
		answerGet(VAULT, { code: 'not_registered', message: 'Register first.' });
		await expect(security.loadVaultPress()).resolves.toEqual({
			code: 'not_registered',
			message: 'Register first.',
			data: null,
		});
	});

	it('API-30 DATA-21 decodes the data of VaultPress', async () => {
		const security = securityCalls();
		const data = {
			active: true,
			features: { backups: true, security: false },
			security: { notice_count: 3 },
			backups: { last_backup: 1_700_000_000, stats: { revisions: 5 } },
		};
		answerGet(VAULT, { code: 'success', message: '', data });
		await expect(security.loadVaultPress()).resolves.toEqual({
			code: 'success',
			message: '',
			data: { active: true, features: data.features, threats: 3 },
		});
	});

	it('API-30 rejects without VaultPress, with its code', async () => {
		const security = securityCalls();
		answerGet(VAULT, { code: 'not_active', message: 'Off', data: { status: 404 } }, 404);
		expect(await failureOf(security.loadVaultPress())).toMatchObject({
			kind: 'not-found',
			code: 'not_active',
			serverMessage: 'Off',
		});
	});

	it('API-65 DATA-27 decodes the firewall, and rejects a response without the access to rules', async () => {
		const security = securityCalls();
		answerGet('waf', { bootstrapPath: '/srv/waf.php', hasRulesAccess: false });
		await expect(security.loadFirewall()).resolves.toEqual({
			bootstrapPath: '/srv/waf.php',
			hasRulesAccess: false,
		});
		answerGet('waf', {});
		expect(await failureOf(security.loadFirewall())).toMatchObject({ kind: 'shape' });
	});

	it('API-65 DATA-27 reads the firewall of a newer release, which has other names', async () => {
		const security = securityCalls();
		answerGet('waf', {
			bootstrap_path: '/srv/waf.php',
			automatic_rules_available: true,
			standalone_mode: false,
		});
		await expect(security.loadFirewall()).resolves.toEqual({
			bootstrapPath: '/srv/waf.php',
			hasRulesAccess: true,
		});
	});

	it('API-65 rejects while the firewall is off', async () => {
		const security = securityCalls();
		answerGet('waf', { code: 'rest_no_route', message: 'No route.' }, 404);
		expect(await failureOf(security.loadFirewall())).toMatchObject({ code: 'rest_no_route' });
	});
});

describe('anti-spam', () => {
	const KEY_CHECK = 'module/akismet/key/check';
	const antiSpamCalls = () => createTestStore().api(antiSpamApi);

	it.each([
		[0, 0],
		[4711, 4711],
		['4711', 4711],
		['not_installed', 'not-installed'],
		['not_active', 'inactive'],
		['invalid_key', 'invalid-key'],
		['N/A', 'unavailable'],
	])('API-31 CARD-04 decodes the anti-spam data %j', async (wire, expected) => {
		const antiSpam = antiSpamCalls();
		answerGet('module/akismet/data', wire);
		await expect(antiSpam.loadData()).resolves.toBe(expected);
	});

	const CHECKS = [
		{ wire: { validKey: true }, expected: [true, '', ''] },
		{ wire: { validKey: false }, expected: [false, '', ''] },
		{ wire: { validKey: null }, expected: [null, '', ''] },
		{ wire: false, expected: [false, '', ''] },
		{
			wire: { validKey: false, invalidKeyCode: 'not_installed', invalidKeyMessage: 'Absent' },
			expected: [false, 'not_installed', 'Absent'],
		},
	];

	it.each(CHECKS)(
		'API-32 API-33 DATA-26 decodes the key check $wire',
		async ({ wire, expected }) => {
			const antiSpam = antiSpamCalls();
			const [validKey, invalidKeyCode, invalidKeyMessage] = expected;
			const check = { validKey, invalidKeyCode, invalidKeyMessage };
			answerGet(KEY_CHECK, wire);
			await expect(antiSpam.checkSavedKey()).resolves.toEqual(check);
			const sent = answerPost(KEY_CHECK, wire);
			await expect(antiSpam.checkKey('abcdef123456')).resolves.toEqual(check);
			expect(sent).toEqual([{ api_key: 'abcdef123456' }]);
		},
	);

	it('API-32 rejects a response without validKey', async () => {
		const antiSpam = antiSpamCalls();
		answerGet(KEY_CHECK, { invalidKeyCode: 'not_active' });
		expect(await failureOf(antiSpam.checkSavedKey())).toMatchObject({ kind: 'shape' });
	});
});

describe('states of backups and scans', () => {
	it.each([
		['provisioning', '', { state: 'provisioning', isNew: false }],
		['awaiting_credentials', '', { state: 'awaiting-credentials', isNew: false }],
		['active', 'site_new', { state: 'active', isNew: true }],
		['unavailable', 'missing_plan', { state: 'unavailable', isNew: false }],
		['inactive', '', { state: 'unavailable', isNew: false }],
		['', '', { state: 'missing', isNew: false }],
		['on holiday', '', { state: 'unknown', isNew: false }],
	])(
		'BACKUP-08 decodes the backup state "%s" with the reason "%s"',
		async (state, reason, status) => {
			const { api } = createTestStore();
			answerGet('rewind', { code: 'success', data: JSON.stringify({ state, reason }) });
			await expect(api(rewindApi).load()).resolves.toEqual(status);
		},
	);

	it.each([
		['provisioning', '', 'provisioning'],
		['idle', 'vp_active_on_site', 'idle'],
		['scanning', '', 'scanning'],
		['unavailable', '', 'unavailable'],
		['', '', 'unavailable'],
		['unavailable', 'vp_active_on_site', 'vaultpress'],
		['', 'vp_active_on_site', 'vaultpress'],
		['dreaming', '', 'unknown'],
	])(
		'SCAN-24 decodes the scan state "%s" with the reason "%s" to %s',
		async (state, reason, expected) => {
			const { api } = createTestStore();
			answerGet('scan', { code: 'success', data: JSON.stringify({ state, reason }) });
			await expect(api(scanApi).load()).resolves.toMatchObject({ state: expected, threats: null });
		},
	);
});
