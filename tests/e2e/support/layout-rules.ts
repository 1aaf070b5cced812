import type { Page } from 'playwright-core';
import { fromPseudo } from '#tests/support/pseudo-locale';
import { listRepeated } from '#tests/support/repeated';
import { readLayout, type Edges, type Part } from './layout';

/** A part with those that contain it, from the closest on. */
interface Placed {
	part: Part;
	above: Part[];
}

type Rule = (placed: Placed[], width: number) => string[];

const listParts = (part: Part, above: Part[] = []): Placed[] => [
	{ part, above },
	...part.parts.flatMap((inner) => listParts(inner, [part, ...above])),
];

const isNear = (one: number, other: number) => Math.abs(one - other) <= 1;

const pairsOf = <T>(all: T[]) => all.slice(1).map((item, at) => [all[at] as T, item] as const);

const isCard = ({ card }: Part) => card !== undefined;

const isBox = ({ border }: Part) => Math.min(...Object.values(border)) > 0;

/** Whether two parts are beside each other. */
const overlap = (one: Edges, other: Edges) =>
	one.top < other.bottom - 1 && other.top < one.bottom - 1;

/** The texts and controls of a part, and its drawings. */
const contentOf = (part: Part, drawings = /^(svg|figure|img)$/i): Edges[] =>
	listParts(part).flatMap(({ part: one }) => [
		...((one.control && one.control !== 'cell') || drawings.test(one.tag) ? [one] : []),
		...(one.line ? [one.line] : []),
	]);

const endOf = (parts: Edges[]) => Math.max(...parts.map(({ bottom }) => bottom));
const beginOf = (parts: Edges[]) => Math.min(...parts.map(({ top }) => top));

/** 4 joins a thing with its own words, such as a field with its label. */
const GAPS = [0, 4, 8, 16, 24, 32];

const findGaps: Rule = (placed) =>
	placed.flatMap(({ part: { parts, isGrid, isSpread } }) => {
		const rows: Part[][] = [];
		for (const part of parts) {
			const row = rows.at(-1);
			if (row?.some((one) => overlap(one, part))) {
				row.push(part);
			} else {
				rows.push([part]);
			}
		}
		const below = pairsOf(rows)
			.filter((pair) => isGrid || !pair.flat().some(({ isInline }) => isInline))
			.map(([one, other]) => ({
				gap: beginOf(other) - endOf(one),
				between: [one[0], other[0]],
			}));
		const beside = (isGrid && !isSpread ? rows.flatMap(pairsOf) : []).map((between) => ({
			gap: between[1].start - between[0].end,
			between,
		}));
		return [...below, ...beside]
			.filter(({ gap }) => gap > -2 && gap < 40 && !GAPS.some((allowed) => isNear(allowed, gap)))
			.map(({ gap, between }) => [gap, ...between.map((part) => part?.name)].join(' '));
	});

/** The padding of a card. The empty edge of a drawing reaches into it at the start, and a picture fills it at the end. */
const findPaddings: Rule = (placed, width) =>
	placed.flatMap(({ part }) => {
		const inset = width <= 480 ? 16 : 24;
		const content = contentOf(part);
		const start = Math.min(...content.map((one) => one.start)) - part.start - part.border.start;
		const ends = contentOf(part, /^$/).map(({ end }) => part.end - part.border.end - end);
		const isPadded = start > inset - 6 && start <= inset + 1 && Math.min(...ends) >= inset - 1;
		return !isCard(part) || content.length === 0 || isPadded ? [] : [`${start} in ${part.name}`];
	});

/** What fills its box: the lines of a navigation, and a choice, whose box is its label. */
const FILLED = ['NAV', 'LABEL'];

const findClose: Rule = (placed) =>
	placed
		.filter(({ part }) => /boxed|switch|field/.test(part.control ?? ''))
		.flatMap(({ part, above }) => {
			const box = above.find(isBox);
			if (!box || FILLED.includes(box.tag)) {
				return [];
			}
			// A notice is as high as a line with its button.
			const sides = (['start', 'end', 'top', 'bottom'] as const).slice(
				0,
				/-notice\b/.test(box.name) ? 2 : 4,
			);
			const room = Math.min(
				...sides.map((side) => Math.abs(part[side] - box[side]) - box.border[side]),
			);
			return room < 14.5 ? [`${room} between ${part.name} and ${box.name}`] : [];
		});

const findUnevenRows: Rule = (placed) =>
	placed
		.filter(({ part: { tag, border } }) => /^(LI|TR)$/.test(tag) && border.top !== border.bottom)
		.filter(({ part, above }) => above[0]?.parts.every(({ start }) => isNear(start, part.start)))
		.filter(({ part }) => {
			const content = contentOf(part);
			const before = beginOf(content) - part.top - part.border.top;
			const after = part.bottom - part.border.bottom - endOf(content);
			return Math.abs(before - after) >= 8;
		})
		.map(({ part }) => part.name);

const findUnlikeNeighbors: Rule = (placed) =>
	placed.flatMap(({ part }) =>
		pairsOf(part.parts.filter(isCard))
			.filter(([one, other]) => isNear(one.top, other.top))
			// A title of two lines begins higher than one of a line.
			.filter((pair) => new Set(pair.map(({ parts }) => parts[0]?.bottom)).size === 1)
			.filter((pair) => {
				const [mine = [], theirs = []] = pair.map((card) => {
					const texts = (place: number) =>
						card.parts[place] ? listParts(card.parts[place]).filter((one) => one.part.line) : [];
					const title = texts(0)[0]?.part.middle;
					const lines = texts(1).filter((one) => !one.part.control);
					const [first] = lines.sort((one, other) => one.part.top - other.part.top);
					return [card.bottom, title, first?.part.middle];
				});
				return mine.some((edge, index) => edge && theirs[index] && !isNear(edge, theirs[index]));
			})
			.map((pair) => pair.map(({ name }) => name).join()),
	);

const isLoose = (part: Part) => isCard(part) && part.bottom - endOf(contentOf(part)) > 48;

const findHoles: Rule = (placed) =>
	placed.flatMap(({ part, above }) => [
		// Neighbors are as high as the highest of them.
		...(isLoose(part) &&
		!above[0]?.parts.some((one) => isCard(one) && !isLoose(one) && isNear(one.top, part.top))
			? [part.name]
			: []),
		...([part, ...above].some(isCard) ? [] : pairsOf(part.parts))
			.filter(([one, other]) => other.top - one.bottom > 40)
			.map(([one, other]) => `between ${one.name} and ${other.name}`),
	]);

/** The cards of At a Glance that take its whole width; the status has no name. */
const FULL = ['stats', 'true'];

const findWide: Rule = (placed, width) => {
	const isGlance = width > 660 && placed.some(({ part }) => part.card === 'stats');
	return placed.flatMap(({ part }) => {
		const cards = part.parts.filter(isCard);
		const sizes = cards.map(({ start, end }) => end - start);
		const isBeside = cards.some(({ start }) => !isNear(start, cards[0]?.start ?? 0));
		return cards
			.filter(
				({ card = '' }, index) =>
					(isBeside && !isNear(sizes[index] ?? 0, sizes[0] ?? 0)) ||
					(isGlance && (sizes[index] ?? 0) > width / 2 && !FULL.includes(card)),
			)
			.map(({ name }) => name);
	});
};

/** The navigation and the cards share their edges, which have one margin on a phone. A navigation beside the mark only ends with them. */
const findEdges: Rule = (placed, width) => {
	const pieces = placed.filter(
		({ part, above }) => part.tag === 'NAV' || (isCard(part) && !above.some(isCard)),
	);
	const starts = pieces.map(({ part }) => part.start);
	const ends = pieces.map(({ part }) => part.end);
	const [start, end] = [Math.min(...starts), Math.max(...ends)];
	const isWhole = ({ part, above: [row] }: Placed) =>
		isNear(part.end, end) &&
		row?.parts.some((one) => overlap(one, part) && isNear(one.start, start));
	const odd = pieces.filter((piece) => piece.part.tag === 'NAV' && !isWhole(piece));
	return [
		...odd.map(({ part }) => part.name),
		...(pieces.length === 0 || width > 480 || (isNear(start, 16) && isNear(end, width - 16))
			? []
			: [`${start} and ${width - end}`]),
	];
};

/** The paddings of boxes, and the room for the × of a banner. */
const INSETS = [16, 24, 48];

/** An action ends at the end of its box, is below a text, or is beside another control or in an empty state. */
const findStray: Rule = (placed) =>
	placed
		.filter(({ part }) => part.control === 'boxed')
		.flatMap(({ part, above }) => {
			const box = above.find((one) => isBox(one) || isCard(one));
			const isPlaced =
				!box ||
				above.some(({ isCentered }) => isCentered) ||
				[part.start - box.start - box.border.start, box.end - box.border.end - part.end].some(
					(room) => INSETS.some((inset) => isNear(inset, room)),
				) ||
				above[0]?.parts.some(
					(one) =>
						one !== part &&
						overlap(one, part) &&
						listParts(one).some(({ part: { control } }) => control),
				) ||
				contentOf(box).some(
					({ start, bottom }) => bottom <= part.top + 1 && isNear(start, part.start),
				);
			return isPlaced ? [] : [part.name];
		});

const findRagged: Rule = (placed) =>
	placed
		.filter(({ part }) => /^[UO]L$/.test(part.tag))
		.filter(({ part: { parts, start } }) => parts.every((row) => isNear(row.start, start)))
		.filter(({ part: { parts, start, end } }) => {
			const ends = parts.flatMap((row) => {
				const actions = listParts(row).filter(({ part }) =>
					/boxed|switch/.test(part.control ?? ''),
				);
				const last = actions.at(-1)?.part.end ?? 0;
				return last > (start + end) / 2 ? [last] : [];
			});
			return !ends.every((one) => isNear(one, ends[0] ?? 0));
		})
		.map(({ part }) => part.name);

/** At most one filled button in 900 px, a window, of At a Glance, and in each card elsewhere. */
const findFilled: Rule = (placed) => {
	const isLoud = ({ part }: Placed) => part.isFilled && part.control === 'boxed';
	const isGlance = placed.some(({ part }) => part.card === 'stats');
	return placed
		.filter(({ part }, index) => (isGlance ? index === 0 : isCard(part)))
		.filter(({ part }) =>
			pairsOf(listParts(part).filter(isLoud)).some(
				([one, other]) => other.part.top - one.part.top < 900,
			),
		)
		.map(({ part }) => part.name);
};

/** Status and chart; two stores and two links to help, which are specified. */
const CROWDED = ['true', 'stats', 'apps', 'support'];

/** A card of At a Glance has one button and one link, or a switch and one link. */
const findCrowded: Rule = (placed) =>
	placed
		.filter(({ part: { card = 'true' } }) => !CROWDED.includes(card))
		.filter(({ part }) => {
			const controls = listParts(part).map((one) => one.part.control);
			const count = (kinds: RegExp) => controls.filter((one) => kinds.test(one ?? '')).length;
			return count(/boxed|switch/) > 1 || count(/link/) > 1;
		})
		.map(({ part }) => part.name);

const findPlainLinks: Rule = (placed) =>
	placed
		.filter(({ part }) => part.control === 'link' && !part.isUnderlined)
		.filter(({ above }) => !above.some(({ tag }) => tag === 'NAV'))
		.map(({ part }) => part.name);

const findRepeated: Rule = (placed) =>
	listRepeated(
		placed.map(({ part }) => (part.control ? '' : fromPseudo(part.text).replace(/^\W*/, ''))),
	);

export const LAYOUT_RULES: Record<string, Rule> = {
	gap: findGaps,
	padding: findPaddings,
	'too close': findClose,
	'uneven row': findUnevenRows,
	'unlike neighbors': findUnlikeNeighbors,
	hole: findHoles,
	'too wide': findWide,
	edge: findEdges,
	'second filled button': findFilled,
	'stray action': findStray,
	'ragged list': findRagged,
	'crowded card': findCrowded,
	'plain link': findPlainLinks,
	twice: findRepeated,
};

/** The places of a screen that break a rule of layout, in the present width. */
export async function findLayoutFaults(page: Page): Promise<string[]> {
	const placed = listParts(await readLayout(page));
	return Object.entries(LAYOUT_RULES).flatMap(([name, find]) =>
		find(placed, page.viewportSize()?.width ?? 0).map((fault) => `${name}: ${fault}`),
	);
}
