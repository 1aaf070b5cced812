import { isMap } from '@/lib/is-map';

/** What the answers of a look said. A fact that wasn't known then is missing. */
export interface LookFacts {
	/** All-time views. */
	views?: number;
	/** Plugin file → its version. */
	plugins?: Record<string, string>;
	areBackupsOn?: boolean;
	threats?: number;
}

/** Times in epoch milliseconds of this browser's clock. */
export interface Look {
	startedAt: number;
	/** When its facts were last seen. */
	seenAt: number;
	facts: LookFacts;
}

/** What a browser remembers: the current look, and the one that it is compared with. */
export interface LookRecord {
	earlier: Look | null;
	current: Look | null;
	/** The line about the changes was dismissed for good. */
	isDismissed: boolean;
}

/** A visit this long after the start of a look begins another one; a reload before that belongs to the same look. */
const LOOK_LASTS = 6 * 60 * 60 * 1000;

/** The most plugins that are remembered. */
const MOST_PLUGINS = 500;

const toCount = (value: unknown) =>
	typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

const toVersions = (value: unknown) =>
	isMap(value)
		? Object.fromEntries(
				Object.entries(value)
					.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
					.slice(0, MOST_PLUGINS),
			)
		: undefined;

/** Only the well-formed facts. */
export function toFacts(value: unknown): LookFacts {
	const { views, plugins, areBackupsOn, threats } = isMap(value) ? value : {};
	const facts: LookFacts = {
		views: toCount(views),
		plugins: toVersions(plugins),
		areBackupsOn: typeof areBackupsOn === 'boolean' ? areBackupsOn : undefined,
		threats: toCount(threats),
	};
	return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
}

/** Null for anything but a look of the past: the clock may have been set back, or the storage changed. */
function toLook(value: unknown, now: number): Look | null {
	if (!isMap(value)) {
		return null;
	}
	const startedAt = toCount(value.startedAt);
	const seenAt = toCount(value.seenAt);
	return startedAt === undefined || seenAt === undefined || startedAt > seenAt || seenAt > now
		? null
		: { startedAt, seenAt, facts: toFacts(value.facts) };
}

/** The records of all people and sites in the browser's storage, by a key; empty where it is malformed. */
export function parseRecords(stored: string | null): Record<string, unknown> {
	try {
		const records: unknown = JSON.parse(stored ?? '');
		return isMap(records) ? records : {};
	} catch {
		return {};
	}
}

/** Reads a stored record. Anyone can write into the storage: a malformed part is dropped. */
export const readRecord = (stored: unknown, now: number): LookRecord =>
	isMap(stored)
		? {
				earlier: toLook(stored.earlier, now),
				current: toLook(stored.current, now),
				isDismissed: stored.isDismissed === true,
			}
		: { earlier: null, current: null, isDismissed: false };

/** The record of a visit that begins now: it continues the current look, or compares itself with it. */
export function beginLook(record: LookRecord, now: number): LookRecord {
	const { earlier, current } = record;
	if (current && now - current.startedAt < LOOK_LASTS) {
		return record;
	}
	const isTelling = current && Object.keys(current.facts).length > 0;
	return {
		...record,
		earlier: isTelling ? current : earlier,
		current: { startedAt: now, seenAt: now, facts: {} },
	};
}
