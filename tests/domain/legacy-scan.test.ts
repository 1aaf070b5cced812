import { resolveLegacyScan, VAULT_ABSENT, type LegacyScanFacts, type Vault } from '@/domain/vault';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

const answer = (patch: Partial<Vault>, threats = 0, hasSecurity = true) =>
	toReady<Vault>({
		code: 'success',
		message: '',
		data: {
			active: true,
			features: { backups: true, security: hasSecurity },
			threats,
		},
		...patch,
	});

const absent = toFailed<Vault, { code: string }>(idle, { code: VAULT_ABSENT });
const broken = toFailed<Vault, { code: string }>(idle, { code: 'oh' });

const FACTS: LegacyScanFacts = {
	vault: answer({}),
	legacyPlugin: 'active',
	planClass: 'premium',
	promotion: 'upgrade',
};

it.each<[string, Partial<LegacyScanFacts>, string]>([
	[
		'SCAN-11 SCAN-25 no registration key',
		{ vault: answer({ code: 'not_registered' }, 3) },
		'legacy-unregistered',
	],
	['SCAN-12 SCAN-25 threats before success', { vault: answer({}, 3) }, 'legacy-threats'],
	['SCAN-13 success', {}, 'legacy-clear'],
	[
		'threats of a plan without security do not count',
		{ vault: answer({}, 3, false) },
		'legacy-clear',
	],
	['SCAN-14 not installed', { vault: absent, legacyPlugin: 'not-installed' }, 'legacy-missing'],
	['SCAN-15 not active', { vault: absent, legacyPlugin: 'inactive' }, 'legacy-inactive'],
	[
		'SCAN-15 on the business plan too',
		{ vault: absent, legacyPlugin: 'inactive', planClass: 'business' },
		'legacy-inactive',
	],
	['SCAN-16 another plan', { vault: absent, planClass: 'personal' }, 'offer'],
	['the plugin is being asked', { vault: idle }, 'loading'],
	['the list of plugins is being asked', { vault: absent, legacyPlugin: 'unknown' }, 'loading'],
	['nobody can be asked', { vault: broken }, 'failed'],
	['the list of plugins cannot be had', { vault: absent, legacyPlugin: 'failed' }, 'failed'],
	['it is asked for again', { vault: absent, legacyPlugin: 'retrying' }, 'failed'],
	['an absent plugin that is asked again', { vault: toLoading(absent) }, 'failed'],
])('%s', (_title, facts, kind) => {
	expect(resolveLegacyScan({ ...FACTS, ...facts }).kind).toBe(kind);
});

it('stays a failure, busy, while it is asked again', () => {
	const retrying = { kind: 'failed', isRetrying: true };
	expect(resolveLegacyScan({ ...FACTS, vault: toLoading(broken) })).toEqual(retrying);
	expect(resolveLegacyScan({ ...FACTS, vault: absent, legacyPlugin: 'retrying' })).toEqual(
		retrying,
	);
});
