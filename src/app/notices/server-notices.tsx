import { useState } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectStateNotices } from '@/state/notices';
import type { RootState } from '@/state/types';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { LateNotice } from './late-notice';

/** A separate chunk, because few page loads have server notices. */
export const PRINTED_NOTICES = createLoadable(
	() => import(/* webpackChunkName: "printed-notices" */ './printed-notices'),
);

/** Whether the page data has a notice, or an event in the app has caused the same notice. */
export function selectHasServerNotices(state: RootState): boolean {
	const { messageCode, errorCode } = selectStateNotices(state);
	const { error, counts } = state.licensing;
	const { partner, pageDataFailures } = state.site;
	const said = messageCode || errorCode || error || counts?.detached || partner.coupon;
	return Boolean(said || pageDataFailures.length);
}

/** The server's notices for this page load. */
export function ServerNotices() {
	const hasAny = useAppSelector(selectHasServerNotices);
	// Stays mounted, because it keeps the list of notices dismissed on this visit.
	const [hadAny, setHadAny] = useState(hasAny);
	if (hasAny && !hadAny) {
		setHadAny(true);
	}
	return hadAny ? <LateNotice loadable={PRINTED_NOTICES} props={{}} /> : null;
}
