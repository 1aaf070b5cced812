import { resolveVaultScan, VAULT_ABSENT, type VaultScanFacts, type Vault } from '@/domain/vault';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

const answer = (patch: Partial<Vault>, threats = 0, hasSecurity = true) =>
	toReady<Vault>({
		code: 'success',
		message: '',
		data: {
			active: true,
			features: { backups: true, security: hasSecurity },
			threats,
		},
		...patch,
	});

const absent = toFailed<Vault, { code: string }>(idle, { code: VAULT_ABSENT });
const broken = toFailed<Vault, { code: string }>(idle, { code: 'oh' });

const FACTS: VaultScanFacts = {
	vault: answer({}),
	vaultPlugin: 'active',
	planClass: 'premium',
	promotion: 'upgrade',
};

it.each<[string, Partial<VaultScanFacts>, string]>([
	[
		'SCAN-11 SCAN-25 no registration key',
		{ vault: answer({ code: 'not_registered' }, 3) },
		'vault-unregistered',
	],
	['SCAN-12 SCAN-25 threats before success', { vault: answer({}, 3) }, 'vault-threats'],
	['SCAN-13 success', {}, 'vault-clear'],
	[
		'threats of a plan without security do not count',
		{ vault: answer({}, 3, false) },
		'vault-clear',
	],
	['SCAN-14 not installed', { vault: absent, vaultPlugin: 'not-installed' }, 'vault-missing'],
	['SCAN-15 not active', { vault: absent, vaultPlugin: 'inactive' }, 'vault-inactive'],
	[
		'SCAN-15 on the business plan too',
		{ vault: absent, vaultPlugin: 'inactive', planClass: 'business' },
		'vault-inactive',
	],
	['SCAN-16 another plan', { vault: absent, planClass: 'personal' }, 'offer'],
	['the plugin is being asked', { vault: idle }, 'loading'],
	['the list of plugins is being asked', { vault: absent, vaultPlugin: 'unknown' }, 'loading'],
	['nobody can be asked', { vault: broken }, 'failed'],
	['the list of plugins cannot be had', { vault: absent, vaultPlugin: 'failed' }, 'failed'],
	['it is asked for again', { vault: absent, vaultPlugin: 'retrying' }, 'failed'],
	['an absent plugin that is asked again', { vault: toLoading(absent) }, 'failed'],
])('%s', (_title, facts, kind) => {
	expect(resolveVaultScan({ ...FACTS, ...facts }).kind).toBe(kind);
});

it('stays a failure, busy, while it is asked again', () => {
	const retrying = { kind: 'failed', isRetrying: true };
	expect(resolveVaultScan({ ...FACTS, vault: toLoading(broken) })).toEqual(retrying);
	expect(resolveVaultScan({ ...FACTS, vault: absent, vaultPlugin: 'retrying' })).toEqual(retrying);
});
