import { readAddressList } from '@/domain/pasted/address-list';
import { isMap } from '@/lib/values';
import { findSetting } from './cards';
import { TEXT, type Codec } from './codecs';

const codecOf = (key: string): Codec => findSetting(key)?.codec ?? TEXT;

export const toFormValue = (key: string, saved: unknown): string => codecOf(key).read(saved);

/** The value to send for a field's text. If the saved text is given, a setting with several members sends only those that were changed. */
export function toSettingValue(key: string, value: string, saved?: string): unknown {
	const { write, writeChanged } = codecOf(key);
	return writeChanged && saved !== undefined ? writeChanged(value, saved) : write(value);
}

/** The whole value of a setting after a save, which may have sent some of its members. */
export const completeValue = (key: string, before: unknown, sent: unknown): unknown =>
	codecOf(key).writeChanged && isMap(before) && isMap(sent) ? { ...before, ...sent } : sent;

export const isSameFormValue = (key: string, one: string, other: string): boolean =>
	codecOf(key).isSame(one, other);

/**
 * Whether the server keeps the text that was sent. With the first member of a setting with several, it may store others.
 * `base` is the saved text when the typing began.
 */
export function isKept(key: string, kept: string, sent: string, base = sent): boolean {
	const { isSame, read, writeChanged } = codecOf(key);
	const expected = writeChanged ? read({ ...JSON.parse(kept), ...writeChanged(sent, base) }) : sent;
	return isSame(kept, expected);
}

export const dropsLines = (key: string): boolean => codecOf(key).dropsLines ?? false;

const readLines = (list: string) =>
	readAddressList(list).entries.map(({ text }) => text.toLowerCase());

/** The sent lines that the server dropped. */
export function findLostLines(sent: string, kept: string): string[] {
	const known = new Set(readLines(kept));
	return readLines(sent).filter((line) => !known.has(line));
}
