import {
	describeSecurityIntro,
	resolveSecurityIntro,
	type SecurityIntroFacts,
} from '@/domain/status/security-intro';
import { FAILED, OFFER } from '../shorthand';

const GAP = { ...OFFER, lack: 'both' } as const;

const FACTS: SecurityIntroFacts = {
	connection: 'connected',
	backups: { kind: 'active', isRealTime: true },
	threats: null,
	scan: { kind: 'clear' },
	isGuarded: true,
};

const vault = (hasScans: boolean) => ({ kind: 'vaultpress', hasBackups: false, hasScans }) as const;
const THREATS = { count: 3, by: 'scan', isDisputed: false } as const;
const NOTHING: Partial<SecurityIntroFacts> = {
	backups: GAP,
	scan: OFFER,
	isGuarded: false,
};

const kindOf = (facts: Partial<SecurityIntroFacts>) =>
	resolveSecurityIntro({ ...FACTS, ...facts }).kind;

it.each<[string, Partial<SecurityIntroFacts>, string]>([
	['SETSEC-03 everything works', {}, 'protected'],
	['only the firewall or brute force protection is on', { ...NOTHING, isGuarded: true }, 'guarded'],
	['backups have not started', { ...NOTHING, backups: { kind: 'not-started' } }, 'unprotected'],
	['only scans run', { ...NOTHING, scan: FACTS.scan }, 'protected'],
	['only backups run', { ...NOTHING, backups: FACTS.backups }, 'protected'],
	['only VaultPress scans', { ...NOTHING, backups: vault(true) }, 'protected'],
	['VaultPress does nothing', { ...NOTHING, backups: vault(false) }, 'unprotected'],
	['nothing is active', NOTHING, 'unprotected'],
	['the host hides the card', { ...NOTHING, backups: { kind: 'hidden' } }, 'unprotected'],
	['threats come first', { threats: THREATS, backups: FAILED }, 'threats'],
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
	] as const;
	expect(describeSecurityIntro({ kind: 'protected' })).toBe(
		"Your site is protected by Jetpack. You'll be notified if anything needs attention.",
	);
	const others = [
		...[...kinds, 'unprotected' as const].map((kind) => ({ kind })),
		{ kind: 'threats', count: 1 } as const,
	];
	const sentences = others.map(describeSecurityIntro);
	expect(sentences.filter((sentence) => /is protected by/.test(sentence))).toEqual([]);
	expect(new Set(sentences).size).toBe(others.length);
	expect(describeSecurityIntro({ kind: 'threats', count: 2 })).toBe(
		'2 threats on your site need your attention.',
	);
});
