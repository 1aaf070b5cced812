import type { Backup } from '@/domain/rewind/resolve-backup';
import type { BackupState } from '@/domain/rewind/status';
import type { Scan, ScanStatus } from '@/domain/scan';
import {
	hasScans,
	isBackupOnly,
	isScanned,
	resolveBackupSettings,
	type BackupSettingsFacts,
	type BackupSettingsView,
} from '@/domain/rewind/settings-card';
import type { VaultPress } from '@/domain/rewind/vaultpress';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';
import { FAILED, HIDDEN, LOADING, OFFER, RETRYING } from '../shorthand';

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
const by = (hasBackups: boolean, hasScans: boolean): BackupSettingsView => ({
	kind: 'vaultpress',
	hasBackups,
	hasScans,
});
const lack = (what: 'both' | 'backups') => ({ ...OFFER, lack: what });

const ACTIVE = { kind: 'active', isRealTime: true } as const;
const UNSCANNED = { hasBackups: true, hasScan: false };
const VP = { kind: 'vaultpress-active' } as const;
const NO_STATE = rewind('missing');

const FACTS: BackupSettingsFacts = {
	backup: ACTIVE,
	scan: { kind: 'clear' },
	rewind: rewind('active'),
	scanAnswer: SCANNED,
	vaultpress: idle,
	flags: { hasBackups: true, hasScan: true },
};
const resolve = (facts: Partial<BackupSettingsFacts>) =>
	resolveBackupSettings({ ...FACTS, ...facts });

it.each<[string, Backup & BackupSettingsView]>([
	['SETSEC-21 a pending state', LOADING],
	['SETSEC-19 provisioning', { kind: 'provisioning' }],
	['SETSEC-19 awaiting credentials', { kind: 'awaiting-credentials' }],
	['SETSEC-19 active backups', { kind: 'active', isRealTime: false }],
])('follows the rule for backups: %s', (_title, backup) => {
	expect(resolve({ backup })).toEqual(backup);
});

it('is hidden on a site that is not connected', () => {
	expect(resolve({ backup: { kind: 'unconnected' } })).toEqual(HIDDEN);
});

it.each<[string, Partial<BackupSettingsFacts>, BackupSettingsView]>([
	['SETSEC-21 a pending scan', { scanAnswer: idle }, LOADING],
	['backups alone, scanned by the host', { scanAnswer: idle, scan: HIDDEN }, ACTIVE],
	['SETSEC-21 pending backups, no scans', { rewind: idle, flags: UNSCANNED }, LOADING],
	['BACKUP-06 an empty state', { rewind: NO_STATE, backup: OFFER }, FAILED],
	['BACKUP-06 a retry of it', { rewind: toLoading(NO_STATE), backup: OFFER }, RETRYING],
	['SETSEC-18 hidden, whatever failed', { backup: HIDDEN, rewind: failed }, HIDDEN],
	['SETSEC-24 offline', { backup: { kind: 'offline' }, rewind: failed }, { kind: 'offline' }],
	['VaultPress with backups', { backup: VP, vaultpress: vaultpress(true, null) }, by(true, false)],
	['VaultPress with scans', { backup: VP, vaultpress: vaultpress(null, true) }, by(false, true)],
	['VaultPress that has not answered', { backup: VP }, LOADING],
])('combines backups and scans: %s', (_title, facts, view) => {
	expect(resolve(facts)).toEqual(view);
});

const UNBOUGHT: Partial<BackupSettingsFacts> = {
	rewind: rewind('unavailable'),
	backup: OFFER,
	flags: { hasBackups: false, hasScan: false },
};

it.each<[string, Partial<BackupSettingsFacts>, BackupSettingsView]>([
	['both', { scan: OFFER }, lack('both')],
	['backups, if scanned', { vaultpress: vaultpress(false, null), scan: FAILED }, lack('backups')],
])('SETSEC-20 reports that a site lacks %s', (_title, facts, view) => {
	expect(resolve({ ...UNBOUGHT, ...facts })).toEqual(view);
});

it.each([
	[true, false, true],
	[true, true, false],
])(
	'SETSEC-17 a site with backups %s and scans %s is backups-only: %s',
	(hasBackups, hasScan, expected) => {
		expect(isBackupOnly({ flags: { hasBackups, hasScan } })).toBe(expected);
	},
);

it.each<[string, Partial<BackupSettingsFacts>, boolean]>([
	['a plan with scans', {}, true],
	['a VaultPress that scans', { ...UNBOUGHT, vaultpress: vaultpress(true, true) }, true],
	['a VaultPress that may scan', { ...UNBOUGHT, vaultpress: vaultpress(true, null) }, false],
])('SETSEC-22 decides whether scans can be configured: %s', (_title, facts, expected) => {
	expect(hasScans({ ...FACTS, ...facts })).toBe(expected);
});

it.each<[Scan, boolean]>([
	[{ kind: 'clear' }, true],
	[{ kind: 'threats', count: 2 }, true],
	[{ kind: 'vaultpress-clear' }, true],
	[{ kind: 'vaultpress-threats', count: 1 }, true],
])('tells from %j whether the site is scanned: %s', (scan, expected) => {
	expect(isScanned(scan)).toBe(expected);
});
