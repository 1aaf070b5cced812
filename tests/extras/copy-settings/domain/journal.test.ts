import * as v from 'valibot';
import {
	compareSteps,
	countSteps,
	endSteps,
	isSameApply,
	JOURNAL,
	listChangedElsewhere,
	overwriteSteps,
	planSteps,
	retrySteps,
	reverseSteps,
	settleStep,
	type Journal,
	type Step,
} from '@/extras/copy-settings/domain/journal';

const COLOR = 'carousel_background_color';

/** A step of a choice that a third person may have changed again. */
const step = (part: Partial<Step> = {}): Step => ({
	key: COLOR,
	from: 'black',
	to: 'white',
	state: 'waiting',
	reason: '',
	...part,
});

const LEFT = { state: 'changed', found: 'red' } as const;
const WAITS = { state: 'waiting', found: 'red' } as const;
const left = step(LEFT);
const DONE = step({ state: 'done' });

const watched = (part: Partial<Step> = {}): Step => step({ to: 'black', state: 'done', ...part });

const MODULE = 'carousel';

const compareOne = (one: Step, present: unknown, sent: readonly string[] = []) =>
	compareSteps([one], { [one.key]: present }, sent)[0];

describe('a step and the present value of the site', () => {
	it.each<[string, Step, unknown, string[], Partial<Step>]>([
		['waits while the site has its old value', step(), 'black', [], { state: 'waiting' }],
		['is left out if the site has a third one', step(), 'red', [], LEFT],
		['stays refused', step({ state: 'refused' }), 'red', [], { state: 'refused' }],
		['stays left out at the old value', left, 'black', [], { ...LEFT, found: 'black' }],
		['waits if its module changed it', step(), 'red', [MODULE], WAITS],
		['is left out if another module was sent', step(), 'red', ['stats'], { state: 'changed' }],
		['is left out at a fourth', step({ found: 'red' }), 'blue', [], { ...LEFT, found: 'blue' }],
		['keeps a watched value', watched(), 'red', [], { state: 'done', from: 'red', to: 'red' }],
	])('%s', (_title, before, present, sent, after) => {
		expect(compareOne(before, present, sent)).toMatchObject(after);
	});

	it('is compared regardless of how the server prints a value', () => {
		const list = step({ key: 'count_roles', from: ['author'], to: ['editor'] });
		expect(compareOne(list, { 1: 'editor' })).toMatchObject({ state: 'done' });
		expect(compareOne(list, { 3: 'author' })).toMatchObject({ state: 'waiting' });
	});
});

describe('steps that were left out', () => {
	it('are listed and counted among all, and as nothing else', () => {
		expect(listChangedElsewhere([step(), left])).toEqual([left]);
		const counts = { all: 2, waiting: 0, done: 1, refused: 0 };
		expect(countSteps([DONE, left])).toEqual(counts);
	});

	it('are overwritten on request, so that an undo restores the values that were found', () => {
		const [one, other] = overwriteSteps([left, step({ ...left, key: 'count_roles' })], [COLOR]);
		expect(one).toEqual(step({ from: 'red' }));
		expect(other).toMatchObject({ state: 'changed' });
		expect(reverseSteps([one ?? left])).toMatchObject([{ from: 'white', to: 'red' }]);
	});

	it('are not undone, because they were never applied', () => {
		expect(reverseSteps([left])).toEqual([]);
	});

	it('stay known as the work of the site after a turn back', () => {
		const [back] = reverseSteps([step({ state: 'refused', found: 'red' })]);
		expect(back && compareOne(back, 'red')).toMatchObject({ state: 'waiting' });
	});
});

const STORED: Journal = {
	label: 'x',
	startedAt: 1,
	direction: 'undo',
	steps: [step()],
	sent: ['stats'],
};

describe('the steps of some changes', () => {
	it('turn modules on first and off last, and watch the options that a module may change', () => {
		const settings = { stats: true, carousel: false, [COLOR]: 'black', latex: true };
		const changes = [
			{ key: 'latex', to: false },
			{ key: 'stb_enabled', to: true },
			{ key: MODULE, to: true },
		];
		expect(planSteps(changes, settings)).toEqual([
			step({ key: MODULE, from: false, to: true }),
			step({ key: 'stb_enabled', from: false, to: true }),
			watched(),
			step({ key: 'latex', from: true, to: false }),
		]);
	});

	it('change an option of a module once, although it would be watched', () => {
		const settings = { [MODULE]: false, [COLOR]: 'black' };
		const turnOn = { key: MODULE, to: true };
		expect(planSteps([{ key: COLOR, to: 'white' }, turnOn], settings)).toHaveLength(2);
	});

	it('are reversed without their reasons, in the opposite order', () => {
		const steps = [
			step({ key: MODULE, from: false, to: true, state: 'done' }),
			step({ state: 'refused', reason: 'No.' }),
		];
		expect(reverseSteps(steps)).toEqual([
			step({ from: 'white', to: 'black' }),
			step({ key: MODULE, from: true, to: false }),
		]);
	});

	it('are settled one by one', () => {
		const [one, other] = [step(), step({ key: 'roles' })];
		const refusal = { key: COLOR, state: 'refused', reason: 'No.' } as const;
		expect(settleStep([one, other], refusal)).toEqual([{ ...one, ...refusal }, other]);
	});

	it('are refused at the end if they still wait, and wait again for another try', () => {
		const ended = endSteps([step(), DONE]);
		const reason = "The site didn't keep this value.";
		expect(ended).toEqual([step({ state: 'refused', reason }), DONE]);
		expect(retrySteps(ended)).toEqual([step(), DONE]);
	});

	it('are counted by their states, without those that are only watched', () => {
		const steps = [step(), step(), step({ state: 'refused' }), watched()];
		expect(countSteps(steps)).toEqual({ all: 3, waiting: 2, done: 0, refused: 1 });
	});

	it('lose their reason once the site has or replaces the value', () => {
		const refused = step({ state: 'done', reason: 'No.' });
		expect(compareOne(refused, 'white')).toEqual(DONE);
		expect(compareOne(refused, 'red')).toEqual(left);
	});

	it('stay left out if another change of their module was sent', () => {
		expect(compareOne(left, 'red', [MODULE])).toEqual(left);
	});

	it('are overwritten only where they were left out', () => {
		const refused = [step({ state: 'refused' })];
		expect(overwriteSteps(refused, [COLOR])).toEqual(refused);
	});
});

it.each<[string, Partial<Journal>, boolean]>([
	['itself', {}, true],
	['its way back', { direction: 'apply' }, false],
	['a later one', { startedAt: 2 }, false],
])('an apply is the same as %s', (_title, part, isSame) => {
	expect(isSameApply(STORED, { ...STORED, ...part })).toBe(isSame);
});

it('a stored journal is read as it was', () => {
	const states = (['waiting', 'done', 'refused'] as const).map((state) => step({ state }));
	const steps = [...states, step({ key: MODULE, from: false, to: true })];
	for (const direction of ['apply', 'undo'] as const) {
		const journal = { ...STORED, steps, direction };
		expect(v.parse(JOURNAL, journal)).toEqual(journal);
	}
});

it('a stored journal of an earlier version is an apply with nothing sent, and one without a step is none', () => {
	const { label, startedAt } = STORED;
	const steps = [{ ...step(), reason: undefined }];
	const read = v.parse(JOURNAL, { label, startedAt, steps });
	expect(read).toEqual({ ...STORED, direction: 'apply', sent: [] });
	expect(v.safeParse(JOURNAL, { ...STORED, steps: [] }).success).toBe(false);
});

it.each<[string, object, boolean]>([
	['a step that was left out for a value', LEFT, true],
	['a waiting step for a value of another type', { found: [] }, false],
	['a step that was left out for no value', { state: 'changed' }, false],
])('a stored journal with %s', (_title, part, isValid) => {
	expect(v.safeParse(JOURNAL, { ...STORED, steps: [{ ...step(), ...part }] }).success).toBe(
		isValid,
	);
});
