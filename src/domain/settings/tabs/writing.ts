import type { ModuleOverride } from '@/domain/modules/types';
import { type SiteFlags, isProviderHosted } from '@/domain/site/types';

/** Whether Writing says that its tools appear once an administrator enables them: to users with neither right (WRITING-08). */
export const lacksWritingTools = (rights: {
	canManageModules: boolean;
	canEditPosts: boolean;
}): boolean => !rights.canManageModules && !rights.canEditPosts;

type Hosting = Pick<SiteFlags, 'isAtomicSite' | 'isWoASite' | 'isAtomicPlatform'>;

/** The provider's own hosting and site code can force the toolbar on, so that there is no choice (WRITING-07). */
export const isToolbarAlwaysOn = (site: Hosting, override: ModuleOverride | undefined): boolean =>
	isProviderHosted(site) || override === 'active';

/** The value written under the key, which is also read there until the settings are reloaded. */
const VERBS = ['noop', 'create', 'regenerate', 'delete'];

/** @return The address, or "" for false, null and "1" (WRITING-28). */
export function readPostByEmailAddress(saved: unknown): string {
	const address = typeof saved === 'string' ? saved.trim() : '';
	return address === '1' || VERBS.includes(address) ? '' : address;
}
