import {
	describeSecurityIntro,
	resolveSecurityIntro,
	type SecurityIntroFacts,
} from '@/domain/status/security-intro';

const OFFER = { kind: 'offer', lack: 'both', promotion: 'upgrade' } as const;

const FACTS: SecurityIntroFacts = {
	connection: 'connected',
	backups: { kind: 'active', isRealTime: true },
	threats: null,
	scan: { kind: 'clear' },
	isGuarded: true,
};

const NOTHING: Partial<SecurityIntroFacts> = {
	backups: OFFER,
	scan: { kind: 'offer', promotion: 'upgrade' },
	isGuarded: false,
};

const kindOf = (facts: Partial<SecurityIntroFacts>) =>
	resolveSecurityIntro({ ...FACTS, ...facts }).kind;

it.each<[string, Partial<SecurityIntroFacts>, string]>([
	['SETSEC-03 everything works', {}, 'protected'],
	['only the firewall or brute force protection is on', { ...NOTHING, isGuarded: true }, 'guarded'],
	[
		'purchased backups have not started',
		{ ...NOTHING, backups: { kind: 'not-started' } },
		'unprotected',
	],
	['only scans run', { ...NOTHING, scan: FACTS.scan }, 'protected'],
	['only backups run', { ...NOTHING, backups: FACTS.backups }, 'protected'],
	[
		'only VaultPress scans',
		{ ...NOTHING, backups: { kind: 'vaultpress', hasBackups: false, hasScans: true } },
		'protected',
	],
	[
		'VaultPress does nothing',
		{ ...NOTHING, backups: { kind: 'vaultpress', hasBackups: false, hasScans: false } },
		'unprotected',
	],
	['nothing is active', NOTHING, 'unprotected'],
	[
		'nothing is active, and the host hides the card',
		{ ...NOTHING, backups: { kind: 'hidden' } },
		'unprotected',
	],
	[
		'threats come first',
		{
			threats: { count: 3, by: 'scan', isDisputed: false },
			backups: { kind: 'failed', isRetrying: false },
		},
		'threats',
	],
	['backups lack credentials', { backups: { kind: 'awaiting-credentials' } }, 'credentials'],
	['scans lack credentials', { scan: { kind: 'awaiting-credentials' } }, 'credentials'],
	['an answer is pending', { backups: { kind: 'loading' } }, 'checking'],
	['a request failed', { backups: { kind: 'failed', isRetrying: true } }, 'unknown'],
	['offline mode comes before loaded data', { connection: 'offline' }, 'offline'],
	['the site is not connected', { connection: 'unconnected' }, 'unconnected'],
])('the introduction: %s', (_title, facts, kind) => {
	expect(kindOf(facts)).toBe(kind);
});

it('SETSEC-03 describes only a protected site as protected, in the words of the specification', () => {
	const kinds = [
		'offline',
		'unconnected',
		'checking',
		'unknown',
		'credentials',
		'guarded',
		'unprotected',
	] as const;
	expect(describeSecurityIntro({ kind: 'protected' })).toBe(
		"Your site is protected by Jetpack. You'll be notified if anything needs attention.",
	);
	const others = [...kinds.map((kind) => ({ kind })), { kind: 'threats', count: 1 } as const];
	const sentences = others.map(describeSecurityIntro);
	expect(sentences.filter((sentence) => /is protected by/.test(sentence))).toEqual([]);
	expect(new Set(sentences).size).toBe(others.length);
	expect(describeSecurityIntro({ kind: 'threats', count: 2 })).toBe(
		'2 threats on your site need your attention.',
	);
});
