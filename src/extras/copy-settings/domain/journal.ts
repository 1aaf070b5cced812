import { __ } from '@wordpress/i18n';
import * as v from 'valibot';
import type { SettingsMap } from '@/domain/settings/effects';
import { sortChanges } from '@/domain/settings/undo';
import { EPOCH } from '@/lib/stored';
import {
	AS_IN_FILE,
	findOwnKey,
	findPortableSetting,
	isStorable,
	listPortableSettings,
	readFileValue,
} from '@/domain/settings/file/values';

const STEP = v.pipe(
	v.object({
		key: v.string(),
		/** The value before; the same as `to` for an option that is only watched (see `planSteps`). */
		from: v.unknown(),
		to: v.unknown(),
		/** `changed`: left out, because somebody else has changed the value in between. */
		state: v.picklist(['waiting', 'done', 'refused', 'changed']),
		/** The server's reason; "" unless refused. */
		reason: v.fallback(v.string(), ''),
		/** What the site had when it was last read, if that was not `to`: made by somebody else, or by the site as it saved another change. */
		found: v.optional(v.unknown()),
	}),
	v.check(({ key, from, to, state, found }) =>
		[from, to, ...(state === 'changed' || found !== undefined ? [found] : [])].every((value) =>
			isStorable(key, value),
		),
	),
);

export type Step = v.InferOutput<typeof STEP>;

/**
 * How far a file was applied. It is stored in the browser, so that a later visit can continue or go back. Anyone can write into the storage: one with a
 * malformed step is none.
 */
export const JOURNAL = v.object({
	/** The site or preset that the changes are from. */
	label: v.string(),
	isPreset: v.optional(v.boolean()),
	/** When it began, in milliseconds since 1970. */
	startedAt: EPOCH,
	direction: v.fallback(v.picklist(['apply', 'undo']), 'apply'),
	steps: v.pipe(v.array(STEP), v.nonEmpty(), v.readonly()),
	/** The keys that were sent since the site was last read. */
	sent: v.pipe(v.fallback(v.array(v.string()), []), v.readonly()),
});

export type Journal = v.InferOutput<typeof JOURNAL>;

export const isSameApply = (one: Journal, other: Journal): boolean =>
	one.startedAt === other.startedAt && one.direction === other.direction;

const isModule = (key: string) => !findPortableSetting(key);

const sortSteps = (steps: readonly Step[]): Step[] => sortChanges(steps, isModule, ({ to }) => to);

const { isSame } = AS_IN_FILE;

/** Whether a step changes a value, or only watches it. */
export const isChange = ({ key, from, to }: Step): boolean => !isSame(key, from, to);

/**
 * The steps for some changes. The server may change options of a module that it turns on or off: they are steps, too,
 * which keep their values.
 */
export function planSteps(
	changes: readonly { key: string; to: unknown }[],
	settings: SettingsMap,
): Step[] {
	const keys = new Set(changes.map(({ key }) => key));
	const watched = listPortableSettings().filter(
		({ key, module }) =>
			keys.has(module) &&
			!keys.has(key) &&
			Object.hasOwn(settings, key) &&
			findOwnKey(key, settings) !== module,
	);
	return sortSteps([
		...changes.map(({ key, to }): Step => {
			const from = readFileValue(settings, key);
			return { key, from, to, state: 'waiting', reason: '' };
		}),
		...watched.map(({ key }): Step => {
			const value = readFileValue(settings, key);
			return { key, from: value, to: value, state: 'done', reason: '' };
		}),
	]);
}

/** The steps back to the values before. What was left out is left out again: it was never applied. */
export const reverseSteps = (steps: readonly Step[]): Step[] =>
	sortSteps(
		steps
			.filter(({ state }) => state !== 'changed')
			.map((step) => ({ ...step, from: step.to, to: step.from, state: 'waiting', reason: '' })),
	);

export const settleStep = (
	steps: readonly Step[],
	settled: Pick<Step, 'key' | 'state' | 'reason'>,
): Step[] => steps.map((step) => (step.key === settled.key ? { ...step, ...settled } : step));

const moduleOf = (key: string) => findPortableSetting(key)?.module ?? key;

function compareStep(step: Step, present: unknown, mayBeOwn: boolean): Step {
	const { found, ...rest } = step;
	const { key, from, to, state } = step;
	if (isSame(key, present, to)) {
		return { ...rest, state: 'done', reason: '' };
	}
	if (state === 'refused') {
		return step;
	}
	if (mayBeOwn && state !== 'changed') {
		return { ...rest, state: 'waiting', found: present };
	}
	const isExpected = isSame(key, present, from) || ('found' in step && isSame(key, present, found));
	if (state === 'waiting' && isExpected) {
		return step;
	}
	return isChange(step)
		? { ...rest, state: 'changed', reason: '', found: present }
		: { ...rest, from: present, to: present, state: 'done' };
}

/**
 * Compares the steps with the site: a step is done if the site has its value, and waits if the site has the earlier one. Any other
 * value is somebody else's, unless the site may have set it while it saved a change of the same module. A refusal stays one.
 *
 * @param settings The server's values, read after `sent`.
 * @param sent     The keys that were sent since the steps were last compared.
 */
export function compareSteps(
	steps: readonly Step[],
	settings: SettingsMap,
	sent: readonly string[],
): Step[] {
	const modules = new Set(sent.map(moduleOf));
	return steps.map((step) =>
		compareStep(step, readFileValue(settings, step.key), modules.has(moduleOf(step.key))),
	);
}

export const listChangedElsewhere = (steps: readonly Step[]): Step[] =>
	steps.filter(({ state }) => state === 'changed');

/** The steps, with some left-out ones waiting again. An undo then restores the value that somebody else had saved. */
export const overwriteSteps = (steps: readonly Step[], keys: readonly string[]): Step[] =>
	steps.map((step) => {
		const { key, to, state, found } = step;
		return state === 'changed' && keys.includes(key)
			? { key, from: found, to, state: 'waiting', reason: '' }
			: step;
	});

/** Ends an apply: a change that the site reported as saved but doesn't have counts as refused. */
export const endSteps = (steps: readonly Step[]): Step[] =>
	steps.map((step) =>
		step.state === 'waiting'
			? {
					...step,
					state: 'refused',
					reason: __("The site didn't keep this value."),
				}
			: step,
	);

export const retrySteps = (steps: readonly Step[]): Step[] =>
	steps.map((step) =>
		step.state === 'refused' ? { ...step, state: 'waiting', reason: '' } : step,
	);

/** How many of the changes are in each state; the rest of them was left out. */
export function countSteps(
	steps: readonly Step[],
): Record<Exclude<Step['state'], 'changed'> | 'all', number> {
	const changes = steps.filter(isChange);
	const countOf = (state: Step['state']) => changes.filter((step) => step.state === state).length;
	return {
		all: changes.length,
		waiting: countOf('waiting'),
		done: countOf('done'),
		refused: countOf('refused'),
	};
}
