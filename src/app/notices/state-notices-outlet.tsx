import { useCallback, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { loadLicenseCounts } from '@/state/licensing';
import { selectStateNotices } from '@/state/notices';
import type { RootState } from '@/state/store/types';
import { useAfterPaint } from '@/ui/after-paint';
import { LateNotice } from './site-notices';

/** Whether the page data has a notice, or an event in the app has caused the same notice. */
export function selectHasStateNotices(state: RootState): boolean {
	const { messageCode, errorCode } = selectStateNotices(state);
	const { error, counts } = state.licensing;
	const { partner, pageDataFailures } = state.site;
	const cause = messageCode || errorCode || error || counts?.detached || partner.coupon;
	return Boolean(cause || pageDataFailures.length);
}

export function StateNoticesOutlet() {
	const dispatch = useAppDispatch();
	const hasAny = useAppSelector(selectHasStateNotices);
	useAfterPaint(useCallback(() => void dispatch(loadLicenseCounts()), [dispatch]));
	// Stays mounted, because it keeps the list of notices dismissed on this visit.
	const [hadAny, setHadAny] = useState(hasAny);
	if (hasAny && !hadAny) {
		setHadAny(true);
	}
	return hadAny ? <LateNotice>{({ StateNotices }) => <StateNotices />}</LateNotice> : null;
}
