import type { Backup } from '@/domain/backup/resolve-backup';
import type { BackupState } from '@/domain/backup/status';
import type { ScanStatus } from '@/domain/scan/types';
import {
	hasScans,
	isBackupOnly,
	resolveBackupSettings,
	type BackupSettingsFacts,
	type BackupSettingsView,
} from '@/domain/backup/settings-card';
import type { VaultPress } from '@/domain/vaultpress/types';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

const rewind = (state: BackupState) => toReady({ state, isNew: false });
const SCANNED = toReady<ScanStatus>({
	state: 'idle',
	threats: [],
	credentials: null,
	scannedAt: null,
});
const vaultpress = (backups: boolean, security: boolean) =>
	toReady<VaultPress>({
		code: 'success',
		message: '',
		data: { active: true, features: { backups, security }, threats: 0 },
	});
const failed = toFailed<never, object>(idle, {});

const FACTS: BackupSettingsFacts = {
	backup: { kind: 'active', isRealTime: true },
	scan: { kind: 'clear' },
	rewind: rewind('active'),
	scanAnswer: SCANNED,
	vaultpress: idle,
	flags: { hasBackups: true, hasScan: true },
};
const resolve = (facts: Partial<BackupSettingsFacts>) =>
	resolveBackupSettings({ ...FACTS, ...facts });

it.each<[string, Backup, BackupSettingsView]>([
	['SETSEC-18 a host that hides backups', { kind: 'hidden' }, { kind: 'hidden' }],
	['a site that is not connected', { kind: 'unconnected' }, { kind: 'hidden' }],
	['SETSEC-24 offline mode', { kind: 'offline' }, { kind: 'offline' }],
	['SETSEC-21 nothing known yet', { kind: 'loading' }, { kind: 'loading' }],
	['SETSEC-19 provisioning', { kind: 'provisioning' }, { kind: 'provisioning' }],
	[
		'SETSEC-19 awaiting credentials',
		{ kind: 'awaiting-credentials' },
		{ kind: 'awaiting-credentials' },
	],
	[
		'SETSEC-19 active backups',
		{ kind: 'active', isRealTime: false },
		{ kind: 'active', isRealTime: false },
	],
	[
		'BACKUP-05 BACKUP-06 a failure or an unknown state',
		{ kind: 'failed', isRetrying: true },
		{ kind: 'failed', isRetrying: true },
	],
	['SETSEC-20 VaultPress missing', { kind: 'vaultpress-missing' }, { kind: 'vaultpress-missing' }],
	['what was bought and has not started', { kind: 'not-started' }, { kind: 'not-started' }],
])('says as the rule for backups: %s', (_title, backup, view) => {
	expect(resolve({ backup })).toEqual(view);
});

it.each<[string, Partial<BackupSettingsFacts>, BackupSettingsView]>([
	['SETSEC-21 a scan that is not known yet', { scanAnswer: idle }, { kind: 'loading' }],
	['BACKUP-05 a scan that fails', { scanAnswer: failed }, { kind: 'failed', isRetrying: false }],
	[
		'BACKUP-05 a scan that failed and is asked again',
		{ scanAnswer: toLoading(failed) },
		{ kind: 'failed', isRetrying: true },
	],
	[
		'backups alone on a site without scans',
		{ scanAnswer: idle, flags: { hasBackups: true, hasScan: false } },
		{ kind: 'active', isRealTime: true },
	],
	[
		'backups alone where the host looks after the scans',
		{ scanAnswer: idle, scan: { kind: 'hidden' } },
		{ kind: 'active', isRealTime: true },
	],
	[
		'BACKUP-06 an empty state',
		{ rewind: rewind('missing'), backup: { kind: 'offer', promotion: 'upgrade' } },
		{ kind: 'failed', isRetrying: false },
	],
])('speaks of both: %s', (_title, facts, view) => {
	expect(resolve(facts)).toEqual(view);
});

const OFFER: Partial<BackupSettingsFacts> = {
	rewind: rewind('unavailable'),
	backup: { kind: 'offer', promotion: 'upgrade' },
	flags: { hasBackups: false, hasScan: false },
};

it.each<[string, Partial<BackupSettingsFacts>, BackupSettingsView]>([
	[
		'both',
		{ scan: { kind: 'offer', promotion: 'upgrade' } },
		{ kind: 'offer', lack: 'both', isScanned: false, promotion: 'upgrade' },
	],
	[
		'backups, of a site that is scanned',
		{},
		{ kind: 'offer', lack: 'backups', isScanned: true, promotion: 'upgrade' },
	],
	[
		'backups, where the scans are bought and have not started',
		{ scan: { kind: 'not-started' } },
		{ kind: 'offer', lack: 'backups', isScanned: false, promotion: 'upgrade' },
	],
	[
		'nothing that VaultPress does',
		{ vaultpress: vaultpress(false, true) },
		{ kind: 'vaultpress', hasBackups: false, hasScans: true },
	],
])('SETSEC-20 says that a site lacks %s', (_title, facts, view) => {
	expect(resolve({ ...OFFER, ...facts })).toEqual(view);
});

it('SETSEC-20 says what VaultPress does', () => {
	const facts = {
		rewind: rewind('unavailable'),
		backup: { kind: 'vaultpress-active' },
		vaultpress: vaultpress(true, true),
	} as const;
	expect(resolve(facts)).toEqual({ kind: 'vaultpress', hasBackups: true, hasScans: true });
});

it.each([
	[true, false, true],
	[true, true, false],
	[false, true, false],
	[false, false, false],
])(
	'SETSEC-17 with backups %s and scans %s is backups-only: %s',
	(hasBackups, hasScan, expected) => {
		expect(isBackupOnly({ flags: { hasBackups, hasScan } })).toBe(expected);
	},
);

it.each<[string, Partial<BackupSettingsFacts>, boolean]>([
	['a plan with scans', {}, true],
	['a VaultPress that scans', { ...OFFER, vaultpress: vaultpress(true, true) }, true],
	['neither', { ...OFFER, vaultpress: vaultpress(true, false) }, false],
])('SETSEC-22 has scans to configure with %s', (_title, facts, expected) => {
	expect(hasScans({ ...FACTS, ...facts })).toBe(expected);
});
