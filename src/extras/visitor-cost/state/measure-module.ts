import { toOutcome } from '@/state/store/outcome';
import type { AppThunk, ThunkExtra } from '@/state/store/types';
import { visitorCostApi, type PageTickets } from '../api/visitor-cost';
import {
	compareLooks,
	listOwnFiles,
	withSizes,
	type Look,
	type Looks,
	type PageCost,
} from '../domain/cost';
import type { CostProblem } from '../domain/sentences';

/** Milliseconds for one module. */
const LONGEST = 20_000;

/** Milliseconds for which an unchanged page is taken as current. */
const FRESH = 120_000;

/** Two looks at each unchanged page, by its address, for the modules of one run. */
export type Baselines = Map<string, { at: number; looks: [Look, Look] }>;

type Measured =
	{ pages: PageCost[]; problem?: undefined } | { pages?: undefined; problem: CostProblem };

const isProblem = (value: Look | CostProblem): value is CostProblem => 'kind' in value;

const hasModule = ({ loaded }: Look, slug: string) => loaded.includes(slug);

/** Whether the other modules are the same. They aren't if someone switched one in between. */
const isSameBut = (slug: string, one: Look, other: Look) => {
	const others = ({ loaded }: Look) =>
		loaded
			.filter((name) => name !== slug)
			.sort()
			.join();
	return others(one) === others(other);
};

interface Job {
	api: ThunkExtra['api'];
	slug: string;
	signal: AbortSignal;
	now: () => number;
	baselines: Baselines;
}

/**
 * The unchanged page, twice. The site's caches honor the parameter only if both answers repeat their own random values; otherwise a cache could store
 * the other page for everyone.
 */
async function lookTwice(
	{ url, same, again }: PageTickets,
	{ api, signal, now, baselines }: Job,
): Promise<[Look, Look] | CostProblem> {
	const known = baselines.get(url);
	if (known && now() - known.at < FRESH) {
		return known.looks;
	}
	const [first, second] = await Promise.all([
		api(visitorCostApi).look(same, signal),
		api(visitorCostApi).look(again, signal),
	]);
	if (isProblem(first)) {
		return first;
	}
	if (isProblem(second)) {
		return second;
	}
	baselines.set(url, { at: now(), looks: [first, second] });
	return [first, second];
}

async function lookAround(page: PageTickets, job: Job): Promise<Looks | CostProblem> {
	const { api, slug, signal } = job;
	const same = await lookTwice(page, job);
	if (!Array.isArray(same)) {
		return same;
	}
	const isOn = hasModule(same[0], slug);
	const other = await api(visitorCostApi).look(isOn ? page.off : page.on, signal);
	if (isProblem(other)) {
		return other;
	}
	if (hasModule(other, slug) === isOn) {
		return { kind: 'fixed' };
	}
	return { same, other, isOn, url: page.url };
}

/** Like `lookAround`, but repeated if someone has switched a module since the unchanged page was seen. */
async function lookAroundNow(page: PageTickets, job: Job): Promise<Looks | CostProblem> {
	const looks = await lookAround(page, job);
	if ('kind' in looks || isSameBut(job.slug, looks.same[0], looks.other)) {
		return looks;
	}
	job.baselines.delete(page.url);
	return lookAround(page, job);
}

async function measure(pages: readonly PageTickets[], job: Job): Promise<Measured> {
	const costs: PageCost[] = [];
	for (const page of pages) {
		if (!job.api(visitorCostApi).isOfThisOrigin(page.url)) {
			return { problem: { kind: 'elsewhere' } };
		}
		const looks = await lookAroundNow(page, job);
		if ('kind' in looks) {
			return { problem: looks };
		}
		costs.push(compareLooks(page.kind, looks));
	}
	const sizes = new Map<string, number | null>();
	for (const url of listOwnFiles(costs)) {
		sizes.set(url, await job.api(visitorCostApi).measureFile(url, job.signal));
	}
	return { pages: withSizes(costs, sizes) };
}

/** Measures what a module adds to visitors' pages. Nothing on the site changes. */
export const measureModule =
	(slug: string, baselines: Baselines): AppThunk<Promise<Measured>> =>
	async (_dispatch, _getState, { api, browser }) => {
		const { data: pages, error } = await toOutcome(() => api(visitorCostApi).loadTickets(slug));
		if (error) {
			return { problem: { kind: 'refused', message: error.message } };
		}
		const abort = new AbortController();
		const timer = setTimeout(() => abort.abort(), LONGEST);
		try {
			const job = { api, slug, signal: abort.signal, now: browser.now, baselines };
			const measured = await measure(pages, job);
			return abort.signal.aborted ? { problem: { kind: 'timeout' } } : measured;
		} catch {
			return { problem: { kind: abort.signal.aborted ? 'timeout' : 'network' } };
		} finally {
			clearTimeout(timer);
		}
	};
