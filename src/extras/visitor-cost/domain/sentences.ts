import { __, _n, sprintf } from '@wordpress/i18n';
import type { CostFile, MeasuredCost, PageCost, PageKind } from './cost';

export type CostProblem =
	| { kind: 'cache' | 'elsewhere' | 'fixed' | 'login' | 'network' | 'redirect' | 'timeout' }
	| { kind: 'status'; status: number }
	| { kind: 'refused'; message: string };

function getReason(problem: CostProblem): string {
	switch (problem.kind) {
		case 'cache':
			return __('a cache or a proxy answers in place of the site.');
		case 'elsewhere':
			return __('visitors use another address than this dashboard, which the browser keeps apart.');
		case 'fixed':
			return __('the site doesn’t load this module, or always does, whatever its switch says.');
		case 'login':
			return __('the site asks visitors to log in.');
		case 'network':
			return __('the connection to the site broke off.');
		case 'redirect':
			return __('the site sends visitors to another page.');
		case 'timeout':
			return __('the site took longer than 20 seconds.');
		case 'status':
			return sprintf(
				/* translators: %d: HTTP status, such as 503. */
				__('the site answered with HTTP %d.'),
				problem.status,
			);
		case 'refused':
			return problem.message;
	}
}

export const describeProblem = (problem: CostProblem): string =>
	sprintf(
		/* translators: %s: the reason, as the end of the sentence. */
		__('Couldn’t be measured: %s'),
		getReason(problem),
	);

const PAGE_NAMES: Record<PageKind, () => string> = {
	front: () => __('Front page'),
	post: () => __('Newest post'),
	page: () => __('Newest page'),
};

/** At least "0.1 kB", because a little isn't nothing. */
export function formatBytes(bytes: number, locale: string): string {
	const format = new Intl.NumberFormat(locale, {
		style: 'unit',
		unit: 'kilobyte',
		maximumFractionDigits: 1,
	});
	return format.format(Math.max(0.1, bytes / 1000));
}

export function nameFiles(kind: CostFile['kind'], count: number): string {
	switch (kind) {
		case 'script':
			return sprintf(
				/* translators: %d: number of scripts. */
				_n('%d script', '%d scripts', count),
				count,
			);
		case 'style':
			return sprintf(
				/* translators: %d: number of style sheets. */
				_n('%d style sheet', '%d style sheets', count),
				count,
			);
	}
}

function describeSize(files: readonly CostFile[], locale: string): string {
	const sizes = files.flatMap(({ bytes }) => (bytes === null ? [] : [bytes]));
	return sizes.length === files.length
		? formatBytes(
				sizes.reduce((sum, size) => sum + size, 0),
				locale,
			)
		: __('size not measured');
}

/** Files of one host: "1 of this site, 12 kB" or "1 from stats.wp.com, size not measured". */
function describeOrigin(
	count: string,
	host: string,
	files: readonly CostFile[],
	locale: string,
): string {
	const size = describeSize(files, locale);
	return host === ''
		? /* translators: 1: a number of files, such as "2" or "2 scripts". 2: a size, such as "12 kB". */
			sprintf(__('%1$s of this site, %2$s'), count, size)
		: sprintf(
				/* translators: 1: a number of files, such as "2" or "2 scripts". 2: a host, such as stats.wp.com. 3: a size, or "size not measured". */
				__('%1$s from %2$s, %3$s'),
				count,
				host,
				size,
			);
}

/** "2 scripts: 1 of this site, 12 kB; 1 from stats.wp.com, size not measured", or shorter for files of one host. */
function describeSome(kind: CostFile['kind'], files: readonly CostFile[], locale: string): string {
	const count = nameFiles(kind, files.length);
	const hosts = [...new Set(files.map(({ host }) => host))].sort();
	const [host = ''] = hosts;
	if (hosts.length === 1) {
		return describeOrigin(count, host, files, locale);
	}
	const numbers = new Intl.NumberFormat(locale);
	const origins = hosts.map((one) => {
		const some = files.filter((file) => file.host === one);
		return describeOrigin(numbers.format(some.length), one, some, locale);
	});
	return sprintf(
		/* translators: 1: "2 scripts". 2: where they come from. */
		__('%1$s: %2$s'),
		count,
		origins.join('; '),
	);
}

const KINDS = ['script', 'style'] as const;

function describeFiles(files: readonly CostFile[], isLess: boolean, locale: string): string[] {
	return KINDS.flatMap((kind) => {
		const some = files.filter((file) => file.kind === kind);
		if (some.length === 0) {
			return [];
		}
		const text = describeSome(kind, some, locale);
		return isLess
			? /* translators: %s: files, such as "1 script of this site, 12 kB". */
				sprintf(__('Not loaded any more: %s.'), text)
			: `${text}.`;
	});
}

function describeInline(bytes: number, locale: string): string {
	const size = formatBytes(Math.abs(bytes), locale);
	return bytes > 0
		? /* translators: %s: a size, such as "2 kB". */
			sprintf(__('%s of scripts and styles in the page itself.'), size)
		: sprintf(
				/* translators: %s: a size, such as "2 kB". */
				__('%s less of scripts and styles in the page itself.'),
				size,
			);
}

function describeOther(bytes: number, locale: string): string {
	const size = formatBytes(Math.abs(bytes), locale);
	return bytes > 0
		? /* translators: %s: a size, such as "2 kB". */
			sprintf(__('%s of other text in the page itself.'), size)
		: /* translators: %s: a size, such as "2 kB". */
			sprintf(__('%s less of other text in the page itself.'), size);
}

/** "" if it shows none. */
function describeHosts({ adds, hosts }: PageCost, locale: string): string {
	const others = hosts.filter((host) => !adds.some((file) => file.host === host));
	return others.length === 0
		? ''
		: sprintf(
				/* translators: %s: hosts, such as "i0.wp.com and i1.wp.com". */
				__('Pictures or frames from %s.'),
				new Intl.ListFormat(locale).format(others),
			);
}

/** "" if it sets none. */
function describeCookies({ cookies }: PageCost, locale: string): string {
	if (cookies === null) {
		return __('Cookies couldn’t be measured.');
	}
	return cookies.length === 0
		? ''
		: sprintf(
				/* translators: %s: names of cookies. */
				__('Sets cookies: %s.'),
				new Intl.ListFormat(locale, { type: 'unit' }).format(cookies),
			);
}

function describePage(cost: PageCost, locale: string): string {
	const { adds, drops, inlineBytes, otherBytes, cookies } = cost;
	const parts = [
		...describeFiles(adds, false, locale),
		...describeFiles(drops, true, locale),
		inlineBytes === 0 ? '' : describeInline(inlineBytes, locale),
		otherBytes === 0 ? '' : describeOther(otherBytes, locale),
		describeHosts(cost, locale),
	].filter(Boolean);
	return [
		...(parts.length === 0 && !cookies?.length ? [__('Nothing.')] : parts),
		describeCookies(cost, locale),
	]
		.filter(Boolean)
		.join(' ');
}

/** What a module adds to pages that visitors see. Pages with the same additions share a line. */
export function describeCost(
	{ pages }: MeasuredCost,
	locale: string,
): { pages: string; text: string }[] {
	const texts = pages.map((cost) => describePage(cost, locale));
	const list = new Intl.ListFormat(locale, { type: 'unit' });
	return [...new Set(texts)].map((text) => ({
		pages: list.format(
			pages.filter((_page, index) => texts[index] === text).map(({ page }) => PAGE_NAMES[page]()),
		),
		text,
	}));
}
