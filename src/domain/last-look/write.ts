import { type LookFacts, type LookRecord, toFacts } from './record';

/** Adds what the answers have said since. */
export const updateLook = (record: LookRecord, facts: LookFacts, now: number) => ({
	...record,
	current: {
		startedAt: record.current?.startedAt ?? now,
		seenAt: now,
		facts: { ...record.current?.facts, ...toFacts(facts) },
	},
});
