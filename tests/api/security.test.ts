import { securityApi } from '@/api';
import { failureOf } from '#tests/support/failure-of';
import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost, crash } from '#tests/support/wire';

const VAULT = 'module/vaultpress/data';
const calls = () => createTestStore().api(securityApi);

it('API-30 DATA-21 reads VaultPress without a registration', async () => {
	const security = calls();
	answerGet(VAULT, { code: 'not_registered', message: 'Register first.' });
	await expect(security.loadVault()).resolves.toEqual({
		code: 'not_registered',
		message: 'Register first.',
		data: null,
	});
});

it('API-30 DATA-21 reads what VaultPress says of itself', async () => {
	const security = calls();
	const data = {
		active: true,
		features: { backups: true, security: false },
		security: { notice_count: 3 },
		backups: { last_backup: 1_700_000_000, stats: { revisions: 5 } },
	};
	answerGet(VAULT, { code: 'success', message: '', data });
	await expect(security.loadVault()).resolves.toEqual({
		code: 'success',
		message: '',
		data: { active: true, features: data.features, threats: 3 },
	});
});

it('API-30 tells a site without VaultPress by its code', async () => {
	const security = calls();
	answerGet(VAULT, { code: 'not_active', message: 'Off', data: { status: 404 } }, 404);
	expect(await failureOf(security.loadVault())).toMatchObject({
		kind: 'not-found',
		code: 'not_active',
		serverMessage: 'Off',
	});
});

it('API-65 DATA-27 reads the firewall, and fails where the plan’s rights are not told', async () => {
	const security = calls();
	answerGet('waf', { bootstrapPath: '/srv/waf.php', hasRulesAccess: false });
	await expect(security.loadFirewall()).resolves.toEqual({
		bootstrapPath: '/srv/waf.php',
		hasRulesAccess: false,
	});
	answerGet('waf', {});
	expect(await failureOf(security.loadFirewall())).toMatchObject({ kind: 'shape' });
});

it('API-65 tells a firewall that is off', async () => {
	const security = calls();
	answerGet('waf', { code: 'rest_no_route', message: 'No route.' }, 404);
	expect(await failureOf(security.loadFirewall())).toMatchObject({ code: 'rest_no_route' });
});

it('updates the rules of the firewall, and survives the crash of an unreachable provider', async () => {
	const security = calls();
	const sent = answerPost('waf/update-rules', { success: true, message: 'Updated.' });
	await expect(security.updateFirewallRules()).resolves.toEqual({
		success: true,
		message: 'Updated.',
	});
	expect(sent).toEqual([{}]);
	crash('post', 'waf/update-rules');
	expect(await failureOf(security.updateFirewallRules())).toMatchObject({ status: 500, code: '' });
});
