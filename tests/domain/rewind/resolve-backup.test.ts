import {
	resolveBackup,
	resolveBackupNeeds,
	type Backup,
	type BackupFacts,
	type BackupNeeds,
} from '@/domain/rewind/resolve-backup';
import type { BackupState } from '@/domain/rewind/status';
import { VAULTPRESS_ABSENT, type VaultPress } from '@/domain/rewind/vaultpress';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';
import { entitle } from '#tests/support/entitlements';
import { buying, FAILED, LOADING, OFFER, RETRYING } from '../shorthand';

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
	vaultpressPlugin: { kind: 'not-installed' },
	planClass: 'free',
	entitlements: entitle(),
	promotion: 'upgrade',
};
const resolve = (facts: Partial<BackupFacts>) => resolveBackup({ ...FACTS, ...facts });

it.each<[string, BackupState, Backup]>([
	['BACKUP-01', 'provisioning', { kind: 'provisioning' }],
	['BACKUP-02', 'awaiting-credentials', { kind: 'awaiting-credentials' }],
	['BACKUP-03', 'active', { kind: 'active', isRealTime: false }],
	['BACKUP-06', 'unknown', FAILED],
])('%s resolves the state "%s"', (_id, state, backup) => {
	expect(resolve({ rewind: inState(state) })).toEqual(backup);
});

it.each<[string, Partial<BackupFacts>, Backup['kind']]>([
	['BACKUP-05 a failure', { rewind: failed }, 'failed'],
	['SHELL-32 offline mode', { connection: 'offline' }, 'offline'],
	['SETSEC-18 a host that forbids backups', { showBackups: false }, 'hidden'],
])('shows %s', (_title, facts, kind) => {
	expect(resolve(facts).kind).toBe(kind);
});
const NONE = { rewind: inState('unavailable') };
const ALL = ['rewind', 'plugins', 'vaultpress', 'entitlements'] as const;

it.each<[string, Partial<BackupFacts>, Backup]>([
	['an upgrade once every answer lacks backups', {}, OFFER],
	['none to a purchase', { entitlements: buying('jetpack_backup_daily') }, { kind: 'not-started' }],
])('ROLE-10 offers %s', (_title, facts, backup) => {
	expect(resolve({ ...NONE, ...facts })).toEqual(backup);
});

const BY_VAULTPRESS: Partial<BackupFacts> = {
	...NONE,
	vaultpress: answer('success'),
	vaultpressPlugin: { kind: 'active' },
	planClass: 'premium',
};

it.each<[string, Partial<BackupFacts>, Backup['kind']]>([
	['an empty state of the provider', { rewind: inState('missing') }, 'vaultpress-active'],
	['no registration key', { vaultpress: answer('not_registered') }, 'vaultpress-unregistered'],
	['a plugin that fails', { vaultpress: broken }, 'failed'],
	['a failed list and no answer', { vaultpressPlugin: FAILED, vaultpress: absent }, 'failed'],
])('BACKUP-04 falls back to VaultPress: %s', (_why, facts, kind) => {
	expect(resolve({ ...BY_VAULTPRESS, ...facts }).kind).toBe(kind);
});

it.each<[string, Partial<BackupFacts>, (keyof BackupNeeds)[]]>([
	['the state alone by default', {}, ['rewind']],
	['nothing offline', { connection: 'offline' }, []],
	['more without backups', NONE, ['rewind', 'plugins', 'entitlements']],
	['all if the list failed', { ...NONE, vaultpressPlugin: FAILED }, [...ALL]],
])('requests %s', (_title, facts, wanted) => {
	const needs = resolveBackupNeeds({ ...FACTS, ...facts });
	expect(ALL.filter((key) => needs[key])).toEqual(wanted);
});
const UNKNOWN = {
	...NONE,
	vaultpressPlugin: { kind: 'active' },
	vaultpress: answer('success', null),
} as const;

it.each<[string, Partial<BackupFacts>, Backup]>([
	['retrying an unknown state', { rewind: toLoading(inState('unknown')) }, RETRYING],
	['BACKUP-04 failed by VaultPress', UNKNOWN, FAILED],
	['BACKUP-04 retrying', { ...UNKNOWN, vaultpress: toLoading(UNKNOWN.vaultpress) }, RETRYING],
	['waiting for plugins', { ...NONE, vaultpressPlugin: LOADING, vaultpress: absent }, LOADING],
])('%s: the state of backups', (_title, facts, view) => {
	expect(resolve(facts)).toEqual(view);
});
