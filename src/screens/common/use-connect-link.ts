import { __ } from '@wordpress/i18n';
import { findConnectPath, RECONNECT_PATH, type ConnectLayer } from '@/domain/routes/connect';
import { selectConnectFacts } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';

/** The link by which this user can add what the connection lacks, or null if only somebody else can. */
export function useConnectLink(layer: ConnectLayer) {
	const path = findConnectPath(layer, useAppSelector(selectConnectFacts));
	return (
		path && {
			path,
			href: `#${path}` as const,
			label:
				path === RECONNECT_PATH
					? __('Reconnect', 'dashboard-for-jetpack')
					: __('Connect', 'dashboard-for-jetpack'),
		}
	);
}
