import { SITE } from '../../e2e/support/site';
import { runStep } from './database';
import { besideJetpack, setDouble, setOption } from './site';

export const NAME = 'dashboard_for_jetpack_measure';
const HEADER = 'x-dashboard-for-jetpack-measured';
const LIST = 'jetpack_active_modules';

interface Seen {
	status: number;
	/** The value of the header; undefined if there is none. */
	report?: { echo: string; on: string[]; cookies: string[] | null };
	caching: string;
	html: string;
}

export async function visit(url: string, init: RequestInit = {}): Promise<Seen> {
	const response = await fetch(url, { redirect: 'manual', ...init });
	const header = response.headers.get(HEADER);
	return {
		status: response.status,
		report:
			header === null ? undefined : (JSON.parse(decodeURIComponent(header)) as Seen['report']),
		caching: response.headers.get('cache-control') ?? '',
		html: await response.text(),
	};
}

interface Wish {
	module?: string;
	direction?: string;
	user?: string | number;
	/** Seconds until the ticket is too old. */
	left?: number;
	blog?: number;
	home?: string;
	salt?: string;
	page?: string;
}

export const sign = async (wish: Wish = {}) =>
	(await runStep<{ text: string }>('ticket', { page: '/', ...wish })).text;

export const setModules = (...modules: string[]) => setOption(LIST, modules);

/** Runs the tests of a file beside a Jetpack that loads `stats` on the pages of visitors. */
export function setUpModules(): void {
	besideJetpack(
		async () => {
			await setDouble({ loadsModules: true });
			await setModules('stats');
			await visit(`${SITE}/`);
		},
		() => setOption(LIST, null),
	);
}
