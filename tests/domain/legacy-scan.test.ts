import { resolveLegacyScan, type LegacyScanFacts } from '@/domain/vault';
import type { Vault } from '@/domain/vault';
import { idle, toReady } from '@/lib/remote';

const answer = (patch: Partial<Vault>, threats = 0, hasSecurity = true) =>
	toReady<Vault>({
		code: 'success',
		message: '',
		data: {
			active: true,
			features: { backups: true, security: hasSecurity },
			security: { notice_count: threats },
		},
		...patch,
	});

const absent = { phase: 'failed', error: { code: 'not_active' } } as const;
const broken = { phase: 'failed', error: { code: 'oh' } } as const;

const FACTS: LegacyScanFacts = {
	vault: answer({}),
	legacyPlugin: 'active',
	planClass: 'premium',
	promotion: 'upgrade',
};

it.each<[string, Partial<LegacyScanFacts>, string | undefined]>([
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
	['nobody can be asked', { vault: broken }, undefined],
	['the list of plugins cannot be had', { vault: absent, legacyPlugin: 'failed' }, undefined],
])('%s', (_title, facts, kind) => {
	expect(resolveLegacyScan({ ...FACTS, ...facts })?.kind).toBe(kind);
});
