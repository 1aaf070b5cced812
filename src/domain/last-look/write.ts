import { type LookFacts, type LookRecord, toFacts } from './record';

/** The most people and sites that a browser remembers. */
const MOST_RECORDS = 20;

/** The records with a new one, which replaces the oldest one if there are too many. */
export const storeRecord = (
	records: Record<string, unknown>,
	key: string,
	record: LookRecord,
): string =>
	JSON.stringify(
		Object.fromEntries([
			...Object.entries(records)
				.filter(([other]) => other !== key)
				.slice(1 - MOST_RECORDS),
			[key, record],
		]),
	);

/** Adds what the answers have said since. */
export const updateLook = (record: LookRecord, facts: LookFacts, now: number) => ({
	...record,
	current: {
		startedAt: record.current?.startedAt ?? now,
		seenAt: now,
		facts: { ...record.current?.facts, ...toFacts(facts) },
	},
});
