import { parsePlanOutline } from '@/domain/plans/plan-outline';

const NOW = Date.UTC(2026, 0, 31, 12);
const MINUTE = 60_000;
const CARD = { title: 'Security', height: 240, hasIcon: true, isFeature: false };
const OUTLINE = { of: 'example.com 1', at: NOW - 2 * MINUTE, height: 900, cards: [CARD] };

const parse = (changes: object) =>
	parsePlanOutline(JSON.stringify({ ...OUTLINE, ...changes }), { of: OUTLINE.of, now: NOW });

it('reads the cards of the same user on the same site', () => {
	expect(parse({})).toEqual(OUTLINE);
});

it.each([
	['another user', { of: 'example.com 2' }],
	['an hour ago', { at: NOW - 60 * MINUTE }],
	['the future', { at: NOW + 1 }],
	['an unknown height', { height: null }],
	['no cards', { cards: [] }],
	['cards that are no list', { cards: { 0: CARD } }],
	['an empty card', { cards: [CARD, null] }],
	['a card without a title', { cards: [{ ...CARD, title: 1 }] }],
	['a card without a height', { cards: [{ ...CARD, height: '240px' }] }],
	['a card that may have an icon', { cards: [{ ...CARD, hasIcon: 1 }] }],
	['a card in an unknown place', { cards: [{ ...CARD, isFeature: undefined }] }],
])('has none of %s', (_what, changes) => {
	expect(parse(changes)).toBeNull();
});

it.each([null, '', '{', '[]', '"x"'])('has none in %p', (stored) => {
	expect(parsePlanOutline(stored, { of: OUTLINE.of, now: NOW })).toBeNull();
});
