/* A site ten times as large as usual: with its plugins, modules, purchases, a year of stats, and other plugins' notices. */
import { IS_LONG } from '#tests/support/long';
import { isMap } from '@/lib/values';
import type { FixtureSite } from '../support/fixture-site';
import { stageOfFile, type Stage } from '../support/stage';

const TIMES = 10;
const NOTICES = 200;
const DAYS = 365;

type Records = Record<string, unknown>;

const multiply = (records: Records): Records =>
	Object.fromEntries(
		Object.entries(records).flatMap(([name, record]) =>
			Array.from({ length: TIMES }, (_, copy) => {
				const key = copy === 0 ? name : `${name}-${copy}`;
				return [key, isMap(record) && 'module' in record ? { ...record, module: key } : record];
			}),
		),
	);

const yearOfViews = (): [string, number][] =>
	Array.from({ length: DAYS }, (_, index) => {
		const day = new Date(Date.now() - (DAYS - 1 - index) * 24 * 60 * 60 * 1000);
		return [day.toISOString().slice(0, 10), (index * 37) % 400];
	});

function enlarge(path: string, answer: unknown): unknown {
	if (!isMap(answer)) {
		return answer;
	}
	if (path === 'plugins' || path === 'module/all') {
		return multiply(answer);
	}
	const { day } = answer;
	return path === 'module/stats/data' && isMap(day)
		? { ...answer, day: { ...day, data: yearOfViews() } }
		: answer;
}

const HEAVY: FixtureSite['disguise'] = {
	page: (data) => ({
		...data,
		getModules: multiply(isMap(data.getModules) ? data.getModules : {}),
	}),
	answer: (reply, { method, path }) =>
		method === 'GET' && reply.text
			? { ...reply, text: JSON.stringify(enlarge(path, JSON.parse(reply.text))) }
			: reply,
};

const withNotices = (html: string) =>
	html.replace(
		/<div id="wpbody-content"[^>]*>/,
		(start) =>
			start +
			Array.from(
				{ length: NOTICES },
				(_, index) =>
					`<div class="notice notice-info"><p>Plugin number ${index} has news.</p></div>`,
			).join(''),
	);

const ROUTES = ['#/my-plan', '#/security', '#/modules', '#/traffic', '#/dashboard'];

const changeRoute = async ({ page }: Stage, hash: string) => {
	await page.evaluate((value) => void (window.location.hash = value), hash);
	await page.waitForFunction(
		(path) => document.querySelector(`[data-screen-title]`) && window.location.hash === path,
		hash,
	);
	await page.evaluate(
		() =>
			new Promise((done) => {
				requestAnimationFrame(() => setTimeout(done, 60));
			}),
	);
};

/** Bytes that the page's objects occupy, without garbage. */
async function readHeap({ page }: Stage): Promise<number> {
	const client = await page.context().newCDPSession(page);
	await client.send('HeapProfiler.collectGarbage');
	await client.send('HeapProfiler.collectGarbage');
	const { usedSize } = await client.send('Runtime.getHeapUsage');
	await client.detach();
	return usedSize;
}

const stage = stageOfFile({ patch: withNotices });

beforeAll(() => {
	stage.site.disguise = HEAVY;
});

it('shows every large screen, and switches a module', async () => {
	await stage.show({ scenario: 'purchases-thousand' });
	const nodes = () => stage.page.evaluate(() => document.querySelectorAll('*').length);
	// The chart draws only the days that fit.
	expect(await nodes()).toBeLessThan(3_000);
	await stage.goTo('#/my-plan');
	await stage.container.getByText('My Products').first().waitFor();
	await stage.goTo('#/modules');
	// The list is drawn in steps.
	await stage.container.getByRole('switch').nth(300).waitFor();
	await stage.goTo('#/dashboard');
	const monitor = stage.card('Downtime monitoring').getByRole('switch');
	const before = await monitor.getAttribute('aria-checked');
	await monitor.click();
	await stage.settle();
	await expect(monitor.getAttribute('aria-checked')).resolves.not.toBe(before);
	expect(stage.complaints).toEqual([]);
});

const CHANGES = IS_LONG ? 200 : 20;

it(`keeps its memory within 2 MB over ${CHANGES} changes of the screen`, async () => {
	await stage.show({ scenario: 'purchases-thousand' });
	const visit = async (changes: number) => {
		for (let change = 0; change < changes; change++) {
			await changeRoute(stage, ROUTES[change % ROUTES.length] ?? '');
		}
		await stage.settle();
	};
	// Every chunk is loaded, and every cache is filled.
	await visit(3 * ROUTES.length);
	const before = await readHeap(stage);
	await visit(CHANGES);
	const growth = (await readHeap(stage)) - before;
	expect(growth).toBeLessThan(2 * 1024 * 1024);
	expect(stage.complaints).toEqual([]);
});
