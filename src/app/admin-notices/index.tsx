import { ADMIN_NOTICE_CANDIDATES } from '@/domain/notices';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { useLoadable } from '@/ui/loadable/use-loadable';

/** Fetched ahead where there may be a notice already: the screen would jump if it was moved after the first paint. */
export const ADMIN_NOTICES = createLoadable(
	() => import(/* webpackChunkName: "admin-notices" */ './admin-notices'),
);

export const mayHaveAdminNotices = () => document.querySelector(ADMIN_NOTICE_CANDIDATES) !== null;

/** The notices of others. Without their chunk they stay where WordPress has put them. */
export function AdminNotices() {
	const { arrival } = useLoadable(ADMIN_NOTICES);
	return arrival.phase === 'ready' ? <arrival.loaded /> : null;
}
