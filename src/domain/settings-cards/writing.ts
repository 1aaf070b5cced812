import type { ModuleOverride } from '@/domain/modules';
import { isProviderHosted, type SiteFlags } from '@/domain/site';

export interface WritingToolsFacts {
	canManageModules: boolean;
	canEditPosts: boolean;
	isPostByEmailActive: boolean;
}

/** Whether there is something on Writing that a person can use; what can only be read does not count (WRITING-08). */
export const hasWritingTools = (facts: WritingToolsFacts): boolean =>
	facts.canManageModules || (facts.canEditPosts && facts.isPostByEmailActive);

type Hosting = Pick<SiteFlags, 'isAtomicSite' | 'isWoASite' | 'isAtomicPlatform'>;

/** The provider's own hosting and site code can keep the toolbar on for good: then there is nothing to choose (WRITING-07). */
export const isToolbarAlwaysOn = (site: Hosting, override: ModuleOverride | undefined): boolean =>
	isProviderHosted(site) || override === 'active';
