import { createAction } from '@reduxjs/toolkit';
import { injectSlice } from './inject-slice';

/** A record whose fields are only ever replaced: its selector, and the action that replaces some of them. */
export function injectRecord<T extends object>(key: string, initial: T) {
	const changed = createAction<Partial<T>>(`${key}/changed`);
	const select = injectSlice<T>(key, (record = initial, action) =>
		changed.match(action) ? { ...record, ...action.payload } : record,
	);
	return { select, changed };
}
