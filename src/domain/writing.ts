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

/** What is written under the key, and may be read there until the server has said what it made of it. */
const VERBS = ['noop', 'create', 'regenerate', 'delete'];

/** @return The address, or "" where there is none: false, null and "1" say that (WRITING-28). */
export function readPostByEmailAddress(saved: unknown): string {
	const address = typeof saved === 'string' ? saved.trim() : '';
	return address === '1' || VERBS.includes(address) ? '' : address;
}
