import { createSelector } from '@reduxjs/toolkit';
import { readTitleFormats, type PageType, type StoredFormats } from '@/domain/seo/saved-formats';
import { changeTitleFormats } from '@/domain/seo/stored-formats';
import { toJson } from '@/lib/to-json';
import type { AppThunk, RootState } from '../store/types';
import { selectFieldValue } from './form';
import { typeField } from './save-fields';
import { selectSetting } from './selectors';

const FORMATS = 'advanced_seo_title_formats';

/** The title formats as typed, else as saved. */
export const selectTitleFormats = createSelector(
	[(state: RootState) => selectFieldValue(state, FORMATS)],
	(value): StoredFormats => readTitleFormats(JSON.parse(value)),
);

/** The saved title formats. */
export const selectSavedTitleFormats = (state: RootState): StoredFormats =>
	readTitleFormats(selectSetting(state, FORMATS));

/** Typing in the format of one page type; all formats are saved together. */
export const typeTitleFormat =
	(type: PageType, text: string): AppThunk =>
	(dispatch, getState) => {
		const state = getState();
		const [saved, draft] = [selectSavedTitleFormats(state), selectTitleFormats(state)];
		const changed = changeTitleFormats(saved, draft, type, text);
		dispatch(typeField(FORMATS, toJson(changed)));
	};
