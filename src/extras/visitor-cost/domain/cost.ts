import * as v from 'valibot';
import { COUNT, EPOCH } from '@/lib/stored';

const PAGE_KINDS = ['front', 'post', 'page'] as const;

/** The front page, the newest post or the newest page. */
export type PageKind = (typeof PAGE_KINDS)[number];

export interface PageParts {
	scripts: string[];
	styles: string[];
	/** Other hosts of everything but scripts and styles, such as pictures and frames. */
	hosts: string[];
	/** Bytes of the scripts and styles in the page itself. */
	inlineBytes: number;
	/** Bytes of the whole page, uncompressed. */
	pageBytes: number;
}

export interface Look extends PageParts {
	/** The modules that the site loaded for it. */
	loaded: string[];
	/** Names of the cookies that the answer set; null if they are not known. */
	cookies: string[] | null;
}

const COST_FILE = v.object({
	kind: v.picklist(['script', 'style']),
	url: v.string(),
	/** "" for the site's own. */
	host: v.string(),
	/** As sent; null if it wasn't measured. */
	bytes: v.nullable(COUNT),
});

export type CostFile = v.InferOutput<typeof COST_FILE>;

const DIFFERENCE = v.pipe(
	v.number(),
	v.check((bytes) => Number.isSafeInteger(bytes)),
);

const PAGE_COST = v.object({
	page: v.picklist(PAGE_KINDS),
	adds: v.array(COST_FILE),
	/** Files that the page has only without the module. */
	drops: v.array(COST_FILE),
	/** Scripts and styles in the page itself; negative for less. */
	inlineBytes: DIFFERENCE,
	/** Anything else in the page itself; negative for less. */
	otherBytes: DIFFERENCE,
	/** Hosts of pictures and frames. */
	hosts: v.array(v.string()),
	cookies: v.nullable(v.array(v.string())),
});

export type PageCost = v.InferOutput<typeof PAGE_COST>;

export const MEASURED_COST = v.object({ at: EPOCH, pages: v.array(PAGE_COST) });

export type MeasuredCost = v.InferOutput<typeof MEASURED_COST>;

/** Two looks at the unchanged page, and one with the module flipped. */
export interface Looks {
	same: [Look, Look];
	other: Look;
	isOn: boolean;
	url: string;
}

const without = (texts: readonly string[], others: readonly string[]) =>
	texts.filter((text) => !others.includes(text));
const inBoth = (texts: readonly string[], others: readonly string[]) =>
	texts.filter((text) => others.includes(text));

const withoutQuery = (url: string) => url.split('?')[0] ?? url;

/**
 * Compares two lists of the same page: what both have, what only one has, and what changes its address each time, such as a file whose version is the
 * time.
 */
function settle([first, second]: [string[], string[]]) {
	const unsteady = [...without(first, second), ...without(second, first)].map(withoutQuery);
	return {
		always: inBoth(first, second),
		ever: [...first, ...second],
		isSteady: (url: string) => !unsteady.includes(withoutQuery(url)),
	};
}

/** What a module adds to a list of the page, and what it leaves out. */
function compareLists(same: [string[], string[]], other: string[], isOn: boolean) {
	const { always, ever, isSteady } = settle(same);
	const onlySame = without(always, other).filter(isSteady);
	const onlyOther = without(other, ever).filter(isSteady);
	return isOn ? { adds: onlySame, drops: onlyOther } : { adds: onlyOther, drops: onlySame };
}

/** How much more a page has with a module. Differences between two looks at the unchanged page don't count. */
function compareNumbers([first, second]: [number, number], other: number, isOn: boolean): number {
	const most = Math.max(first, second);
	const least = Math.min(first, second);
	const more = other > most ? other - most : Math.min(0, other - least);
	return isOn ? -more : more;
}

function toFile(kind: CostFile['kind'], site: URL) {
	return (url: string): CostFile => {
		const { origin, host } = new URL(url);
		return { kind, url, host: origin === site.origin ? '' : host, bytes: null };
	};
}

/** What a module adds to a page and leaves out, without the sizes of files. */
export function compareLooks(page: PageKind, { same, other, isOn, url }: Looks): PageCost {
	const site = new URL(url);
	const pairOf = <T>(read: (look: Look) => T): [T, T] => [read(same[0]), read(same[1])];
	const listsOf = (read: (look: Look) => string[]) => compareLists(pairOf(read), read(other), isOn);
	const numberOf = (read: (look: Look) => number) =>
		compareNumbers(pairOf(read), read(other), isOn);
	const scripts = listsOf((look) => look.scripts);
	const styles = listsOf((look) => look.styles);
	const filesOf = (which: 'adds' | 'drops') => [
		...scripts[which].map(toFile('script', site)),
		...styles[which].map(toFile('style', site)),
	];
	const inlineBytes = numberOf((look) => look.inlineBytes);
	const isKnown = [...same, other].every(({ cookies }) => cookies !== null);
	return {
		page,
		adds: filesOf('adds'),
		drops: filesOf('drops'),
		inlineBytes,
		otherBytes: numberOf((look) => look.pageBytes - look.inlineBytes),
		hosts: listsOf((look) => look.hosts).adds,
		cookies: isKnown ? listsOf((look) => look.cookies ?? []).adds : null,
	};
}

const mapFiles = (cost: PageCost, how: (file: CostFile) => CostFile): PageCost => ({
	...cost,
	adds: cost.adds.map(how),
	drops: cost.drops.map(how),
});

/** The site's own files to measure. Nothing is fetched from other hosts. */
export const listOwnFiles = (pages: readonly PageCost[]): string[] => [
	...new Set(
		pages
			.flatMap(({ adds, drops }) => [...adds, ...drops])
			.filter(({ host }) => host === '')
			.map(({ url }) => url),
	),
];

/** @param sizes Bytes by address, null for a file that couldn't be measured. */
export const withSizes = (
	pages: readonly PageCost[],
	sizes: ReadonlyMap<string, number | null>,
): PageCost[] =>
	pages.map((cost) => mapFiles(cost, (file) => ({ ...file, bytes: sizes.get(file.url) ?? null })));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const bytesOf = (files: readonly CostFile[]) => sum(files.map(({ bytes }) => bytes ?? 0));

/** For sorting: the number of files on the page that gets the most, then its bytes. */
function weighCost({ pages }: MeasuredCost): [files: number, bytes: number] {
	return [
		Math.max(0, ...pages.map(({ adds, drops }) => adds.length - drops.length)),
		Math.max(
			0,
			...pages.map(
				({ adds, drops, inlineBytes, otherBytes }) =>
					bytesOf(adds) - bytesOf(drops) + inlineBytes + otherBytes,
			),
		),
	];
}

/** The heaviest modules first, those that weren't measured last. */
export function compareCosts(one: MeasuredCost | undefined, other: MeasuredCost | undefined) {
	if (!one || !other) {
		return Number(!one) - Number(!other);
	}
	const [files, bytes] = weighCost(one);
	const [otherFiles, otherBytes] = weighCost(other);
	return otherFiles - files || otherBytes - bytes;
}
