import { http, HttpResponse } from 'msw';
import ModulesScreen from '@/screens/settings/modules';
import { withOnlyModules } from '#tests/support/fixtures';
import { selectVisitorCost } from '@/extras/visitor-cost/state/visitor-cost';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { answerGet } from '#tests/support/wire';
import { spoken } from '#tests/screens/parts';

const AJAX = 'http://site.test/wp-admin/admin-ajax.php';
const HEADER = 'X-Dashboard-For-Jetpack-Measured';
const STORED = 'dashboard-for-jetpack-visitor-cost';

const PAGES = { front: 'http://site.test/', post: 'http://site.test/hello/' };

/** A ticket whose parameter says what the page should be like. */
const ticket = (url: string, slug: string, way: string) => ({
	url: `${url}?measure=${slug}.${way}`,
	echo: `${slug}.${way}`,
});

interface Visit {
	path: string;
	slug: string;
	way: string;
}

interface Site {
	/** Answers a visit; by default with a page that has a script of the module if it is on. */
	answer?: (visit: Visit) => Response | undefined;
	pages?: Record<string, string>;
}

const page = ({ slug, way }: Visit, html = '', echo = `${slug}.${way}`) =>
	HttpResponse.html(html, {
		headers: {
			[HEADER]: encodeURIComponent(
				JSON.stringify({ echo, on: way === 'on' ? [slug] : [], cookies: [] }),
			),
		},
	});

/** Answers for the site, and lists the visits and the requested files. */
function serve({ answer = () => undefined, pages = PAGES }: Site = {}) {
	const visits: string[] = [];
	server.use(
		http.get(AJAX, ({ request }) => {
			const slug = new URL(request.url).searchParams.get('module') ?? '';
			return HttpResponse.json({
				pages: Object.entries(pages).map(([kind, url]) => ({
					kind,
					url,
					same: ticket(url, slug, 'same1'),
					again: ticket(url, slug, 'same2'),
					on: ticket(url, slug, 'on'),
					off: ticket(url, slug, 'off'),
				})),
			});
		}),
		http.get('http://site.test/:slug.js', ({ request }) => {
			visits.push(new URL(request.url).pathname);
			return HttpResponse.text('12345', { headers: { 'Content-Length': '5' } });
		}),
		...['http://site.test/', 'http://site.test/hello/'].map((url) =>
			http.get(url, ({ request }) => {
				const { pathname, searchParams } = new URL(request.url);
				const [slug = '', way = ''] = (searchParams.get('measure') ?? '').split('.');
				const visit = { path: pathname, slug, way };
				visits.push(`${pathname} ${slug} ${way}`);
				expect(request.credentials).toBe('omit');
				return (
					answer(visit) ?? page(visit, way === 'on' ? `<script src="/${slug}.js"></script>` : '')
				);
			}),
		),
	);
	return visits;
}

const FEW = ['sitemaps', 'monitor', 'stats', 'verification-tools', 'latex', 'markdown'];

/** The screen with a few modules, because each row takes time. */
function show() {
	const printed = withOnlyModules(...FEW);
	const made = renderScreen(<ModulesScreen />, { route: '/modules', ...printed });
	answerGet('module/all', printed.pageData?.getModules);
	return made;
}

/** What is behind the (i) of a module. */
const aboutIn = () => within(screen.getByRole('dialog', { name: 'About Sitemaps' }));

async function openSitemaps() {
	const made = show();
	await made.user.click(await screen.findByRole('button', { name: 'About Sitemaps' }));
	return { ...made, button: await aboutIn().findByRole('button', { name: /^Measure/ }) };
}

async function openMore() {
	const made = show();
	await made.user.click(await screen.findByRole('button', { name: 'More actions' }));
	return made;
}

it('measures a module on the front page and the newest post, and remembers it', async () => {
	const { user, browser, button } = await openSitemaps();
	const visits = serve();
	expect(visits).toEqual([]);
	await user.click(button);
	const item = aboutIn();
	expect(await item.findByText('Front page, Newest post')).toBeVisible();
	expect(
		item.getByText('1 script of this site, 0.1 kB. 0.1 kB of other text in the page itself.'),
	).toBeVisible();
	expect(item.getByText(/measured January 31, 2026/)).toBeVisible();
	expect(spoken()).toContain('Measured.');
	expect(visits.sort()).toEqual([
		'/ sitemaps on',
		'/ sitemaps same1',
		'/ sitemaps same2',
		'/hello/ sitemaps on',
		'/hello/ sitemaps same1',
		'/hello/ sitemaps same2',
		'/sitemaps.js',
	]);
	expect(browser.recall(STORED)).toContain('"sitemaps"');
});

it.each<[string, NonNullable<Site['answer']>, RegExp]>([
	['a cache without the header', () => HttpResponse.html(''), /: a cache or a proxy/],
	[
		'a cache that repeats the first answer',
		(visit) => (visit.way === 'same2' ? page(visit, '', 'sitemaps.same1') : undefined),
		/: a cache or a proxy/,
	],
	['a login wall', () => new HttpResponse(null, { status: 401 }), /asks visitors to log in/],
	['a fault', () => new HttpResponse(null, { status: 503 }), /HTTP 503/],
	['no answer', () => HttpResponse.error(), /connection to the site broke off/],
])('never asks for the other page after %s', async (_case, answer, reason) => {
	const { user, browser, button } = await openSitemaps();
	const visits = serve({ answer });
	await user.click(button);
	expect(await aboutIn().findByText(reason)).toBeVisible();
	expect(visits.filter((visit) => !visit.includes('same'))).toEqual([]);
	expect(browser.recall(STORED)).toBeNull();
});

it.each<[string, Site, RegExp]>([
	[
		'the module cannot be switched the other way',
		{
			answer: (visit) =>
				visit.way === 'on' ? page({ ...visit, way: 'off' }, '', 'sitemaps.on') : undefined,
		},
		/doesn’t load this module, or always does/,
	],
	['visitors use another one', { pages: { front: 'http://www.site.test/' } }, /another address/],
])('says if %s', async (_title, site, reason) => {
	const { user, button } = await openSitemaps();
	serve(site);
	await user.click(button);
	expect(await aboutIn().findByText(reason)).toBeVisible();
});

it('measures all shown modules, looks at the unchanged site only once, and sorts by the result', async () => {
	const { user, browser } = await openMore();
	const visits = serve({
		answer: (visit) =>
			visit.slug === 'sitemaps'
				? undefined
				: page(visit, '<p></p>'.repeat(visit.way === 'on' ? 1 : 0)),
	});
	await user.click(screen.getByRole('tab', { name: /^Off/ }));
	const { length: shown } = screen.getAllByRole('switch');
	expect(shown).toBeGreaterThan(2);
	expect(shown).toBeLessThan(FEW.length);
	// Said after a pause, and must not come after the end of the measurement.
	await waitFor(() => expect(spoken()).toBe(`${shown} modules`));
	await user.click(await screen.findByRole('button', { name: 'Measure all' }));
	await waitFor(() => expect(spoken()).toBe('Measured.'), { timeout: 10_000 });
	expect(browser.recall(STORED)?.match(/"at":/g)).toHaveLength(shown);
	expect(visits.filter((visit) => visit.includes('same'))).toHaveLength(4);
	await user.selectOptions(
		screen.getByRole('combobox', { name: 'Order' }),
		'Most files for visitors first',
	);
	await waitFor(() => expect(screen.getAllByRole('switch')[0]).toHaveAccessibleName('Sitemaps'));
	expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
});

it('stops after the module that is being measured', async () => {
	const { user, browser, store } = await openMore();
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	serve();
	server.use(
		http.get('http://site.test/', async () => {
			await released;
			return HttpResponse.html('');
		}),
	);
	await user.click(await screen.findByRole('button', { name: 'Measure all' }));
	expect(await screen.findByRole('progressbar', { name: 'Measured modules' })).toBeVisible();
	await user.click(screen.getByRole('button', { name: 'Stop' }));
	release();
	expect(await screen.findByRole('button', { name: 'Measure all' })).toBeVisible();
	expect(Object.keys(selectVisitorCost(store.getState()).problems)).toHaveLength(1);
	expect(browser.recall(STORED)).toBeNull();
});

it('waits for another tab of the site', async () => {
	const { user, browser } = await openMore();
	const visits = serve();
	const request = jest.fn((_name, _options, run: (lock: null) => Promise<void>) => run(null));
	browser.locks.mockReturnValue({ request } as unknown as LockManager);
	await user.click(await screen.findByRole('button', { name: 'Measure all' }));
	expect(await screen.findByText(/^Another tab is measuring/)).toBeVisible();
	expect(visits).toEqual([]);
});
