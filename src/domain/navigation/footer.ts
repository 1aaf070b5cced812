import { canAct } from '@/domain/calls/acts';
import { keysOf } from '@/lib/values';

export interface FooterFacts {
	isAtomicPlatform: boolean;
	isConnected: boolean;
	canManageOptions: boolean;
	canManageModules: boolean;
	isDevVersion: boolean;
	/** REST paths below `jetpack/v4/`. */
	missingRoutes: readonly string[];
	/** Slugs of Jetpack's own pages. */
	missingPages: readonly string[];
	/** The masthead leads to the tools. */
	hasToolsSection: boolean;
}

/** Whether each link is shown (DASH-25 to DASH-31), in the order of DASH-42. */
const decide = (facts: FooterFacts) => {
	const hasPage = (slug: string) => !facts.missingPages.includes(slug);
	return {
		version: !facts.isAtomicPlatform,
		about: true,
		terms: true,
		privacy: true,
		// People who can't manage modules see Jetpack's own list.
		modules:
			facts.isConnected &&
			facts.canManageOptions &&
			(facts.canManageModules || hasPage('jetpack_modules')),
		debug: facts.canManageOptions && hasPage('jetpack-debugger'),
		tools: (facts.canManageOptions || facts.canManageModules) && !facts.hasToolsSection,
		'reset-options':
			facts.isDevVersion && facts.canManageOptions && canAct(facts.missingRoutes, 'reset-settings'),
		'dev-tools': facts.isDevVersion,
	};
};

export type FooterItem = keyof ReturnType<typeof decide>;

export function resolveFooterItems(facts: FooterFacts): FooterItem[] {
	const shown = decide(facts);
	return keysOf(shown).filter((item) => shown[item]);
}
