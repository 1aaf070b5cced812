import { __ } from '@wordpress/i18n';
import type { SettingsMap } from '@/domain/settings/effects';
import { nameOn } from '@/domain/settings/server-names';
import { isMap } from '@/lib/is-map';
import {
	findPortableSetting,
	isSameFileValue,
	isStorable,
	listPortableSettings,
	toFileValue,
} from './values';

/** One change that is applied. */
export interface Step {
	key: string;
	/** The value before; the same as `to` for an option that is only watched (see `planSteps`). */
	from: unknown;
	to: unknown;
	state: 'waiting' | 'done' | 'refused';
	/** The server's reason; "" unless refused. */
	reason: string;
}

/** How far a file was applied. It is stored in the browser, so that a later visit can continue or go back. */
export interface Journal {
	/** The site or preset that the changes are from. */
	label: string;
	/** When it began, in milliseconds since 1970. */
	startedAt: number;
	direction: 'apply' | 'undo';
	steps: readonly Step[];
}

const isModule = (key: string) => !findPortableSetting(key);

/** Modules are turned on first and off last, so that an option is saved while its module is on. */
const orderOf = ({ key, to }: Step) => (isModule(key) ? (to === true ? 0 : 2) : 1);

const sortSteps = (steps: readonly Step[]): Step[] =>
	[...steps].sort((one, other) => orderOf(one) - orderOf(other));

/** The site's value of a key, as a file has it. */
const readCurrent = (settings: SettingsMap, key: string): unknown =>
	toFileValue(findPortableSetting(key), settings[nameOn(settings, key)]);

const isSame = (key: string, one: unknown, other: unknown) =>
	isSameFileValue(findPortableSetting(key), one, other);

/** Whether a step changes a value, or only watches it. */
export const isChange = ({ key, from, to }: Step): boolean => !isSame(key, from, to);

/**
 * The steps for some changes. The server may change options of a module that it turns on or off: they are steps, too,
 * which keep their values.
 *
 * @param settings The server's values.
 */
export function planSteps(
	changes: readonly { key: string; to: unknown }[],
	settings: SettingsMap,
): Step[] {
	const keys = new Set(changes.map(({ key }) => key));
	const watched = listPortableSettings().filter(
		({ key, module }) =>
			keys.has(module) && !keys.has(key) && Object.hasOwn(settings, nameOn(settings, key)),
	);
	return sortSteps([
		...changes.map(({ key, to }): Step => {
			const from = readCurrent(settings, key);
			return { key, from, to, state: 'waiting', reason: '' };
		}),
		...watched.map(({ key }): Step => {
			const value = readCurrent(settings, key);
			return { key, from: value, to: value, state: 'done', reason: '' };
		}),
	]);
}

/** The steps back to the values before. */
export const reverseSteps = (steps: readonly Step[]): Step[] =>
	sortSteps(
		steps.map(({ key, from, to }) => ({ key, from: to, to: from, state: 'waiting', reason: '' })),
	);

/** The steps with a finding about one of them. */
export const settleStep = (
	steps: readonly Step[],
	settled: Pick<Step, 'key' | 'state' | 'reason'>,
): Step[] => steps.map((step) => (step.key === settled.key ? { ...step, ...settled } : step));

/** Compares the steps with the site: what it has is done, and what it has lost waits again. A refusal stays one. */
export const compareSteps = (steps: readonly Step[], settings: SettingsMap): Step[] =>
	steps.map((step) => {
		if (isSame(step.key, readCurrent(settings, step.key), step.to)) {
			return { ...step, state: 'done', reason: '' };
		}
		return step.state === 'refused' ? step : { ...step, state: 'waiting' };
	});

/** Ends an apply: what the site reported as saved and doesn't have is refused, too. */
export const endSteps = (steps: readonly Step[]): Step[] =>
	steps.map((step) =>
		step.state === 'waiting'
			? {
					...step,
					state: 'refused',
					reason: __("The site didn't keep this value.", 'dashboard-for-jetpack'),
				}
			: step,
	);

/** The steps with each refused one waiting again. */
export const retrySteps = (steps: readonly Step[]): Step[] =>
	steps.map((step) =>
		step.state === 'refused' ? { ...step, state: 'waiting', reason: '' } : step,
	);

/** How many of the changes are in each state. */
export function countSteps(steps: readonly Step[]): Record<Step['state'] | 'all', number> {
	const changes = steps.filter(isChange);
	const countOf = (state: Step['state']) => changes.filter((step) => step.state === state).length;
	return {
		all: changes.length,
		waiting: countOf('waiting'),
		done: countOf('done'),
		refused: countOf('refused'),
	};
}

function toStep(stored: unknown): Step | undefined {
	if (!isMap(stored) || typeof stored.key !== 'string') {
		return undefined;
	}
	const { key, from, to, state, reason } = stored;
	const isState = state === 'waiting' || state === 'done' || state === 'refused';
	return isState && isStorable(key, from) && isStorable(key, to)
		? { key, from, to, state, reason: typeof reason === 'string' ? reason : '' }
		: undefined;
}

/** Reads a stored journal. Anyone can write into the storage: undefined for one with a malformed step. */
export function toJournal(stored: unknown): Journal | undefined {
	if (!isMap(stored) || !Array.isArray(stored.steps)) {
		return undefined;
	}
	const { label, startedAt, direction } = stored;
	const steps = stored.steps.map(toStep).filter((step) => step !== undefined);
	const isWhole = steps.length === stored.steps.length && steps.length > 0;
	return isWhole && typeof startedAt === 'number' && typeof label === 'string'
		? { label, startedAt, direction: direction === 'undo' ? 'undo' : 'apply', steps }
		: undefined;
}
