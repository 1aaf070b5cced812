import { resolveScanNeeds, type ScanCardFacts, type ScanNeeds } from '@/domain/dashboard';
import { idle, toReady } from '@/lib/remote';

const legacy = toReady({
	state: 'unavailable',
	reason: 'vp_active_on_site',
	threats: [],
	credentials: [],
});

const FACTS: Omit<ScanCardFacts, 'isRetrying'> = {
	showBackups: true,
	isManaged: false,
	connection: 'connected',
	scan: idle,
	promotion: 'upgrade',
	vault: idle,
	legacyPlugin: 'unknown',
	planClass: 'free',
};

it.each<[string, Partial<typeof FACTS>, (keyof ScanNeeds)[]]>([
	['the scan alone, as a rule', {}, ['scan']],
	[
		'SCAN-10 the legacy plugin where it is that one that scans',
		{ scan: legacy },
		['scan', 'plugins', 'vault'],
	],
	[
		'SCAN-02 only the plugins of a managed site, until one is the legacy one',
		{ isManaged: true },
		['plugins'],
	],
	[
		'all of it then',
		{ isManaged: true, legacyPlugin: 'active', scan: legacy },
		['scan', 'plugins', 'vault'],
	],
	['SCAN-01 nothing for a card that is not shown', { showBackups: false, scan: legacy }, []],
	['SCAN-03 nothing offline', { connection: 'offline' }, []],
])('asks for %s', (_title, facts, wanted) => {
	const needs = resolveScanNeeds({ ...FACTS, ...facts });
	expect(Object.keys(needs).filter((key) => needs[key as keyof ScanNeeds])).toEqual(wanted);
});
