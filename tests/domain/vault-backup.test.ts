import { resolveBackupCard, type BackupCardFacts } from '@/domain/dashboard';
import { VAULT_ABSENT, type Vault } from '@/domain/vault';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

const vault = (code: string, backups = true) =>
	toReady<Vault>({
		code,
		message: '',
		data: { active: true, features: { backups, security: false }, threats: 0 },
	});
const absent = toFailed<Vault, { code: string }>(idle, { code: VAULT_ABSENT });
const broken = toFailed<Vault, { code: string }>(idle, { code: 'oh' });

const FACTS: BackupCardFacts = {
	connection: 'connected',
	rewind: toReady({ state: 'unavailable', reason: '' }),
	hasRealTimeBackups: false,
	hasBackups: false,
	vault: vault('success'),
	vaultPlugin: 'active',
	planClass: 'premium',
	promotion: 'upgrade',
};

it.each<[string, Partial<BackupCardFacts>, string]>([
	['VaultPress keeps backups', {}, 'vault-active'],
	['an empty state', { rewind: toReady({ state: '', reason: '' }) }, 'vault-active'],
	['backups of any plan', { planClass: 'free' }, 'vault-active'],
	['no registration key', { vault: vault('not_registered') }, 'vault-unregistered'],
	['a subscription without backups', { vault: vault('success', false) }, 'inactive'],
	['a plugin that was there a moment ago', { vault: absent }, 'inactive'],
	['nobody has asked the plugin yet', { vault: idle }, 'loading'],
	['the plugin cannot be asked', { vault: broken }, 'failed'],
	['the plugin is missing', { vaultPlugin: 'not-installed' }, 'vault-missing'],
	['the plugin is off', { vaultPlugin: 'inactive' }, 'vault-inactive'],
	['nobody knows of plugins yet', { vaultPlugin: 'unknown' }, 'loading'],
	['nobody could list plugins', { vaultPlugin: 'failed' }, 'failed'],
	['plugins are being listed again', { vaultPlugin: 'retrying' }, 'failed'],
	['a plugin that is gone is asked again', { vault: toLoading(absent) }, 'inactive'],
	[
		'a plan that never had the plugin',
		{ planClass: 'free', vaultPlugin: 'not-installed' },
		'inactive',
	],
	[
		'backups of the provider come first',
		{ rewind: toReady({ state: 'active', reason: '' }) },
		'active',
	],
])('BACKUP-04 falls back to VaultPress: %s', (_why, facts, kind) => {
	expect(resolveBackupCard({ ...FACTS, ...facts }).kind).toBe(kind);
});

it('offers nothing to anyone who has paid for backups already', () => {
	const facts: BackupCardFacts = { ...FACTS, planClass: 'free', vaultPlugin: 'not-installed' };
	expect(resolveBackupCard(facts)).toEqual({ kind: 'inactive', offer: 'upgrade' });
	expect(resolveBackupCard({ ...facts, hasBackups: true })).toEqual({
		kind: 'inactive',
		offer: 'none',
	});
});
