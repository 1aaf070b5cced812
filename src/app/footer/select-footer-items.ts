import { resolveFooterItems, type FooterItem } from '@/domain/navigation';
import { selectCapabilities, selectSiteConnection } from '@/state/connection';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/types';

export function selectFooterItems(state: RootState): FooterItem[] {
	const { isAtomicPlatform, isDevVersion } = selectSite(state);
	return resolveFooterItems({
		isAtomicPlatform,
		isDevVersion,
		isConnected: selectSiteConnection(state) === 'connected',
		canManageOptions: selectCapabilities(state).canManageOptions,
	});
}
