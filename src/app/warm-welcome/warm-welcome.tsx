import { createSelector } from '@reduxjs/toolkit';
import { useCallback, useRef } from 'react';
import { resolveReleaseNotes } from '@/domain/notices/release-notes';
import type { ScreenChoice } from '@/domain/routes/screen-choice';
import { recordReleaseNotesView } from '@/state/store/analytics';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectStateNotices } from '@/state/notices';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/store/types';
import { late } from '@/ui/loadable/late';

/** A separate chunk, because the purifier is heavy and the notes are shown once per version. */
export const ReleaseNotes = late(
	() => import(/* webpackChunkName: "release-notes" */ './release-notes'),
);

const selectIsAtAGlance = (_state: RootState, choice: ScreenChoice) =>
	choice.kind === 'screen' && choice.screen === 'dashboard';

export const selectReleaseNotes = createSelector(
	[selectIsAtAGlance, selectStateNotices, selectSite],
	(isAtAGlance, { messageContent }, { currentVersion }) =>
		resolveReleaseNotes({ isAtAGlance, post: messageContent, version: currentVersion }),
);

/** The release notes above At a Glance, until they are dismissed; recorded once per page load (TRACK-05). */
export function WarmWelcome({ choice }: { choice: ScreenChoice }) {
	const dispatch = useAppDispatch();
	const notes = useAppSelector((state) => selectReleaseNotes(state, choice));
	const version = notes?.version;
	const isCounted = useRef(false);

	const handleShown = useCallback(() => {
		if (version !== undefined && !isCounted.current) {
			isCounted.current = true;
			dispatch(recordReleaseNotesView(version));
		}
	}, [dispatch, version]);

	return notes && <ReleaseNotes {...notes} onShown={handleShown} />;
}
