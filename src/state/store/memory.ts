import * as v from 'valibot';
import { parseJson } from '@/lib/parse-json';
import { toJson } from '@/lib/to-json';
import type { AppThunk, Browser } from './types';

/** Who has a value of their own. A browser is used by several people, and for several sites of a network. */
type Owner = 'person and site' | 'site' | 'browser';

interface Terms<O extends Owner> {
	of: O;
	/** How many owners' values are kept, 20 by default. The oldest are dropped. */
	most?: number;
}

/** Who uses the browser now. */
export interface User {
	site: { rawUrl: string };
	connection: { user: { id: number } };
}

const MOST = 20;
const RECORDS = v.record(v.string(), v.unknown());

function parseRecords(text: string | null): Record<string, unknown> {
	const { success, output } = v.safeParse(RECORDS, parseJson(text ?? ''));
	return success ? output : {};
}

/**
 * The browser's value under a name. Anyone can write into its storage, so a value that doesn't fit the schema counts as missing and never breaks a
 * screen. A malformed value of one owner leaves those of the others.
 *
 * @param name   Listed in `php-stub/readme.txt`.
 * @param schema A text of the whole browser is stored as it is, anything else as JSON.
 */
export function defineMemory<T, O extends Owner>(
	name: string,
	schema: v.GenericSchema<unknown, T>,
	{ of, most = MOST }: Terms<O>,
) {
	const ownerOf = ({ site, connection }: User): string =>
		of === 'site' ? `site ${site.rawUrl}` : `${site.rawUrl} ${connection.user.id}`;

	function listStored(text: string | null, user: User): unknown[] {
		if (of === 'browser') {
			return [parseJson(text ?? ''), text];
		}
		const records = parseRecords(text);
		const owner = ownerOf(user);
		return Object.hasOwn(records, owner) ? [records[owner]] : [];
	}

	/** Like `recall`, before there is a state. */
	function read(browser: Browser, user: User): T | null {
		for (const stored of listStored(browser.recall(name), user)) {
			const { success, output } = v.safeParse(schema, stored);
			if (success) {
				return output;
			}
		}
		return null;
	}

	function toText(value: T | null, stored: string | null, user: User): string {
		if (of === 'browser') {
			return typeof value === 'string' ? value : toJson(value);
		}
		const owner = ownerOf(user);
		const others = Object.entries(parseRecords(stored))
			.filter(([other]) => other !== owner)
			.slice(1 - most);
		return toJson(Object.fromEntries(value === null ? others : [...others, [owner, value]]));
	}

	return {
		read,
		recall:
			(): AppThunk<T | null> =>
			(_dispatch, getState, { browser }) =>
				read(browser, getState()),
		/** Null forgets the owner's value. */
		remember:
			(value: O extends 'browser' ? T : T | null): AppThunk =>
			(_dispatch, getState, { browser }) => {
				browser.remember(name, toText(value, browser.recall(name), getState()));
			},
	};
}
