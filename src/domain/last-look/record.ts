import * as v from 'valibot';
import { COUNT } from '@/lib/stored';
import { isMap } from '@/lib/values';

/** A visit this long after the start of a look begins another one; a reload before that belongs to the same look. */
const LOOK_LASTS = 6 * 60 * 60 * 1000;

const MOST_PLUGINS = 500;

/** The facts of a look. One that wasn't known then is missing. */
const FACTS = v.object({
	/** All-time. */
	views: v.fallback(v.optional(COUNT), undefined),
	/** File → version. */
	plugins: v.fallback(
		v.optional(
			v.pipe(
				v.custom<Record<string, unknown>>(isMap),
				v.transform((versions) =>
					Object.fromEntries(
						Object.entries(versions)
							.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
							.slice(0, MOST_PLUGINS),
					),
				),
			),
		),
		undefined,
	),
	areBackupsOn: v.fallback(v.optional(v.boolean()), undefined),
	threats: v.fallback(v.optional(COUNT), undefined),
});

export type LookFacts = v.InferOutput<typeof FACTS>;

function toFacts(value: unknown): LookFacts {
	const facts = v.parse(v.fallback(FACTS, {}), value);
	return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
}

/** Times in epoch milliseconds of this browser's clock. */
const LOOK = v.pipe(
	v.object({
		startedAt: COUNT,
		/** When its facts were last seen. */
		seenAt: COUNT,
		facts: v.pipe(v.unknown(), v.transform(toFacts)),
	}),
	v.check(({ startedAt, seenAt }) => startedAt <= seenAt),
);

/**
 * What a browser remembers: the current look, and the earlier one to compare it with. Anyone can write into the storage: a malformed part is
 * dropped.
 */
export const LOOK_RECORD = v.object({
	earlier: v.fallback(v.nullable(LOOK), null),
	current: v.fallback(v.nullable(LOOK), null),
	/** The line about the changes was dismissed for good. */
	isDismissed: v.fallback(v.boolean(), false),
});

export type LookRecord = v.InferOutput<typeof LOOK_RECORD>;
export type Look = NonNullable<LookRecord['current']>;

const NONE: LookRecord = { earlier: null, current: null, isDismissed: false };

/** A stored record without looks in the future, which exist if the clock was set back. */
export function readRecord(stored: unknown, now: number): LookRecord {
	const { earlier, current, isDismissed } = v.parse(v.fallback(LOOK_RECORD, NONE), stored);
	const toPast = (look: Look | null) => (look && look.seenAt <= now ? look : null);
	return { earlier: toPast(earlier), current: toPast(current), isDismissed };
}

/** The record of a visit that begins now: continues the current look, or starts one to compare with it. */
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

export const updateLook = (record: LookRecord, facts: LookFacts, now: number) => ({
	...record,
	current: {
		startedAt: record.current?.startedAt ?? now,
		seenAt: now,
		facts: { ...record.current?.facts, ...toFacts(facts) },
	},
});
