import type { BackupStatus } from '@/domain/backup';
import type { ScanStatus } from '@/domain/scan/types';
import {
	findThreats,
	hasScans,
	isBackupsOnly,
	resolveBackupsCard,
	resolveBackupsNeeds,
	type BackupsCardFacts,
} from '@/domain/settings-cards/backups';
import type { Vault } from '@/domain/vault';

const rewind = (state: string): { phase: 'ready'; data: BackupStatus } => ({
	phase: 'ready',
	data: { state, reason: '' },
});
const scan = (threats: number): { phase: 'ready'; data: ScanStatus } => ({
	phase: 'ready',
	data: {
		state: 'idle',
		reason: '',
		threats: Array(threats).fill({}),
		credentials: null,
		scannedAt: null,
	},
});
const vault = (security: boolean, count = 0): { phase: 'ready'; data: Vault } => ({
	phase: 'ready',
	data: {
		code: 'success',
		message: '',
		data: {
			active: true,
			features: { backups: true, security },
			threats: count,
		},
	},
});
const absent = { phase: 'failed', error: { code: 'not_active' } } as const;
const failed = { phase: 'failed', error: { code: 'x' } } as const;
const idle = { phase: 'idle' } as const;

const FACTS: BackupsCardFacts = {
	connection: 'connected',
	showBackups: true,
	rewind: rewind('active'),
	scan: scan(0),
	vault: idle,
	vaultPlugin: 'unknown',
	planClass: 'free',
	promotion: 'upgrade',
	flags: { hasBackups: true, hasScan: true },
	hasRealTimeBackups: true,
};

const FREE = { rewind: rewind('unavailable'), flags: { hasBackups: false, hasScan: false } };

it.each<[string, Partial<BackupsCardFacts>, object]>([
	['SETSEC-18 nothing where the host hides backups', { showBackups: false }, { kind: 'hidden' }],
	['nothing before the site is connected', { connection: 'unconnected' }, { kind: 'hidden' }],
	['SETSEC-24 offline mode', { connection: 'offline', rewind: idle }, { kind: 'offline' }],
	['SETSEC-21 nothing known yet', { rewind: idle }, { kind: 'loading' }],
	['SETSEC-21 no scan known yet', { scan: idle }, { kind: 'loading' }],
	[
		'no scan awaited of a site without',
		{ scan: idle, flags: { hasBackups: true, hasScan: false } },
		{ kind: 'active', isRealTime: true },
	],
	['SETSEC-19 provisioning', { rewind: rewind('provisioning') }, { kind: 'provisioning' }],
	[
		'SETSEC-19 awaiting credentials',
		{ rewind: rewind('awaiting_credentials') },
		{ kind: 'awaiting-credentials' },
	],
	['SETSEC-19 daily backups', { hasRealTimeBackups: false }, { kind: 'active', isRealTime: false }],
	[
		'BACKUP-06 an unknown state',
		{ rewind: rewind('resting') },
		{ kind: 'failed', isRetrying: false },
	],
	['BACKUP-06 an empty state', { rewind: rewind('') }, { kind: 'failed', isRetrying: false }],
	['BACKUP-05 a failure', { rewind: failed }, { kind: 'failed', isRetrying: false }],
	['BACKUP-05 a scan that fails', { scan: failed }, { kind: 'failed', isRetrying: false }],
	[
		'a failure that is being asked for again',
		{ rewind: { phase: 'loading', error: {} } },
		{ kind: 'failed', isRetrying: true },
	],
	[
		'one that failed, while the other loads for the first time',
		{ rewind: failed, scan: { phase: 'loading' } },
		{ kind: 'failed', isRetrying: false },
	],
	[
		'an unknown state that is asked about again',
		{ rewind: { phase: 'loading', previous: { state: 'resting', reason: '' } } },
		{ kind: 'failed', isRetrying: true },
	],
	['SETSEC-20 an unknown vault', { ...FREE, vault: idle }, { kind: 'loading' }],
	[
		'SETSEC-20 a vault that cannot be asked',
		{ ...FREE, vault: failed },
		{ kind: 'failed', isRetrying: false },
	],
	[
		'SETSEC-20 a vault that works',
		{ ...FREE, vault: vault(true) },
		{ kind: 'vault', hasBackups: true, hasScans: true },
	],
	[
		'SETSEC-20 no vault',
		{ ...FREE, vault: absent },
		{ kind: 'offer', has: 'nothing', promotion: 'upgrade' },
	],
	[
		'scans only',
		{ rewind: rewind('unavailable'), vault: absent, flags: { hasBackups: false, hasScan: true } },
		{ kind: 'offer', has: 'scans', promotion: 'upgrade' },
	],
	[
		'nothing to sell to a site that has paid for backups',
		{ rewind: rewind('unavailable'), vault: absent },
		{ kind: 'offer', has: 'backups', promotion: 'none' },
	],
	[
		'a plan that was sold with the vault',
		{ ...FREE, vault: absent, planClass: 'premium', vaultPlugin: 'inactive' },
		{ kind: 'vault-inactive' },
	],
])('%s', (_title, facts, view) => {
	expect(resolveBackupsCard({ ...FACTS, ...facts })).toEqual(view);
});

it.each([
	[true, false, true],
	[true, true, false],
	[false, true, false],
	[false, false, false],
])(
	'SETSEC-17 with backups %s and scans %s is backups-only: %s',
	(hasBackups, hasScan, expected) => {
		expect(isBackupsOnly({ flags: { hasBackups, hasScan } })).toBe(expected);
	},
);

it.each<[string, Partial<BackupsCardFacts>, object | null]>([
	['of the scans', { scan: scan(3) }, { count: 3, by: 'scan' }],
	['of the vault', { vault: vault(true, 2) }, { count: 2, by: 'vault' }],
	['none of a vault that does not scan', { vault: vault(false, 2) }, null],
	['none', {}, null],
])('SETSEC-23 finds threats: %s', (_title, facts, threats) => {
	expect(findThreats({ ...FACTS, ...facts })).toEqual(threats);
});

it.each<[string, Partial<BackupsCardFacts>, boolean]>([
	['a plan with scans', {}, true],
	['a vault that scans', { ...FREE, vault: vault(true) }, true],
	['neither', { ...FREE, vault: vault(false) }, false],
])('SETSEC-22 has scans to configure with %s', (_title, facts, expected) => {
	expect(hasScans({ ...FACTS, ...facts })).toBe(expected);
});

const needsOf = (facts: Partial<BackupsCardFacts>) =>
	Object.entries(resolveBackupsNeeds({ ...FACTS, ...facts }))
		.filter(([, isNeeded]) => isNeeded)
		.map(([name]) => name);

it.each<[string, Partial<BackupsCardFacts>, string[]]>([
	['nothing offline', { connection: 'offline' }, []],
	['the two states', {}, ['rewind', 'scan']],
	['no scans where there are none', { flags: { hasBackups: true, hasScan: false } }, ['rewind']],
	['the vault where no backups are kept', FREE, ['rewind', 'scan', 'vault']],
	[
		'the plugins where the plan was sold with an absent vault',
		{ ...FREE, vault: absent, planClass: 'business' },
		['rewind', 'scan', 'vault', 'plugins'],
	],
	[
		'the plugins again where their list has failed',
		{ ...FREE, vault: absent, planClass: 'business', vaultPlugin: 'failed' },
		['rewind', 'scan', 'vault', 'plugins'],
	],
])('asks for %s', (_title, facts, needs) => {
	expect(needsOf(facts)).toEqual(needs);
});
