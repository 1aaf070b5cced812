import { resolveScanCard, type ScanCardFacts } from '@/domain/dashboard';
import type { ScanStatus } from '@/domain/backup';
import { idle, toReady } from '@/lib/remote';

const failed = { phase: 'failed', error: { code: 'x' } } as const;
const status = (patch: Partial<ScanStatus>) =>
	toReady({ state: 'idle', reason: '', threats: [], credentials: [{}], ...patch });

const FACTS: ScanCardFacts = {
	showBackups: true,
	isManaged: false,
	connection: 'connected',
	scan: status({}),
	isRetrying: false,
	promotion: 'upgrade',
	vault: idle,
	legacyPlugin: 'unknown',
	planClass: 'free',
};

const kindOf = (facts: Partial<ScanCardFacts>) => resolveScanCard({ ...FACTS, ...facts }).kind;

it.each<[string, Partial<ScanCardFacts>, string]>([
	['SCAN-01 hidden where backups are not shown', { showBackups: false }, 'hidden'],
	['SCAN-02 hidden on a managed site', { isManaged: true, legacyPlugin: 'inactive' }, 'hidden'],
	[
		'SCAN-02 shown there with the legacy plugin',
		{ isManaged: true, legacyPlugin: 'active' },
		'clear',
	],
	['SCAN-26 offline before loading', { connection: 'offline', scan: idle }, 'offline'],
	['SCAN-04 loading while nothing is known', { scan: idle }, 'loading'],
	['a failure that is asked again stays a failure', { scan: idle, isRetrying: true }, 'failed'],
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
