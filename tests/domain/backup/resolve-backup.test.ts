import {
	resolveBackup,
	resolveBackupNeeds,
	type Backup,
	type BackupFacts,
	type BackupNeeds,
} from '@/domain/backup/resolve-backup';
import type { BackupState } from '@/domain/backup/status';
import { VAULTPRESS_ABSENT, type VaultPress } from '@/domain/vaultpress/types';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';
import { entitle, featuresOf, purchasesOf } from '#tests/support/entitlements';

const failed = toFailed<never, Error>(idle, new Error('No answer'));
const inState = (state: BackupState) => toReady({ state, isNew: false });
const answer = (code: string, backups: boolean | null = true) =>
	toReady<VaultPress>({
		code,
		message: '',
		data: { active: true, features: { backups, security: false }, threats: 0 },
	});
const absent = toFailed<VaultPress, { code: string }>(idle, { code: VAULTPRESS_ABSENT });
const broken = toFailed<VaultPress, { code: string }>(idle, { code: 'oh' });

const FACTS: BackupFacts = {
	connection: 'connected',
	showBackups: true,
	rewind: inState('active'),
	vaultpress: idle,
	vaultpressPlugin: 'not-installed',
	planClass: 'free',
	entitlements: entitle(),
	promotion: 'upgrade',
};
const resolve = (facts: Partial<BackupFacts>) => resolveBackup({ ...FACTS, ...facts });

it.each<[string, BackupState, Backup]>([
	['BACKUP-01', 'provisioning', { kind: 'provisioning' }],
	['BACKUP-02', 'awaiting-credentials', { kind: 'awaiting-credentials' }],
	['BACKUP-03', 'active', { kind: 'active', isRealTime: false }],
	['BACKUP-04', 'unavailable', { kind: 'offer', promotion: 'upgrade' }],
	['BACKUP-04', 'missing', { kind: 'offer', promotion: 'upgrade' }],
	['BACKUP-06', 'unknown', { kind: 'failed', isRetrying: false }],
])('%s resolves the state "%s"', (_id, state, backup) => {
	expect(resolve({ rewind: inState(state) })).toEqual(backup);
});

it('BACKUP-03 distinguishes real-time backups from daily ones', () => {
	const entitlements = entitle({ features: featuresOf('real-time-backups') });
	expect(resolve({ entitlements })).toEqual({ kind: 'active', isRealTime: true });
});

it.each<[string, Partial<BackupFacts>, Backup['kind']]>([
	['BACKUP-05 a failure', { rewind: failed }, 'failed'],
	['BACKUP-05 a failure during a retry', { rewind: toLoading(failed) }, 'failed'],
	['a pending state', { rewind: idle }, 'loading'],
	['SHELL-32 offline mode', { connection: 'offline' }, 'offline'],
	['a site that is not connected', { connection: 'unconnected' }, 'unconnected'],
	['SETSEC-18 a host that forbids backups', { showBackups: false }, 'hidden'],
])('shows %s', (_title, facts, kind) => {
	expect(resolve(facts).kind).toBe(kind);
});

it('keeps "Try again" busy while an unknown state is loaded again', () => {
	expect(resolve({ rewind: toLoading(inState('unknown')) })).toEqual({
		kind: 'failed',
		isRetrying: true,
	});
});

const NONE = { rewind: inState('unavailable') };

it.each<[string, Partial<BackupFacts>, Backup]>([
	[
		'nothing before the purchases are loaded',
		{ entitlements: entitle({ purchases: idle }) },
		{ kind: 'loading' },
	],
	['an upgrade once every answer lacks backups', {}, { kind: 'offer', promotion: 'upgrade' }],
	['a connection first', { promotion: 'connect' }, { kind: 'offer', promotion: 'connect' }],
	['nothing without a promotion', { promotion: 'none' }, { kind: 'offer', promotion: 'none' }],
	[
		'nothing if the purchases failed to load',
		{ entitlements: entitle({ purchases: failed }) },
		{ kind: 'offer', promotion: 'none' },
	],
	[
		'nothing to a plan that includes backups',
		{ entitlements: entitle({ features: featuresOf('backups') }) },
		{ kind: 'not-started' },
	],
	[
		'nothing to a purchase in force',
		{ entitlements: entitle({ purchases: purchasesOf('jetpack_backup_t1_yearly') }) },
		{ kind: 'not-started' },
	],
])('ROLE-10 offers %s', (_title, facts, backup) => {
	expect(resolve({ ...NONE, ...facts })).toEqual(backup);
});

const BY_VAULTPRESS: Partial<BackupFacts> = {
	...NONE,
	vaultpress: answer('success'),
	vaultpressPlugin: 'active',
	planClass: 'premium',
};

it.each<[string, Partial<BackupFacts>, Backup['kind']]>([
	['VaultPress makes the backups', {}, 'vaultpress-active'],
	['an empty state of the provider', { rewind: inState('missing') }, 'vaultpress-active'],
	['a free plan', { planClass: 'free' }, 'vaultpress-active'],
	['no registration key', { vaultpress: answer('not_registered') }, 'vaultpress-unregistered'],
	['a subscription that may have backups', { vaultpress: answer('success', null) }, 'failed'],
	['a subscription without backups', { vaultpress: answer('success', false) }, 'offer'],
	['a plugin that was just removed', { vaultpress: absent, planClass: 'free' }, 'offer'],
	['a plugin whose answer is pending', { vaultpress: idle }, 'loading'],
	['a plugin that fails', { vaultpress: broken }, 'failed'],
	['no plugin', { vaultpressPlugin: 'not-installed' }, 'vaultpress-missing'],
	['an inactive plugin', { vaultpressPlugin: 'inactive' }, 'vaultpress-inactive'],
	['a list of plugins that is pending', { vaultpressPlugin: 'unknown' }, 'loading'],
	[
		'a failed list of plugins, but an answer of VaultPress',
		{ vaultpressPlugin: 'failed' },
		'vaultpress-active',
	],
	[
		'a failed list of plugins and no VaultPress',
		{ vaultpressPlugin: 'failed', vaultpress: absent },
		'failed',
	],
	[
		'a plan that never included the plugin',
		{ planClass: 'free', vaultpressPlugin: 'not-installed' },
		'offer',
	],
	['active backups of the provider come first', { rewind: inState('active') }, 'active'],
])('BACKUP-04 falls back to VaultPress: %s', (_why, facts, kind) => {
	expect(resolve({ ...BY_VAULTPRESS, ...facts }).kind).toBe(kind);
});

it.each<[string, Partial<BackupFacts>, (keyof BackupNeeds)[]]>([
	['the state alone by default', {}, ['rewind']],
	['nothing offline', { connection: 'offline' }, []],
	['nothing where the host forbids backups', { showBackups: false }, []],
	[
		'plugins and entitlements where the provider has no backups',
		NONE,
		['rewind', 'plugins', 'entitlements'],
	],
	[
		'no entitlements where the plan includes backups',
		{ ...NONE, entitlements: entitle({ features: featuresOf('backups') }) },
		['rewind', 'plugins'],
	],
	['VaultPress where it is active', BY_VAULTPRESS, ['rewind', 'plugins', 'vaultpress']],
	[
		'VaultPress if the list of plugins failed',
		{ ...NONE, vaultpressPlugin: 'failed' },
		['rewind', 'plugins', 'vaultpress', 'entitlements'],
	],
])('requests %s', (_title, facts, wanted) => {
	const needs = resolveBackupNeeds({ ...FACTS, ...facts });
	expect(
		(['rewind', 'plugins', 'vaultpress', 'entitlements'] as const).filter((key) => needs[key]),
	).toEqual(wanted);
});

it.each<[string, Partial<BackupFacts>, Backup]>([
	[
		'a VaultPress whose backups are unknown',
		{ vaultpressPlugin: 'active', vaultpress: answer('success', null) },
		{ kind: 'failed', isRetrying: false },
	],
	[
		'a VaultPress that is asked again',
		{ vaultpressPlugin: 'active', vaultpress: toLoading(answer('success', null)) },
		{ kind: 'failed', isRetrying: true },
	],
	[
		'a list of plugins that is on its way, whatever VaultPress has answered',
		{ vaultpressPlugin: 'unknown', vaultpress: absent },
		{ kind: 'loading' },
	],
])('BACKUP-04 without backups at the provider, waits or fails: %s', (_title, facts, view) => {
	expect(resolve({ rewind: inState('unavailable'), ...facts })).toEqual(view);
});
