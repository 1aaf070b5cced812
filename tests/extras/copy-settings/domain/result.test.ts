import type { Journal, Step } from '@/extras/copy-settings/domain/journal';
import {
	listLeftOut,
	listRefusals,
	needsReload,
	summarizeJournal,
	writeResultText,
} from '@/extras/copy-settings/domain/result';
import { SITE } from '#tests/domain/settings/file/facts';

const COLOR = 'carousel_background_color';
const NAME = 'Color scheme of the carousel';

const VALUES = { key: COLOR, from: 'black', to: 'white' };
const step = (part: Partial<Step>): Step => ({ ...VALUES, state: 'done', reason: '', ...part });

const journalOf = (steps: Step[], direction: Journal['direction'] = 'apply'): Journal => ({
	label: 'Bakery',
	startedAt: 1,
	direction,
	steps,
	sent: [],
});

const STEPS = [
	step({}),
	step({ state: 'refused', reason: 'No.' }),
	step({ state: 'waiting' }),
	step({ state: 'changed', found: 'red' }),
	step({ to: 'black' }),
	step({ to: 'black', state: 'refused', reason: 'Never.' }),
];

it('lists what the site refused and what was left out', () => {
	expect(listRefusals(journalOf(STEPS.slice(0, 5)), SITE)).toEqual([
		{ key: COLOR, name: NAME, reason: 'No.' },
	]);
	expect(listLeftOut(journalOf(STEPS), SITE)).toEqual([
		{ key: COLOR, name: NAME, change: 'Black → White. Now: red' },
	]);
});

it.each<[string, Journal['direction'], Step[]]>([
	['1 change applied.', 'apply', STEPS.slice(0, 1)],
	['1 of 2 changes applied.', 'apply', STEPS.slice(0, 2)],
	['Undone. Your earlier settings are back.', 'undo', STEPS.slice(0, 1)],
	['1 of 2 changes undone.', 'undo', STEPS.slice(0, 2)],
])('sums up: %s', (sentence, direction, steps) => {
	expect(summarizeJournal(journalOf(steps, direction))).toBe(sentence);
});

it('writes every change with its result, and watched options only if they were refused', () => {
	expect(writeResultText(journalOf(STEPS), SITE).split('\n')).toEqual([
		'1 of 4 changes applied.',
		'',
		`✓ ${NAME}: Black → White`,
		`✗ ${NAME}: Black → White (No.)`,
		`… ${NAME}: Black → White`,
		`! ${NAME}: Black → White. Now: red`,
		`✗ ${NAME}: Black → Black (Never.)`,
	]);
});

it.each<[string, Partial<Step>[], boolean]>([
	['the toolbar', [{}, { key: 'masterbar', from: false, to: true }], true],
	['the same, refused', [{ key: 'masterbar', from: false, to: true, state: 'refused' }], false],
	['the same, only watched', [{ key: 'masterbar', from: true, to: true }], false],
	['another setting', [{}], false],
])('NOTICE-25 the page is reloaded after %s', (_title, parts, isNeeded) => {
	expect(needsReload(journalOf(parts.map(step)))).toBe(isNeeded);
});
