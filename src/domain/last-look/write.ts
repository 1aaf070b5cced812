import { type LookFacts, type LookRecord, toFacts } from './record';

/** Adds the facts of later answers. */
export const updateLook = (record: LookRecord, facts: LookFacts, now: number) => ({
	...record,
	current: {
		startedAt: record.current?.startedAt ?? now,
		seenAt: now,
		facts: { ...record.current?.facts, ...toFacts(facts) },
	},
});
