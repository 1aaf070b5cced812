import * as v from 'valibot';
import { toJson } from '@/lib/to-json';
import { EPOCH } from '@/domain/stored';
import type { AppThunk, Browser } from './types';

/**
 * The entries of a tab: answers of the site for its next page, never shown as current. Any change of the site may make them wrong, so
 * `forgetTabMemories` deletes them before each write. The login page deletes them, too (`Tab_Storage` in PHP).
 */
const TAB_MEMORIES = ['dashboard-for-jetpack-plan-outline'] as const;

type Place = 'browser' | 'tab';
type NameIn<P extends Place> = P extends 'tab' ? (typeof TAB_MEMORIES)[number] : string;

export const forgetTabMemories = ({ tab }: Browser): void => TAB_MEMORIES.forEach(tab.forget);

/** Who has a value of their own. A browser is used by several people, and for several sites of a network. */
type Owner = 'person and site' | 'site' | 'browser';

interface Terms<O extends Owner, P extends Place> {
	of: O;
	/** The tab's entries end when it is closed, or when the login page is shown. */
	in: P;
	/** Milliseconds after the value's `at`; without it, a value never expires. */
	lasts?: number;
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
const STAMPED = v.object({ at: EPOCH });

function parse(text: string | null): unknown {
	try {
		return JSON.parse(text ?? '');
	} catch {
		return undefined;
	}
}

function parseRecords(text: string | null): Record<string, unknown> {
	const { success, output } = v.safeParse(RECORDS, parse(text));
	return success ? output : {};
}

/** A value from the future counts as too old, because the clock may have been set back. */
function isFresh(value: unknown, now: number, lasts: number): boolean {
	const { success, output } = v.safeParse(STAMPED, value);
	return success && output.at <= now && now - output.at < lasts;
}

/**
 * The browser's value under a name. Anyone can write into its storage, so a value that doesn't fit the schema counts as missing and never breaks a
 * screen. A malformed value of one owner leaves those of the others.
 *
 * @param name   Listed in `php-stub/readme.txt`.
 * @param schema A text of the whole browser is stored as it is, anything else as JSON.
 */
export function defineMemory<T, O extends Owner, P extends Place>(
	name: NameIn<P>,
	schema: v.GenericSchema<unknown, T>,
	{ of, in: place, lasts, most = MOST }: Terms<O, P>,
) {
	const areaOf = (browser: Browser) => (place === 'tab' ? browser.tab : browser);

	const ownerOf = ({ site, connection }: User): string =>
		of === 'site' ? `site ${site.rawUrl}` : `${site.rawUrl} ${connection.user.id}`;

	function listStored(text: string | null, user: User): unknown[] {
		if (of === 'browser') {
			return [parse(text), text];
		}
		const records = parseRecords(text);
		const owner = ownerOf(user);
		return Object.hasOwn(records, owner) ? [records[owner]] : [];
	}

	/** Like `recall`, before there is a state. */
	function read(browser: Browser, user: User): T | null {
		for (const stored of listStored(areaOf(browser).recall(name), user)) {
			const { success, output } = v.safeParse(schema, stored);
			if (success) {
				return lasts === undefined || isFresh(output, browser.now(), lasts) ? output : null;
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
				const area = areaOf(browser);
				area.remember(name, toText(value, area.recall(name), getState()));
			},
	};
}
