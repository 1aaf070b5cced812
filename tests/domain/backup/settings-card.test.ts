import type { Backup } from '@/domain/backup/resolve-backup';
import type { BackupState } from '@/domain/backup/status';
import type { Scan } from '@/domain/scan/resolve-scan';
import type { ScanStatus } from '@/domain/scan/types';
import {
	hasScans,
	isBackupOnly,
	isScanned,
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
const vaultpress = (backups: boolean | null, security: boolean | null) =>
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
	['SETSEC-21 a pending state', { kind: 'loading' }, { kind: 'loading' }],
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
	[
		'backups that were bought and have not started',
		{ kind: 'not-started' },
		{ kind: 'not-started' },
	],
])('follows the rule for backups: %s', (_title, backup, view) => {
	expect(resolve({ backup })).toEqual(view);
});

it.each<[string, Partial<BackupSettingsFacts>, BackupSettingsView]>([
	['SETSEC-21 a pending scan', { scanAnswer: idle }, { kind: 'loading' }],
	[
		'BACKUP-05 a scan that failed to load',
		{ scanAnswer: failed },
		{ kind: 'failed', isRetrying: false },
	],
	[
		'BACKUP-05 a failed scan during a retry',
		{ scanAnswer: toLoading(failed) },
		{ kind: 'failed', isRetrying: true },
	],
	[
		'backups alone on a site without scans',
		{ scanAnswer: idle, flags: { hasBackups: true, hasScan: false } },
		{ kind: 'active', isRealTime: true },
	],
	[
		'backups alone where the host scans the site',
		{ scanAnswer: idle, scan: { kind: 'hidden' } },
		{ kind: 'active', isRealTime: true },
	],
	[
		'BACKUP-06 an empty state',
		{ rewind: rewind('missing'), backup: { kind: 'offer', promotion: 'upgrade' } },
		{ kind: 'failed', isRetrying: false },
	],
	[
		'BACKUP-06 an empty state during a retry',
		{ rewind: toLoading(rewind('missing')), backup: { kind: 'offer', promotion: 'upgrade' } },
		{ kind: 'failed', isRetrying: true },
	],
	[
		'SETSEC-18 a host that hides backups, whatever failed',
		{ backup: { kind: 'hidden' }, rewind: failed },
		{ kind: 'hidden' },
	],
	[
		'SETSEC-24 offline mode, whatever failed',
		{ backup: { kind: 'offline' }, rewind: failed },
		{ kind: 'offline' },
	],
	[
		'SETSEC-21 pending backups on a site without scans',
		{ rewind: idle, flags: { hasBackups: true, hasScan: false } },
		{ kind: 'loading' },
	],
	[
		'VaultPress with backups alone',
		{ backup: { kind: 'vaultpress-active' }, vaultpress: vaultpress(true, null) },
		{ kind: 'vaultpress', hasBackups: true, hasScans: false },
	],
	[
		'VaultPress with scans, whose backups are unknown',
		{ backup: { kind: 'vaultpress-active' }, vaultpress: vaultpress(null, true) },
		{ kind: 'vaultpress', hasBackups: false, hasScans: true },
	],
	[
		'VaultPress that has not answered',
		{ backup: { kind: 'vaultpress-active' } },
		{ kind: 'loading' },
	],
])('combines backups and scans: %s', (_title, facts, view) => {
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
		{ kind: 'offer', lack: 'both', promotion: 'upgrade' },
	],
	['backups, but is scanned', {}, { kind: 'offer', lack: 'backups', promotion: 'upgrade' }],
	[
		'backups, with scans that were bought and have not started',
		{ scan: { kind: 'not-started' } },
		{ kind: 'offer', lack: 'backups', promotion: 'upgrade' },
	],
	[
		'nothing that VaultPress provides',
		{ vaultpress: vaultpress(false, true) },
		{ kind: 'vaultpress', hasBackups: false, hasScans: true },
	],
	[
		'backups, without denying scans that VaultPress may make',
		{ vaultpress: vaultpress(false, null), scan: { kind: 'failed', isRetrying: false } },
		{ kind: 'offer', lack: 'backups', promotion: 'upgrade' },
	],
])('SETSEC-20 reports that a site lacks %s', (_title, facts, view) => {
	expect(resolve({ ...OFFER, ...facts })).toEqual(view);
});

it('SETSEC-20 lists the backups of a VaultPress that may scan, too', () => {
	const facts = {
		rewind: rewind('unavailable'),
		backup: { kind: 'vaultpress-active' },
		vaultpress: vaultpress(true, null),
	} as const;
	expect(resolve(facts)).toEqual({ kind: 'vaultpress', hasBackups: true, hasScans: false });
});

it('SETSEC-20 lists what VaultPress provides', () => {
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
	'SETSEC-17 a site with backups %s and scans %s is backups-only: %s',
	(hasBackups, hasScan, expected) => {
		expect(isBackupOnly({ flags: { hasBackups, hasScan } })).toBe(expected);
	},
);

it.each<[string, Partial<BackupSettingsFacts>, boolean]>([
	['a plan with scans', {}, true],
	['a VaultPress that scans', { ...OFFER, vaultpress: vaultpress(true, true) }, true],
	['a VaultPress that may scan', { ...OFFER, vaultpress: vaultpress(true, null) }, false],
	['neither', { ...OFFER, vaultpress: vaultpress(true, false) }, false],
])('SETSEC-22 decides whether scans can be configured: %s', (_title, facts, expected) => {
	expect(hasScans({ ...FACTS, ...facts })).toBe(expected);
});

it.each<[Scan, boolean]>([
	[{ kind: 'clear' }, true],
	[{ kind: 'threats', count: 2 }, true],
	[{ kind: 'vaultpress-clear' }, true],
	[{ kind: 'vaultpress-threats', count: 1 }, true],
	[{ kind: 'not-started' }, false],
	[{ kind: 'loading' }, false],
	[{ kind: 'failed', isRetrying: false }, false],
])('tells from %j whether the site is scanned: %s', (scan, expected) => {
	expect(isScanned(scan)).toBe(expected);
});
