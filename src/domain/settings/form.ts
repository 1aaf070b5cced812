import { findSetting } from './cards';
import { readLines, TEXT, type Codec } from './codecs';

export { readLines } from './codecs';

const codecOf = (key: string): Codec => findSetting(key)?.codec ?? TEXT;

/** A saved setting as a field shows it. */
export const toFormValue = (key: string, saved: unknown): string => codecOf(key).read(saved);

/** What a field is sent as. */
export const toSettingValue = (key: string, value: string): unknown => codecOf(key).write(value);

/** Whether the server would keep two texts under a key as the same value. */
export const isSameFormValue = (key: string, one: string, other: string): boolean =>
	codecOf(key).isSame(one, other);

/** Why a text need not be sent, as the server would refuse it; "" where nothing is known against it. */
export const validateFormValue = (key: string, value: string): string =>
	codecOf(key).validate?.(value) ?? '';

/** Whether the server drops lines of a setting and reports success. */
export const dropsLines = (key: string): boolean => codecOf(key).dropsLines ?? false;

/** The lines that were sent and that the server did not keep. */
export function findLostLines(sent: string, kept: string): string[] {
	const known = new Set(readLines(kept).map((line) => line.toLowerCase()));
	return readLines(sent).filter((line) => !known.has(line.toLowerCase()));
}
