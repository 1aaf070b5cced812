import { useCallback } from 'react';
import { loadCloudSite } from '@/state/cloud-site';
import { selectCapabilities, selectSiteConnection } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { useAfterPaint } from '@/ui/after-paint';

/** Asks the provider for its record of the site: whether it answers is how a broken connection shows (ERR-08). */
export function useSiteData(): void {
	const dispatch = useAppDispatch();
	const isConnected = useAppSelector(selectSiteConnection) === 'connected';
	const { canConnectSite } = useAppSelector(selectCapabilities);
	useAfterPaint(
		useCallback(() => {
			if (isConnected && canConnectSite) {
				void dispatch(loadCloudSite());
			}
		}, [dispatch, isConnected, canConnectSite]),
	);
}
