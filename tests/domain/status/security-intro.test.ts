import { describeSecurityIntro, type SecurityIntroFacts } from '@/domain/status/security-intro';
import { FAILED, OFFER } from '../shorthand';

const GAP = { ...OFFER, lack: 'both' } as const;

const FACTS: SecurityIntroFacts = {
	connection: 'connected',
	backups: { kind: 'active', isRealTime: true },
	threats: null,
	scan: { kind: 'clear' },
	isGuarded: true,
	protections: [{ state: 'on' }],
};

const vault = (hasScans: boolean) => ({ kind: 'vaultpress', hasBackups: false, hasScans }) as const;
const THREATS = { count: 3, by: 'scan', isDisputed: false } as const;
const NOTHING: Partial<SecurityIntroFacts> = {
	backups: GAP,
	scan: OFFER,
	isGuarded: false,
};

const SENTENCES = {
	protected: "Your site is protected by Jetpack. You'll be notified if anything needs attention.",
	threats: '3 threats on your site need your attention.',
	credentials: "Enter your server's credentials to finish protecting your site.",
	partly: "Part of your site's protection is off. Turn on what you need.",
	guarded: 'Login protection is on. Turn on anything else you need.',
	unprotected: 'Nothing protects your site yet. Turn on what you need.',
	checking: 'Checking what protects your site…',
	unknown: "Couldn't check how well your site is protected.",
	offline: "Jetpack can't watch your site in Offline Mode.",
	unconnected: 'Connect this site to let Jetpack protect it.',
};

it.each<[string, Partial<SecurityIntroFacts>, keyof typeof SENTENCES]>([
	['SETSEC-03 everything works', {}, 'protected'],
	['backups run, and a protection is off', { protections: [{ state: 'off' }] }, 'partly'],
	['the last scan is old', { protections: [{ state: 'stale' }] }, 'partly'],
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
])('the introduction: %s', (_title, facts, sentence) => {
	expect(describeSecurityIntro({ ...FACTS, ...facts })).toBe(SENTENCES[sentence]);
});
