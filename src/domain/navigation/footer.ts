import { keysOf } from '@/lib/keys-of';

export interface FooterFacts {
	isAtomicPlatform: boolean;
	isConnected: boolean;
	canManageOptions: boolean;
	canManageModules: boolean;
	isDevVersion: boolean;
}

export type FooterItem =
	| 'version'
	| 'about'
	| 'terms'
	| 'privacy'
	| 'modules'
	| 'check'
	| 'tools'
	| 'debug'
	| 'reset-options'
	| 'dev-tools';

/** The links of the footer (DASH-25 to DASH-31) in the order of DASH-42. */
export function resolveFooterItems(facts: FooterFacts): FooterItem[] {
	const shown: Record<FooterItem, boolean> = {
		version: !facts.isAtomicPlatform,
		about: true,
		terms: true,
		privacy: true,
		modules: facts.isConnected && facts.canManageOptions,
		debug: facts.canManageOptions,
		check: facts.canManageOptions,
		tools: facts.canManageModules,
		'reset-options': facts.isDevVersion && facts.canManageOptions,
		'dev-tools': facts.isDevVersion,
	};
	return keysOf(shown).filter((item) => shown[item]);
}
