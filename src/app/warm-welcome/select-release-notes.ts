import { createSelector } from '@reduxjs/toolkit';
import { resolveReleaseNotes } from '@/domain/notices';
import type { ScreenChoice } from '@/domain/screen-choice';
import { selectStateNotices } from '@/state/notices';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/types';

const selectIsAtAGlance = (_state: RootState, choice: ScreenChoice) =>
	choice.kind === 'screen' && choice.screen === 'dashboard';

export const selectReleaseNotes = createSelector(
	[selectIsAtAGlance, selectStateNotices, selectSite],
	(isAtAGlance, { messageContent }, { currentVersion }) =>
		resolveReleaseNotes({ isAtAGlance, post: messageContent, version: currentVersion }),
);
