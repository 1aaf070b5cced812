import {
	findThreats,
	resolveScan,
	resolveScanNeeds,
	type FoundThreats,
	type Scan,
	type ScanFacts,
	type ScanNeeds,
	type ScanStatus,
} from '@/domain/scan';
import { VAULTPRESS_ABSENT, type VaultPress } from '@/domain/rewind/vaultpress';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';
import { FAILED, LOADING, OFFER, RETRYING } from './shorthand';
import { entitle, featuresOf, purchasesOf } from '#tests/support/entitlements';
const status = (patch: Partial<ScanStatus>) =>
	toReady<ScanStatus>({ state: 'idle', threats: [], credentials: [{}], scannedAt: null, ...patch });

const UNAVAILABLE = status({ state: 'unavailable' });

const FACTS: ScanFacts = {
	showBackups: true,
	isManaged: false,
	connection: 'connected',
	scan: status({}),
	entitlements: entitle(),
	promotion: 'upgrade',
	vaultpress: idle,
	vaultpressPlugin: LOADING,
	planClass: 'free',
};

const STARTING = { state: 'provisioning' } as const;
const NEW = { ...STARTING, credentials: [] };
const MISSING = { vaultpressPlugin: { kind: 'not-installed' } } as const;
const INACTIVE = { vaultpressPlugin: { kind: 'inactive' } } as const;

const kindOf = (facts: Partial<ScanFacts>) => resolveScan({ ...FACTS, ...facts }).kind;

it.each<[string, Partial<ScanFacts>, string]>([
	['SCAN-01 hidden where backups are not shown', { showBackups: false }, 'hidden'],
	['SCAN-02 hidden on a managed site', { isManaged: true, ...INACTIVE }, 'hidden'],
	['SCAN-02 with VaultPress', { isManaged: true, vaultpressPlugin: { kind: 'active' } }, 'clear'],
	['hidden on an unconnected site', { connection: 'unconnected' }, 'hidden'],
	['SCAN-26 offline before loading', { connection: 'offline', scan: idle }, 'offline'],
	['SCAN-04 loading before an answer', { scan: idle }, 'loading'],
	['SCAN-05 SCAN-09 threats', { scan: status({ ...NEW, threats: [{}, {}] }) }, 'threats'],
	['SCAN-06 SCAN-09 credentials', { scan: status(NEW) }, 'awaiting-credentials'],
	['unreported credentials are not missing', { scan: status({ credentials: null }) }, 'clear'],
	['SCAN-07 provisioning', { scan: status({ state: 'provisioning' }) }, 'provisioning'],
	['SCAN-08 scanning', { scan: status({ state: 'scanning' }) }, 'clear'],
	['failed in an unknown state', { scan: status({ state: 'unknown' }) }, 'failed'],
	['SCAN-17 an offer without the service', { scan: UNAVAILABLE }, 'offer'],
])('%s', (_title, facts, kind) => {
	expect(kindOf(facts)).toBe(kind);
});

it.each<[string, ScanFacts['scan'], Scan]>([
	['SCAN-05 counts the threats', status({ threats: [{}, {}] }), { kind: 'threats', count: 2 }],
	['reports an unknown state', status({ state: 'unknown' }), FAILED],
	['reports a retry of it', toLoading(status({ state: 'unknown' })), RETRYING],
])('%s', (_title, scan, view) => {
	expect(resolveScan({ ...FACTS, scan })).toEqual(view);
});

const ALL = ['scan', 'plugins', 'vaultpress', 'entitlements'] as const;
const byVaultPress = status({ state: 'vaultpress' });
const absent = toFailed<never, { code: string }>(idle, { code: VAULTPRESS_ABSENT });

it.each<[string, Partial<ScanFacts>, string]>([
	['SCAN-14 install it', { planClass: 'premium', ...MISSING }, 'vaultpress-missing'],
	['SCAN-15 activate it', { planClass: 'premium', ...INACTIVE }, 'vaultpress-inactive'],
	['SCAN-16 buy something', { planClass: 'free', ...INACTIVE }, 'offer'],
])(
	'SCAN-10 asks a site scanned by VaultPress to %s, depending on its plan',
	(_title, facts, kind) => {
		expect(kindOf({ scan: byVaultPress, vaultpress: absent, ...facts })).toBe(kind);
	},
);

it.each([UNAVAILABLE, byVaultPress])(
	'SCAN-17 offers no scan before the entitlements are loaded, and none that was bought',
	(scan) => {
		const facts = { ...FACTS, scan, vaultpress: absent };
		const withEntitlements = (...given: Parameters<typeof entitle>) =>
			resolveScan({ ...facts, entitlements: entitle(...given) });
		expect(resolveScan(facts)).toEqual(OFFER);
		expect(withEntitlements({ purchases: idle })).toEqual(LOADING);
		expect(withEntitlements({ purchases: toFailed<never, object>(idle, {}) })).toEqual({
			kind: 'offer',
			promotion: 'none',
		});
		for (const given of [
			{ features: featuresOf('scan') },
			{ purchases: purchasesOf('jetpack_scan_monthly') },
		]) {
			expect(withEntitlements(given)).toEqual({ kind: 'not-started' });
		}
	},
);

const answer = (
	patch: Partial<VaultPress>,
	threats: number | null = 0,
	security: boolean | null = true,
) =>
	toReady<VaultPress>({
		code: 'success',
		message: '',
		data: { active: true, features: { backups: true, security }, threats },
		...patch,
	});
const UNREGISTERED = { code: 'not_registered' };
const broken = toFailed<VaultPress, { code: string }>(idle, { code: 'oh' });

it.each<[string, Partial<ScanFacts>, Scan['kind']]>([
	['SCAN-11 SCAN-25 no key', { vaultpress: answer(UNREGISTERED, 3) }, 'vaultpress-unregistered'],
	['SCAN-12 SCAN-25 threats before success', { vaultpress: answer({}, 3) }, 'vaultpress-threats'],
	['the plugin fails', { vaultpress: broken }, 'failed'],
	['SCAN-13 success', {}, 'vaultpress-clear'],
	['no number of threats is not none', { vaultpress: answer({}, null) }, 'failed'],
	['no number without scans', { vaultpress: answer({}, null, false) }, 'vaultpress-clear'],
	['SCAN-14 not there', { vaultpress: answer({ code: 'oh' }), ...MISSING }, 'vaultpress-missing'],
])('SCAN-10 uses the answer of VaultPress: %s', (_title, facts, kind) => {
	const BY_VAULTPRESS = {
		scan: byVaultPress,
		vaultpress: answer({}),
		vaultpressPlugin: { kind: 'active' },
		planClass: 'premium',
	} as const;
	expect(kindOf({ ...BY_VAULTPRESS, ...facts })).toBe(kind);
});

it.each<[string, Partial<ScanFacts>, (keyof ScanNeeds)[]]>([
	['the scan alone by default', { scan: idle }, ['scan']],
	['SCAN-02 the plugins of a managed site', { scan: idle, isManaged: true }, ['plugins']],
	['all', { isManaged: true, vaultpressPlugin: { kind: 'active' }, scan: byVaultPress }, [...ALL]],
	['the entitlements without scans', { scan: UNAVAILABLE }, ['scan', 'entitlements']],
	['SCAN-03 nothing offline', { connection: 'offline' }, []],
])('requests %s', (_title, facts, wanted) => {
	const needs = resolveScanNeeds({ ...FACTS, ...facts });
	expect(ALL.filter((key) => needs[key])).toEqual(wanted);
});

const report = (threats: number | null, security: boolean | null = true) =>
	toReady<VaultPress>({
		code: 'success',
		message: '',
		data: { active: true, features: { backups: true, security }, threats },
	});

const FOUND_BY_VAULTPRESS = { kind: 'vaultpress-threats', count: 2 } as const;
const found = (count: number, by: FoundThreats['by'], isDisputed = false) => ({
	count,
	by,
	isDisputed,
});

it.each<[string, Scan, Parameters<typeof findThreats>[0]['vaultpress'], FoundThreats | null]>([
	['those of the scan first', { kind: 'threats', count: 3 }, report(5), found(3, 'scan')],
	['those of VaultPress', FOUND_BY_VAULTPRESS, report(2), found(2, 'vaultpress')],
	['those that the scan disputes', { kind: 'clear' }, report(2), found(2, 'vaultpress', true)],
	['none of a VaultPress that does not scan', { kind: 'clear' }, report(2, false), null],
])('SETSEC-23 finds %s', (_title, scan, answer, threats) => {
	expect(findThreats({ scan, vaultpress: answer })).toEqual(threats);
});
