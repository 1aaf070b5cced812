import type { CostFile, MeasuredCost } from '@/extras/visitor-cost/domain/cost';
import { describeTotal } from '@/extras/visitor-cost/domain/total';

const file = (kind: CostFile['kind'], name: string, bytes: number | null): CostFile => ({
	kind,
	url: `https://site.test/${name}`,
	host: bytes === null ? 'stats.example' : '',
	bytes,
});

/** A module whose front page and newest post have the same files. */
const measured = (adds: CostFile[], drops: CostFile[] = []): MeasuredCost => ({
	at: 1,
	pages: (['front', 'post'] as const).map((page) => ({
		page,
		adds,
		drops,
		inlineBytes: 0,
		otherBytes: 0,
		hosts: [],
		cookies: [],
	})),
});

const COSTS = {
	likes: measured([file('script', 'likes.js', 6000), file('style', 'likes.css', 2000)]),
	carousel: measured([file('script', 'carousel.js', 24000)]),
	stats: measured([file('script', 'stats.js', null)]),
	photon: measured([], [file('script', 'plain.js', 1000)]),
	sitemaps: measured([]),
};

const describeTurns = (turns: Record<string, boolean>) =>
	describeTotal(
		Object.entries(turns).map(([slug, isOn]) => ({ slug, isOn })),
		COSTS,
		'en',
	).join(' ');

it.each<[Record<string, boolean>, string]>([
	[{ likes: true }, 'Altogether, visitors load 1 script more, 1 style sheet more, 8 kB more.'],
	[
		{ likes: false, carousel: false },
		'Altogether, visitors load 2 scripts fewer, 1 style sheet fewer, 32 kB less.',
	],
	[{ likes: true, carousel: false }, 'Altogether, visitors load 1 style sheet more, 16 kB less.'],
	[{ stats: true }, 'Altogether, visitors load 1 script more.'],
	[{ photon: true }, 'Altogether, visitors load 1 script fewer, 1 kB less.'],
	[{ sitemaps: true }, 'Altogether, visitors load the same scripts and style sheets.'],
	[
		{ sitemaps: true, protect: true },
		'Altogether, visitors load the same scripts and style sheets. 1 of these modules wasn’t measured.',
	],
	[{ protect: true, toString: true }, ''],
	[{}, ''],
])('%j does to visitors: %s', (turns, text) => {
	expect(describeTurns(turns)).toBe(text);
});
