import * as v from 'valibot';
import {
	compareSteps,
	countSteps,
	JOURNAL,
	listChangedElsewhere,
	overwriteSteps,
	reverseSteps,
	type Step,
} from '@/domain/settings-file/journal';

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

/** An option that an apply only watches. */
const watched = (part: Partial<Step> = {}): Step => step({ to: 'black', state: 'done', ...part });

/** A switch of the same module. */
const MODULE = 'carousel';

const compareOne = (one: Step, present: unknown, sent: readonly string[] = []) =>
	compareSteps([one], { [one.key]: present }, sent)[0];

describe('a step and the present value of the site', () => {
	it.each<[string, Step, unknown, string[], Partial<Step>]>([
		['waits while the site has its old value', step(), 'black', [], { state: 'waiting' }],
		['is done if the site has its new value', step(), 'white', [], { state: 'done' }],
		[
			'is left out if the site has a third one',
			step(),
			'red',
			[],
			{ state: 'changed', found: 'red' },
		],
		[
			'is left out if it was done and has its old value again',
			step({ state: 'done' }),
			'black',
			[],
			{ state: 'changed', found: 'black' },
		],
		[
			'stays refused, whatever the site has',
			step({ state: 'refused' }),
			'red',
			[],
			{ state: 'refused' },
		],
		[
			'stays left out if the old value is there again',
			step({ state: 'changed', found: 'red' }),
			'black',
			[],
			{ state: 'changed', found: 'black' },
		],
		[
			'is done if somebody else has made the same change in the end',
			step({ state: 'changed', found: 'red' }),
			'white',
			[],
			{ state: 'done' },
		],
		[
			'waits if the site made something else of it',
			step({ state: 'done' }),
			'red',
			[COLOR],
			{ state: 'waiting', found: 'red' },
		],
		[
			'waits if turning on its module has changed it',
			step(),
			'red',
			[MODULE],
			{ state: 'waiting', found: 'red' },
		],
		[
			'waits if another option of its module has changed it',
			step({ state: 'done' }),
			'black',
			['carousel_display_exif'],
			{ state: 'waiting' },
		],
		['is left out if another module was sent', step(), 'red', ['stats'], { state: 'changed' }],
		[
			'waits on, once the site has changed it by itself',
			step({ found: 'red' }),
			'red',
			[],
			{ state: 'waiting', found: 'red' },
		],
		[
			'is left out if it has a fourth value after that',
			step({ found: 'red' }),
			'blue',
			[],
			{ state: 'changed', found: 'blue' },
		],
		['stays done while a watched value is there', watched(), 'black', [], { state: 'done' }],
		[
			'keeps what somebody else made of a watched value, without a word',
			watched(),
			'red',
			[],
			{ state: 'done', from: 'red', to: 'red' },
		],
		[
			'restores a watched value that the site has changed itself',
			watched(),
			'red',
			[MODULE],
			{ state: 'waiting', to: 'black', found: 'red' },
		],
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
	const left = step({ state: 'changed', found: 'red' });

	it('are listed and counted among all, and as nothing else', () => {
		expect(listChangedElsewhere([step(), left])).toEqual([left]);
		expect(countSteps([step({ state: 'done' }), left])).toEqual({
			all: 2,
			waiting: 0,
			done: 1,
			refused: 0,
		});
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

it.each<[string, object, boolean]>([
	['a whole step', {}, true],
	['a step that was left out for a value', { state: 'changed', found: 'red' }, true],
	['a step that was left out for no value', { state: 'changed' }, false],
	['a step that was left out for a value of another type', { state: 'changed', found: [] }, false],
])('a stored journal with %s', (_title, part, isValid) => {
	const stored = { label: 'x', startedAt: 1, direction: 'apply', steps: [{ ...step(), ...part }] };
	expect(v.safeParse(JOURNAL, stored).success).toBe(isValid);
});
