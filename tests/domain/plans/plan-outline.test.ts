import * as v from 'valibot';
import { PLAN_OUTLINE } from '@/domain/plans/plan-outline';

const CARD = { title: 'Security', height: 240, hasIcon: true, isFeature: false };
const OUTLINE = { at: Date.UTC(2026, 0, 31, 12), height: 900, cards: [CARD] };

const isOutline = (stored: unknown) => v.is(PLAN_OUTLINE, stored);

it('is a list of cards with their looks, and the height of the page', () => {
	expect(v.parse(PLAN_OUTLINE, OUTLINE)).toEqual(OUTLINE);
});

it.each([
	['an unknown time', { at: '2026-01-31' }],
	['an unknown height', { height: null }],
	['no cards', { cards: [] }],
	['cards that are no list', { cards: { 0: CARD } }],
	['an empty card', { cards: [CARD, null] }],
	['a card without a title', { cards: [{ ...CARD, title: 1 }] }],
	['a card without a height', { cards: [{ ...CARD, height: '240px' }] }],
	['a card that may have an icon', { cards: [{ ...CARD, hasIcon: 1 }] }],
	['a card in an unknown place', { cards: [{ ...CARD, isFeature: undefined }] }],
])('is nothing with %s', (_what, changes) => {
	expect(isOutline({ ...OUTLINE, ...changes })).toBe(false);
});
