import { PAGE_TYPES, type PageType } from '@/domain/seo/saved-formats';
import { createRandom, type Random } from '#tests/support/random';
import { changeTitleFormat, writeTitleFormat } from '@/domain/seo/stored-formats';
import {
	getAllowedTokens,
	parseTitleFormat,
	TITLE_TOKENS,
	writeToken,
} from '@/domain/seo/title-formats';
import { cutText, truncate, truncateAtWord } from '@/domain/seo/cut-text';

const ROUNDS = 600;

const SCRAPS = [
	...TITLE_TOKENS.map(writeToken),
	...['[author]', '[', ']', ' ', '  ', '-', 'word', 'Wörter', '<b>', '\u200f', '\n'],
	...['😀', '👨‍👩‍👧‍👦', '🇩🇪', 'é', 'שלום', '字'],
];
/** Half an emoji. */
const BROKEN = '\ud83d';

const textOf = ({ below, pick }: Random, most = 12, scraps = [...SCRAPS, BROKEN]) =>
	Array.from({ length: below(most) }, () => pick(scraps)).join('');

const pieceOf = (random: Random): unknown =>
	random.pick<() => unknown>([
		() => ({ type: 'token', value: random.pick(TITLE_TOKENS) }),
		() => ({ type: 'token', value: 'author' }),
		() => ({ type: 'string', value: textOf(random, 4) }),
		() => ({ type: 'other', value: textOf(random, 2), size: 1 }),
		() => random.pick<unknown>([null, 7, 'x', {}, [], '', false, { type: 'token' }]),
	])();

const storedOf = (random: Random) => Array.from({ length: random.below(7) }, () => pieceOf(random));

function eachRound(run: (random: Random) => void) {
	for (let seed = 0; seed < ROUNDS; seed++) {
		run(createRandom(seed));
	}
}

it('TRAFFIC-37 TRAFFIC-38 parsing and writing a format returns the typed text', () => {
	eachRound((random) => {
		const typed = textOf(random);
		const type = random.pick(PAGE_TYPES);
		expect(writeTitleFormat(type, parseTitleFormat(type, typed))).toBe(typed);
	});
});

it('changing any stored format shows the typed text, and unchanged text returns the same format', () => {
	eachRound((random) => {
		const [type, stored, typed] = [random.pick(PAGE_TYPES), storedOf(random), textOf(random)];
		expect(writeTitleFormat(type, changeTitleFormat(type, stored, typed))).toBe(typed);
		expect(changeTitleFormat(type, stored, writeTitleFormat(type, stored))).toBe(stored);
	});
});

const isUnknown = (type: PageType, piece: unknown) => {
	const { type: kind, value } = (piece ?? {}) as { type?: unknown; value?: unknown };
	const isToken = kind === 'token' && getAllowedTokens(type).some((name) => name === value);
	return !isToken && kind !== 'string';
};

it('typing between the pieces keeps every unknown piece', () => {
	eachRound((random) => {
		const [type, stored] = [random.pick(PAGE_TYPES), storedOf(random)];
		const place = random.below(stored.length + 1);
		const [before, after] = [stored.slice(0, place), stored.slice(place)];
		const write = (pieces: unknown[]) => writeTitleFormat(type, pieces);
		const typed = `${write(before)}${textOf(random, 3)}${write(after)}`;
		const changed = changeTitleFormat(type, stored, typed) as unknown[];
		const odd = stored.filter((piece) => isUnknown(type, piece));
		odd.forEach((piece) => expect(changed).toContain(piece));
	});
});

const HALF = /[\ud800-\udbff](?![\udc00-\udfff])/;

it('cutting a text respects the limit and splits no letter or emoji', () => {
	eachRound((random) => {
		const text = textOf(random, 40, SCRAPS);
		const limit = random.below(90) + 1;
		const cut = cutText(text, limit);
		expect(cut.length).toBeLessThanOrEqual(limit);
		expect(text.startsWith(cut)).toBe(true);
		expect(cut).not.toMatch(HALF);
		expect(cut).not.toMatch(/\u200d$/);
		expect(truncate(text, limit).length).toBeLessThanOrEqual(Math.max(limit, 1));
		expect(truncate(text, limit)).not.toMatch(HALF);
	});
});

it.each([
	['PREVIEW-01 the title in search results', { limit: 63, from: 23, to: 73 }],
	['PREVIEW-02 the description in search results', { limit: 160, from: 80, to: 170 }],
])('%s respects its limits and ends at a word within reach', (_what, reach) => {
	eachRound((random) => {
		const text = textOf(random, 90, SCRAPS).replace(/\s+/g, ' ').trim();
		const shown = truncateAtWord(text, reach);
		if (text.length <= reach.limit) {
			expect(shown).toBe(text);
			return;
		}
		const kept = shown.slice(0, -1);
		expect(shown.endsWith('…')).toBe(true);
		expect(text.startsWith(kept)).toBe(true);
		expect(kept).not.toMatch(HALF);
		const hasWord = /\s/.test(text.slice(reach.from, reach.to + 1));
		expect(kept.length).toBeLessThanOrEqual(hasWord ? reach.to : reach.limit - 1);
		expect(text[kept.length] === ' ').toBe(hasWord || text[kept.length] === ' ');
	});
});
