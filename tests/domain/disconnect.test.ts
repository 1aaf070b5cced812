import {
	FIRST_STEP,
	resolveStep,
	type DisconnectEvent,
	type DisconnectStep,
} from '@/domain/disconnect';

const walk = (...events: DisconnectEvent[]) =>
	events.reduce<DisconnectStep>(resolveStep, FIRST_STEP);

it('DISCON-02 goes from confirming over success and survey to thanks', () => {
	expect(FIRST_STEP.kind).toBe('confirm');
	expect(walk({ type: 'confirmed' })).toMatchObject({ kind: 'confirm', isBusy: true });
	const done: DisconnectEvent[] = [{ type: 'confirmed' }, { type: 'disconnected' }];
	expect(walk(...done).kind).toBe('success');
	expect(walk(...done, { type: 'survey-wanted' }).kind).toBe('survey');
	expect(walk(...done, { type: 'survey-wanted' }, { type: 'survey-answered' }).kind).toBe(
		'thank-you',
	);
});

it('DISCON-10 a refusal stays at confirming, and the next attempt forgets it', () => {
	const refused = walk({ type: 'confirmed' }, { type: 'refused', problem: 'No.' });
	expect(refused).toEqual({ kind: 'confirm', isBusy: false, problem: 'No.' });
	expect(resolveStep(refused, { type: 'confirmed' })).toEqual({
		kind: 'confirm',
		isBusy: true,
		problem: '',
	});
});

it.each<[string, DisconnectEvent]>([
	['a survey before the disconnect', { type: 'survey-wanted' }],
	['an answer before the survey', { type: 'survey-answered' }],
])('ignores %s', (_title, event) => {
	expect(resolveStep(FIRST_STEP, event)).toEqual(FIRST_STEP);
});

it.each<DisconnectEvent>([
	{ type: 'confirmed' },
	{ type: 'refused', problem: 'Too late.' },
	{ type: 'disconnected' },
])('after the success nothing leads back: $type', (event) => {
	expect(resolveStep({ kind: 'survey' }, event)).toEqual({ kind: 'survey' });
});
