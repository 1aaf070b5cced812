import type { Marks, Times } from './types.mjs';

export function shiftOf(shifts: Marks['shifts']): number;
export function timesOf(marks: Marks, page: { isOriginal: boolean; php: number }): Times;
