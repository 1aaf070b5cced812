/* Outlines of one screen in one text: the first in full, each other one as its difference to the nearest one before it. */

/** The lines of each outline by its name. */
export type Outlines = Record<string, string[]>;

/** All lines of two outlines, marked as in both (a blank), only in the first (-) or only in the second (+). */
export function markLines(before: string[], after: string[]): string[] {
	/** How many lines the two have in common from a line of each on. */
	const common = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
	for (let i = before.length - 1; i >= 0; i--) {
		const [row, below] = common.slice(i, i + 2) as [Uint16Array, Uint16Array];
		for (let j = after.length - 1; j >= 0; j--) {
			row[j] =
				before[i] === after[j]
					? (below[j + 1] as number) + 1
					: Math.max(below[j] as number, row[j + 1] as number);
		}
	}
	const commonFrom = (i: number, j: number) => common[i]?.[j] ?? 0;
	const marked: string[] = [];
	let [i, j] = [0, 0];
	while (i < before.length || j < after.length) {
		if (i < before.length && before[i] === after[j]) {
			marked.push(` ${before[i]}`);
			i++;
			j++;
		} else if (
			j === after.length ||
			(i < before.length && commonFrom(i + 1, j) >= commonFrom(i, j + 1))
		) {
			marked.push(`-${before[i++]}`);
		} else {
			marked.push(`+${after[j++]}`);
		}
	}
	return marked;
}

const depthOf = (line = '') => line.search(/\S/);

/** The place after a line and the deeper lines below it. */
function endOf(lines: string[], place: number): number {
	let end = place + 1;
	while (end < lines.length && depthOf(lines[end]) > depthOf(lines[place])) {
		end++;
	}
	return end;
}

/**
 * The lines that make the second outline from the first: + adds one, - removes one, x removes one with all that is deeper, and a blank only leads
 * there. A reader looks for each of the last three below the one before it.
 */
export function findDifference(before: string[], after: string[]): string[] {
	const difference: string[] = [];
	const marked = markLines(before, after);
	const isRemoved = marked.filter((line) => line[0] !== '+').map((line) => line[0] === '-');
	let place = 0;
	/** Where the reader looks for the next line. */
	let from = 0;
	const isFound = (line: number) => before.indexOf(before[line] as string, from) === line;
	const add = (mark: string, line: number, end = line + 1) => {
		difference.push(`${mark}${before[line]}`);
		from = end;
	};
	/** Adds lines that lead past all equal lines above this one. */
	const leadTo = (line: number) => {
		while (!isFound(line)) {
			let step = line - 1;
			while (!isFound(step)) {
				step--;
			}
			add(' ', step);
		}
	};
	for (const line of marked) {
		if (line.startsWith('-') && place >= from) {
			leadTo(place);
			const end = endOf(before, place);
			const isPart = end > place + 1 && isRemoved.slice(place, end).every(Boolean);
			add(isPart ? 'x' : '-', place, isPart ? end : place + 1);
		} else if (line.startsWith('+')) {
			if (from < place) {
				leadTo(place - 1);
				add(' ', place - 1);
			}
			difference.push(line);
		}
		place += line.startsWith('+') ? 0 : 1;
	}
	return difference;
}

/** The second outline, made from the first. */
export function applyDifference(before: string[], difference: string[]): string[] {
	const after: string[] = [];
	let from = 0;
	for (const marked of difference) {
		const [mark, line] = [marked.charAt(0), marked.slice(1)];
		if (mark === '+') {
			after.push(line);
			continue;
		}
		const place = before.indexOf(line, from);
		if (place < 0) {
			throw new Error(`The outline before it has no such line there: ${line}`);
		}
		after.push(...before.slice(from, place), ...(mark === ' ' ? [line] : []));
		from = mark === 'x' ? endOf(before, place) : place + 1;
	}
	return [...after, ...before.slice(from)];
}

const HEAD = '== ';
const LIKE = ', like ';

const countUnlike = (lines: string[], others: string[]) => {
	const known = new Set(others);
	return lines.filter((line) => !known.has(line)).length;
};

/** The outline that has the fewest lines of its own beside another one, the first of several. */
const findNearest = (all: [name: string, lines: string[]][], lines: string[]) =>
	all
		.map(([base, before]) => ({
			base,
			before,
			unlike: countUnlike(before, lines) + countUnlike(lines, before),
		}))
		.sort((one, other) => one.unlike - other.unlike)[0];

/** The text in which the outlines are kept. */
export function printOutlines(outlines: Outlines): string {
	const sections = Object.entries(outlines).map(([name, lines], index, all) => {
		const nearest = findNearest(all.slice(0, index), lines);
		const difference = nearest ? findDifference(nearest.before, lines) : lines;
		return nearest && difference.length < lines.length
			? [name + LIKE + nearest.base, ...difference]
			: [name, ...lines];
	});
	return sections.map((section) => `${HEAD}${section.join('\n')}\n`).join('\n');
}

/** The outlines of a text. */
export function parseOutlines(text: string): Outlines {
	const outlines: Outlines = {};
	for (const section of text.trimEnd().split(/^== /m).slice(1)) {
		const [head = '', ...lines] = section.trimEnd().split('\n');
		const [name = '', base] = head.split(LIKE);
		outlines[name] = base ? applyDifference(outlines[base] ?? [], lines) : lines;
	}
	return outlines;
}
