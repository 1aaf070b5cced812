import { keysOf } from '@/lib/keys-of';

export interface FooterFacts {
	isAtomicPlatform: boolean;
	isConnected: boolean;
	canManageOptions: boolean;
	isDevVersion: boolean;
}

export type FooterItem =
	'version' | 'about' | 'terms' | 'privacy' | 'modules' | 'debug' | 'reset-options';

/** DASH-25 to DASH-31, in the order of DASH-42. */
export function resolveFooterItems(facts: FooterFacts): FooterItem[] {
	const shown: Record<FooterItem, boolean> = {
		version: !facts.isAtomicPlatform,
		about: true,
		terms: true,
		privacy: true,
		modules: facts.isConnected && facts.canManageOptions,
		debug: facts.canManageOptions,
		'reset-options': facts.isDevVersion && facts.canManageOptions,
	};
	return keysOf(shown).filter((item) => shown[item]);
}
