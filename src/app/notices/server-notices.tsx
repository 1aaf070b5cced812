import { useState } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectStateNotices } from '@/state/notices';
import type { RootState } from '@/state/types';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { LateNotice } from './late-notice';

/** Few page loads have something to say: a chunk of its own. */
export const PRINTED_NOTICES = createLoadable(
	() => import(/* webpackChunkName: "printed-notices" */ './printed-notices'),
);

/** Whether the server has anything to say with this page, or something happened that it would have said. */
export function selectHasServerNotices(state: RootState): boolean {
	const { messageCode, errorCode } = selectStateNotices(state);
	const { error, counts } = state.licensing;
	const said = messageCode || errorCode || error || counts?.detached || state.site.partner.coupon;
	return Boolean(said);
}

/** What the server says once for this page load. */
export function ServerNotices() {
	const hasAny = useAppSelector(selectHasServerNotices);
	// What was put away on this visit is remembered there, and would be forgotten if it went.
	const [hadAny, setHadAny] = useState(hasAny);
	if (hasAny && !hadAny) {
		setHadAny(true);
	}
	return hadAny ? <LateNotice loadable={PRINTED_NOTICES} props={{}} /> : null;
}
