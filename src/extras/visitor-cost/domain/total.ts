import { __, _n, sprintf } from '@wordpress/i18n';
import { formatBytes, nameFiles } from './sentences';
import type { CostFile, MeasuredCost } from './cost';

/** A module that is about to be switched. */
export interface Turn {
	slug: string;
	isOn: boolean;
}

interface CostTotal {
	/** How many more scripts and style sheets there will be; negative for fewer. */
	counts: Record<CostFile['kind'], number>;
	/** How many more bytes the site's own files will have. */
	bytes: number;
	unmeasured: number;
}

/** The files of a module on any of the measured pages, each once: 1 for one that it adds, -1 for one that it leaves out. */
function listFiles({ pages }: MeasuredCost): { file: CostFile; sign: 1 | -1 }[] {
	const files = new Map<string, { file: CostFile; sign: 1 | -1 }>();
	for (const { adds, drops } of pages) {
		adds.forEach((file) => files.set(file.url, { file, sign: 1 }));
		drops.forEach((file) => files.set(file.url, { file, sign: -1 }));
	}
	return [...files.values()];
}

/** What visitors get more or less when modules are switched, as far as it was measured. */
function totalCosts(
	turns: readonly Turn[],
	costs: Readonly<Record<string, MeasuredCost>>,
): CostTotal {
	const total: CostTotal = { counts: { script: 0, style: 0 }, bytes: 0, unmeasured: 0 };
	for (const { slug, isOn } of turns) {
		const cost = Object.hasOwn(costs, slug) ? costs[slug] : undefined;
		if (!cost) {
			total.unmeasured++;
			continue;
		}
		for (const { file, sign } of listFiles(cost)) {
			const change = isOn ? sign : -sign;
			total.counts[file.kind] += change;
			total.bytes += change * (file.bytes ?? 0);
		}
	}
	return total;
}

/** "5 scripts fewer" or "120 kB more". */
function describeChange(
	change: number,
	name: (amount: number) => string,
	describeLess: (text: string) => string,
): string[] {
	const text = name(Math.abs(change));
	/* translators: %s: an amount, such as "2 scripts" or "120 kB". */
	const more = sprintf(__('%s more'), text);
	return change === 0 ? [] : [change > 0 ? more : describeLess(text)];
}

/** What switching several modules does to visitors' pages, all together; nothing if no module was measured. */
export function describeTotal(
	turns: readonly Turn[],
	costs: Readonly<Record<string, MeasuredCost>>,
	locale: string,
): string[] {
	const { counts, bytes, unmeasured } = totalCosts(turns, costs);
	if (unmeasured === turns.length) {
		return [];
	}
	/* translators: %s: "2 scripts". */
	const fewer = (files: string) => sprintf(__('%s fewer'), files);
	/* translators: %s: a size, such as "120 kB". */
	const less = (size: string) => sprintf(__('%s less'), size);
	const parts = [
		...describeChange(counts.script, (count) => nameFiles('script', count), fewer),
		...describeChange(counts.style, (count) => nameFiles('style', count), fewer),
		...describeChange(bytes, (amount) => formatBytes(amount, locale), less),
	];
	return [
		parts.length > 0
			? sprintf(
					/* translators: %s: "5 scripts fewer, 120 kB less". */
					__('Altogether, visitors load %s.'),
					new Intl.ListFormat(locale, { type: 'unit' }).format(parts),
				)
			: __('Altogether, visitors load the same scripts and style sheets.'),
		...(unmeasured > 0
			? [
					sprintf(
						/* translators: %d: number of modules. */
						_n(
							'%d of these modules wasn’t measured.',
							'%d of these modules weren’t measured.',
							unmeasured,
						),
						unmeasured,
					),
				]
			: []),
	];
}
