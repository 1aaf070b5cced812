import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../types';

export const selectSurvey = (state: RootState) => state.survey;

/** The ids of the site and of the user at the provider; disconnecting leaves them known. */
export const selectSurveyParties = createSelector(
	[
		(state: RootState) => state.site.blogId,
		(state: RootState) => state.connection.user.cloudUser?.ID,
	],
	(siteId, userId) => ({ siteId, userId }),
);

/** DISCON-14. */
export const selectCanSubmitSurvey = (state: RootState) => {
	const { siteId, userId } = selectSurveyParties(state);
	return Boolean(siteId && userId);
};
