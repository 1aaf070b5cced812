import { createSelector } from '@reduxjs/toolkit';
import {
	changeTitleFormats,
	readTitleFormats,
	TITLE_FORMATS,
	type PageType,
	type StoredFormats,
} from '@/domain/seo';
import { selectSetting } from '../settings';
import type { AppThunk, RootState } from '../types';
import { selectFieldValue } from './selectors';
import { typeField } from './thunks';

/** The formats of titles as they were typed, else as they are saved. */
export const selectTitleFormats = createSelector(
	[(state: RootState) => selectFieldValue(state, TITLE_FORMATS)],
	(value): StoredFormats => readTitleFormats(JSON.parse(value)),
);

/** The formats of titles as they are saved. */
export const selectSavedTitleFormats = (state: RootState): StoredFormats =>
	readTitleFormats(selectSetting(state, TITLE_FORMATS));

/** Typing in the format of one type of page; all of them are saved together. */
export const typeTitleFormat =
	(type: PageType, text: string): AppThunk =>
	(dispatch, getState) => {
		const state = getState();
		const [saved, draft] = [selectSavedTitleFormats(state), selectTitleFormats(state)];
		const changed = changeTitleFormats(saved, draft, type, text);
		dispatch(typeField(TITLE_FORMATS, JSON.stringify(changed)));
	};
