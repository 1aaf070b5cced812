import {
	resolveScanCard,
	resolveScanNeeds,
	type ScanCardFacts,
	type ScanNeeds,
} from '@/domain/scan/scan-card';
import type { ScanStatus } from '@/domain/scan/types';
import { VAULT_ABSENT } from '@/domain/vault';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

const failed = toFailed<ScanStatus, object>(idle, {});
const status = (patch: Partial<ScanStatus>) =>
	toReady({ state: 'idle', reason: '', threats: [], credentials: [{}], scannedAt: null, ...patch });

const FACTS: ScanCardFacts = {
	showBackups: true,
	isManaged: false,
	connection: 'connected',
	scan: status({}),
	hasScan: false,
	promotion: 'upgrade',
	vault: idle,
	vaultPlugin: 'unknown',
	planClass: 'free',
};

const kindOf = (facts: Partial<ScanCardFacts>) => resolveScanCard({ ...FACTS, ...facts }).kind;

it.each<[string, Partial<ScanCardFacts>, string]>([
	['SCAN-01 hidden where backups are not shown', { showBackups: false }, 'hidden'],
	['SCAN-02 hidden on a managed site', { isManaged: true, vaultPlugin: 'inactive' }, 'hidden'],
	['SCAN-02 shown there with VaultPress', { isManaged: true, vaultPlugin: 'active' }, 'clear'],
	['SCAN-26 offline before loading', { connection: 'offline', scan: idle }, 'offline'],
	['SCAN-04 loading while nothing is known', { scan: idle }, 'loading'],
	['a failure that is asked again stays a failure', { scan: toLoading(failed) }, 'failed'],
	['a failure is no absence of threats', { scan: failed }, 'failed'],
	[
		'SCAN-05 SCAN-09 threats before missing credentials',
		{ scan: status({ threats: [{}, {}], credentials: [], state: 'provisioning' }) },
		'threats',
	],
	[
		'SCAN-06 SCAN-09 credentials before how far the setup is',
		{ scan: status({ credentials: [], state: 'provisioning' }) },
		'needs-credentials',
	],
	[
		'credentials that nobody told of are not missing',
		{ scan: status({ credentials: null }) },
		'clear',
	],
	['SCAN-07 provisioning', { scan: status({ state: 'provisioning' }) }, 'provisioning'],
	['SCAN-08 idle', {}, 'clear'],
	['SCAN-08 scanning', { scan: status({ state: 'scanning' }) }, 'clear'],
	['a state that nobody knows', { scan: status({ state: 'dreaming' }) }, 'failed'],
	[
		'SCAN-09 what a service found counts, whatever the reason says',
		{ scan: status({ reason: 'vp_active_on_site' }) },
		'clear',
	],
	['SCAN-17 no service', { scan: status({ state: 'unavailable' }) }, 'offer'],
	['SCAN-17 no state at all', { scan: status({ state: '' }) }, 'offer'],
])('%s', (_title, facts, kind) => {
	expect(kindOf(facts)).toBe(kind);
});

it('SCAN-05 counts the threats', () => {
	expect(resolveScanCard({ ...FACTS, scan: status({ threats: [{}, {}] }) })).toEqual({
		kind: 'threats',
		count: 2,
	});
});

const byVault = status({ state: 'unavailable', reason: 'vp_active_on_site' });
const absent = toFailed<never, { code: string }>(idle, { code: VAULT_ABSENT });

it.each<[string, Partial<ScanCardFacts>, string]>([
	['SCAN-14 install it', { planClass: 'premium', vaultPlugin: 'not-installed' }, 'vault-missing'],
	['SCAN-15 activate it', { planClass: 'premium', vaultPlugin: 'inactive' }, 'vault-inactive'],
	['SCAN-16 buy something', { planClass: 'free', vaultPlugin: 'inactive' }, 'offer'],
])('SCAN-10 asks a site that VaultPress scans to %s, by its plan', (_title, facts, kind) => {
	expect(kindOf({ scan: byVault, vault: absent, ...facts })).toBe(kind);
});

it.each([status({ state: 'unavailable' }), byVault])(
	'SCAN-17 sells nothing that is paid for',
	(scan) => {
		const facts = { ...FACTS, scan, vault: absent };
		expect(resolveScanCard(facts)).toEqual({ kind: 'offer', promotion: 'upgrade' });
		expect(resolveScanCard({ ...facts, hasScan: true })).toEqual({
			kind: 'offer',
			promotion: 'none',
		});
	},
);

it('keeps "Try again" busy over a state that nobody knows', () => {
	const scan = status({ state: 'dreaming' });
	expect(resolveScanCard({ ...FACTS, scan })).toEqual({ kind: 'failed', isRetrying: false });
	expect(resolveScanCard({ ...FACTS, scan: toLoading(scan) })).toEqual({
		kind: 'failed',
		isRetrying: true,
	});
});

it.each<[string, Partial<ScanCardFacts>, (keyof ScanNeeds)[]]>([
	['the scan alone, as a rule', { scan: idle }, ['scan']],
	[
		'SCAN-10 VaultPress where it scans in place of the service',
		{ scan: byVault },
		['scan', 'plugins', 'vault'],
	],
	[
		'SCAN-02 only the plugins of a managed site, until one is VaultPress',
		{ scan: idle, isManaged: true },
		['plugins'],
	],
	[
		'all of it then',
		{ isManaged: true, vaultPlugin: 'active', scan: byVault },
		['scan', 'plugins', 'vault'],
	],
	['SCAN-01 nothing for a card that is not shown', { showBackups: false, scan: byVault }, []],
	['SCAN-03 nothing offline', { connection: 'offline' }, []],
])('asks for %s', (_title, facts, wanted) => {
	const needs = resolveScanNeeds({ ...FACTS, ...facts });
	expect(Object.keys(needs).filter((key) => needs[key as keyof ScanNeeds])).toEqual(wanted);
});
