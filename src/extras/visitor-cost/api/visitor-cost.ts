import * as v from 'valibot';
import type { Client } from '@/api/client';
import { measureFile, visit, visitPage } from '@/api/client/visitor';
import * as d from '@/api/decode';
import type { Look } from '../domain/cost';
import type { CostProblem } from '../domain/sentences';
import { readPageParts } from './page-parts';

const ADDRESS = v.pipe(
	v.string(),
	v.check((text) => URL.canParse(text)),
);

const ticketSchema = d.objectOf({
	/** Address of the page, with the parameter. */
	url: ADDRESS,
	/** What the answer repeats. */
	echo: v.string(),
});

const pageSchema = d.objectOf({
	kind: v.picklist(['front', 'post', 'page']),
	url: ADDRESS,
	/** The unchanged page, twice. */
	same: ticketSchema,
	again: ticketSchema,
	on: ticketSchema,
	off: ticketSchema,
});

const reportSchema = d.objectOf({
	echo: v.string(),
	on: d.textList(),
	cookies: v.fallback(v.nullable(v.array(v.string())), null),
});

export type Ticket = v.InferOutput<typeof ticketSchema>;
export type PageTickets = v.InferOutput<typeof pageSchema>;

const HEADER = 'X-Dashboard-For-Jetpack-Measured';

/** The report of an answer with the right echo; undefined for one from a cache. */
function readReport(header: string | null, echo: string) {
	try {
		const report = v.parse(reportSchema, JSON.parse(decodeURIComponent(header ?? '')));
		return report.echo === echo ? report : undefined;
	} catch {
		return undefined;
	}
}

/** Why an answer is no page; undefined for a page. */
function findProblem({ type, status, ok }: Response): CostProblem | undefined {
	if (type === 'opaqueredirect' || (status >= 300 && status < 400)) {
		return { kind: 'redirect' };
	}
	if (status === 401 || status === 403) {
		return { kind: 'login' };
	}
	return ok ? undefined : { kind: 'status', status };
}

/** Looks at a page as a visitor. Rejects without an answer. */
async function look({ url, echo }: Ticket, signal: AbortSignal): Promise<Look | CostProblem> {
	const response = await visit(url, signal);
	const problem = findProblem(response);
	if (problem) {
		return problem;
	}
	const report = readReport(response.headers.get(HEADER), echo);
	return report
		? {
				...readPageParts(await response.text(), url),
				loaded: report.on,
				cookies: report.cookies,
			}
		: { kind: 'cache' };
}

/** Pages as visitors get them, with a module on or off: `php-stub/extras/visitor-cost/`. */
export const visitorCostApi = (client: Client) => ({
	/** The tickets with which the pages can be read within the next minute. */
	loadTickets: (module: string): Promise<PageTickets[]> =>
		client.ask(
			'dashboard_for_jetpack_visitor_cost',
			{ module },
			d.decoder(d.fieldOf('pages', d.listOf(pageSchema))),
		),
	look,
	measureFile,
	visitFront: visitPage,
	/** The page of a ticket; no cache has its address. */
	visitWith: ({ url }: Ticket) => visitPage(url, {}),
	/** Whether the browser lets the dashboard read an answer of an address. */
	isOfThisOrigin: (url: string) =>
		new URL(url).origin === new URL(client.options.adminUrl, url).origin,
});
